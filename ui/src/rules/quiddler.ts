import type { RuleBook } from '.'

const book: RuleBook = {
  title: 'Quiddler',
  inShort: [
    'Everyone for themselves. You get three cards in the first hand, four in the second, up to ten. Some cards carry two letters.',
    'On your turn you draw a card and discard one. As soon as all your other cards make words you lay them down and are out. The others have one more turn each.',
    'Cards in words count for you, cards left over count against you. The most words and the longest word earn a bonus.',
  ],
  chapters: [
    {
      title: 'Cards',
      rules: [
        {
          id: 'QD-C1',
          title: 'The deck',
          text: [
            '118 cards: A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S4 T6 U6 V2 W2 X2 Y4 Z2, and two each of the two-letter cards QU, IN, ER, CL and TH.',
          ],
        },
        {
          id: 'QD-C2',
          title: 'Points',
          text: [
            'Two tables of points. The manual’s: A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S4 T6 U6 V2 W2 X2 Y2 Z2, two-letter cards 2.',
            'The boxed game’s: A2 B8 C8 D5 E2 F6 G6 H7 I2 J13 K8 L3 M5 N5 O2 P6 Q15 R5 S3 T3 U4 V11 W10 X12 Y4 Z14 QU9 IN7 ER7 CL10 TH9.',
          ],
        },
        {
          id: 'QD-C3',
          title: 'Two letters, one card',
          text: [
            'A two-letter card is one card and is never split. It counts as two letters for the longest word.',
          ],
        },
        {
          id: 'QD-C4',
          title: 'Other decks',
          text: ['Decks and points are lists; others can be added.'],
        },
      ],
    },
    {
      title: 'A hand',
      rules: [
        {
          id: 'QD-H1',
          title: 'Players and hands',
          text: [
            'Two to eight players. Eight hands, of 3, 4 and so on up to 10 cards. A table can play fewer hands, or go up and back down.',
          ],
        },
        {
          id: 'QD-H2',
          title: 'The deal',
          text: [
            'The deck is shuffled for every hand, and its top card begins the discard pile. The deal passes to the left, and the player left of the dealer begins. Who deals first is drawn.',
          ],
        },
        {
          id: 'QD-H3',
          title: 'A turn',
          text: [
            'Draw one card, from the stock or the top of the discard pile. Arrange words as you like; nobody sees them. End your turn by discarding one card, or by going out. Every turn ends with one discard.',
          ],
        },
        {
          id: 'QD-H4',
          title: 'Going out',
          text: [
            'You can go out when every card but one is in a word of at least two cards; the last card is discarded. Words are laid down all at once, never earlier, and never on somebody else’s words.',
          ],
        },
        {
          id: 'QD-H5',
          title: 'Final turns',
          text: [
            'When somebody is out, everybody else has one more full turn: draw, lay down what words you can and want to, discard one.',
            'By the manual these words stay face down until the last final turn is over; then all are revealed together, and one time for challenges covers them all. In the boxed game they are laid open in turn, and what can be laid down must be. A table can choose.',
          ],
        },
        {
          id: 'QD-H6',
          title: 'An empty stock',
          text: [
            'The discard pile, all but its top card, is shuffled into a new stock. If there is nothing to shuffle, only the discard can be drawn.',
          ],
        },
        {
          id: 'QD-H7',
          title: 'Not on the first turn',
          text: ['A choice of the table: nobody goes out on their first turn of a hand.'],
        },
      ],
    },
    {
      title: 'Words',
      rules: [
        {
          id: 'QD-W1',
          title: 'Which words',
          text: [
            'At least two cards, and a word in the sense of the table’s list: no names, prefixes, suffixes, abbreviations, hyphens or apostrophes. Unless the table chooses the wide list, the strict one judges: PARIS and PRE are no words there.',
          ],
        },
        {
          id: 'QD-W2',
          title: 'Cut as you like',
          text: [
            'The same word may be laid twice. Until you lay down, you can cut your words anew as often as you like.',
          ],
        },
        {
          id: 'QD-W3',
          title: 'Who judges',
          text: [
            'A choice of the table. Challenge: anything can be laid down, others may challenge it, and the word list settles it. Vote: a challenge is settled by a sentence and a vote. Checked: only words of the list can be laid down.',
          ],
        },
        {
          id: 'QD-W4',
          title: 'What can be laid down',
          text: [
            'Only cards you hold, each once, in words of at least two cards; and if the table checks words, only words of the list.',
          ],
        },
        {
          id: 'QD-W5',
          title: 'Looking up',
          text: [
            'By the manual words are not looked up: the list is there to settle challenges. In the boxed game you may look words up while it is not your turn, but nobody looks words up while they can be challenged. A table can choose.',
          ],
        },
      ],
    },
    {
      title: 'Challenges',
      rules: [
        {
          id: 'QD-X1',
          title: 'Challenging',
          text: [
            'After a lay-down everybody else may challenge any of its words, one after the other, until all have passed or the time is over. Nobody challenges their own word. One challenge is settled before the next, and a word that stood is not challenged again.',
            'A table can also allow everybody one challenge for each lay-down.',
          ],
        },
        {
          id: 'QD-X2',
          title: 'The vote',
          text: [
            'The owner uses the word in a sentence, then all vote. The majority decides; a tie is for the owner.',
          ],
        },
        {
          id: 'QD-X3',
          title: 'Rejected, by the manual',
          text: [
            'The whole lay-down is void, and its owner has lost the turn. The points of all cards in it are subtracted from the owner’s score, and the challenger gains them.',
            'After a going-out the cards go back to the hand, the discard stays where it is, nobody is out, and play goes on. In a final turn the cards are left over as well: penalty and leftovers both count. A table can choose that there only the leftovers count.',
          ],
        },
        {
          id: 'QD-X4',
          title: 'Rejected, in the boxed game',
          text: [
            'Only that word is struck: it earns nothing, counts for no bonus, and its points are subtracted once. The challenger gains nothing, and whoever went out stays out.',
          ],
        },
        {
          id: 'QD-X5',
          title: 'Upheld',
          text: [
            'By the manual nothing happens. In the boxed game the challenger loses the points of the word.',
          ],
        },
      ],
    },
    {
      title: 'Score',
      rules: [
        {
          id: 'QD-S1',
          title: 'A hand’s score',
          text: [
            'The points of your cards in words that stand, less the points of the cards left in your hand. The last discard costs nothing.',
          ],
        },
        {
          id: 'QD-S2',
          title: 'Below zero',
          text: [
            'By the manual a hand can score less than nothing. In the boxed game it scores at least nothing before bonuses, challenges included.',
          ],
        },
        {
          id: 'QD-S3',
          title: 'Most words',
          text: [
            'Ten points for the one player who has more words than anybody else. If two players tie, nobody gets them.',
          ],
        },
        {
          id: 'QD-S4',
          title: 'Longest word',
          text: [
            'Ten points for the one player whose longest word has the most letters; letters count, not cards. If two players tie, nobody gets them.',
          ],
        },
        {
          id: 'QD-S5',
          title: 'Both',
          text: [
            'Both bonuses can go to one player. In the boxed game two players agree on one bonus at the start.',
          ],
        },
        {
          id: 'QD-S6',
          title: 'Winning',
          text: ['The highest total wins; equal totals share the win.'],
        },
        {
          id: 'QD-S7',
          title: 'The score sheet',
          text: [
            'It shows every hand of every player: words, leftovers, bonuses, challenges, sum and total.',
          ],
        },
      ],
    },
    {
      title: 'What is private',
      rules: [
        {
          id: 'QD-P1',
          title: 'Your hand',
          text: [
            'Only you see your hand; everybody sees how many cards it has. What you take from the discard pile is seen by all.',
          ],
        },
        {
          id: 'QD-P2',
          title: 'Until you lay down',
          text: [
            'When somebody is out, the other hands stay private until their words are laid open. Of words that lie face down the others see how many cards they are. What is left over is shown when the hand is scored.',
          ],
        },
        {
          id: 'QD-P3',
          title: 'The discard pile',
          text: ['Only its top card is seen. What went by can be read in the log.'],
        },
      ],
    },
  ],
}

export default book
