import type { RuleBook } from '.'

const book: RuleBook = {
  title: 'Letter Jam',
  inShort: [
    'You all play together. Everybody has a secret word, mixed up and face down. One letter of it stands up, where everybody sees it but you.',
    'You give each other clues: words spelled from the letters you can see. In a clue your own letter is a question mark to you.',
    'When you think you know your letter you write it down and move on to the next. At the end everybody puts their letters in order and hopes that they spell a word.',
  ],
  chapters: [
    {
      title: 'What is on the table',
      rules: [
        {
          id: 'LJ-C1',
          title: 'The deck',
          text: [
            '64 letter cards: A4 B2 C3 D3 E6 F2 G2 H3 I4 K2 L3 M2 N3 O4 P2 R4 S4 T4 U3 W2 Y2. There is no J, Q, V, X or Z.',
          ],
        },
        {
          id: 'LJ-C2',
          title: 'The wildcard',
          text: ['One wildcard lies face up in the middle. Clues never use it up.'],
        },
        {
          id: 'LJ-C3',
          title: 'Six stands',
          text: [
            'All six stands are always in use. Where players are missing, a stand is fed from a stack of its own, so you always see five letters besides what lies in the middle.',
          ],
        },
        {
          id: 'LJ-C4',
          title: 'Tokens',
          text: [
            'Red tokens lie on the petals: each player has a share of them. Some green tokens lie on the leaves and can be used at once; others are locked in the middle until the last red is taken; and one lies under each stack.',
            'Two players: 6 red, 2 green, 3 locked. Three: 6 red, 2 green, 3 locked. Four: 4 red, 6 green, 1 locked. Five: 5 red, 5 green, 1 locked. Six: 6 red, 4 green, 1 locked.',
          ],
        },
        {
          id: 'LJ-C5',
          title: 'Other languages',
          text: ['A deck is a list of letters; another language is another list.'],
        },
      ],
    },
    {
      title: 'Setting up',
      rules: [
        {
          id: 'LJ-S1',
          title: 'Players and words',
          text: [
            'Two to six players. Secret words have 3 to 7 letters, five unless the table says otherwise; each player can have a length of their own.',
          ],
        },
        {
          id: 'LJ-S2',
          title: 'Words made by neighbours',
          text: [
            'If the table chose so: the deck is dealt out, and you spell a word for the player on your right from your share. When you are stuck you may look through the cards that others have laid aside and take what you need. Remember your word; its owner gets it mixed up and face down.',
            'A table can allow words that are longer or shorter than asked for, of 3 to 7 letters. A player with more letters needs more clues.',
          ],
        },
        {
          id: 'LJ-S3',
          title: 'Words made by the table',
          text: ['Otherwise the table picks a common word for everybody and mixes it up.'],
        },
        {
          id: 'LJ-S4',
          title: 'Mixed up',
          text: [
            'Your cards never lie in an order that already spells the word, unless every order does.',
          ],
        },
        {
          id: 'LJ-S5',
          title: 'Stacks',
          text: [
            'All other cards are shuffled into the deck. Each stand without a player gets a stack from it and stands its top card up at once.',
          ],
        },
        {
          id: 'LJ-S6',
          title: 'The first letter',
          text: [
            'Your leftmost card stands up: everybody sees it but you. You never see your own row.',
          ],
        },
      ],
    },
    {
      title: 'A round',
      rules: [
        {
          id: 'LJ-R1',
          title: 'What you may say about a clue',
          text: [
            'Five numbers and nothing else: how many letters it has, how many players it helps, how many stands without a player it uses, how many bonus letters, and whether it uses the wildcard. The table counts them for you, so they are always true. Everybody is counted once, however often their letter is used.',
          ],
        },
        {
          id: 'LJ-R2',
          title: 'What else you may say',
          text: [
            'That you are sure or unsure of your letter, and that you have a good clue. Nothing else about letters. Free chat is a choice of the table; mind what you write there.',
          ],
        },
        {
          id: 'LJ-R3',
          title: 'Drafts are private',
          text: ['Nobody learns the word, the cards or the places of a clue that was not given.'],
        },
        {
          id: 'LJ-R4',
          title: 'Choosing a clue',
          text: [
            'Everybody backs one offer; who offers a clue backs it. When all back the same one, it is given. You can change your mind until then. A table can also let a majority decide, or the host.',
          ],
        },
        {
          id: 'LJ-R5',
          title: 'Red or green',
          text: [
            'Giving a clue takes a token. If you have fewer reds than your share you take a red, otherwise a green that can be taken. If there is no such green, only players below their share of reds can give.',
          ],
        },
        {
          id: 'LJ-R6',
          title: 'The lock opens',
          text: ['When the last red is taken, the locked greens can be taken at once.'],
        },
        {
          id: 'LJ-R7',
          title: 'Strict share',
          text: [
            'A choice of the table: as long as any red is left, players who have their share of reds do not give.',
          ],
        },
        {
          id: 'LJ-R8',
          title: 'Spelling',
          text: [
            'A clue is spelled with the cards you see: other players’ letters, the stands without a player, bonus letters, the wildcard. Never your own letter. A card may be used many times. If two cards show the same letter, you choose which one.',
          ],
        },
        {
          id: 'LJ-R9',
          title: 'The wildcard in a clue',
          text: [
            'It stands for one letter, the same wherever it comes in the clue; it may be a letter that is also to be seen. Nobody is told which.',
          ],
        },
        {
          id: 'LJ-R10',
          title: 'Which words',
          text: [
            'Any word you believe in, names and abbreviations too, of any length. If the word list does not know it, only you are told, and you may still give it.',
          ],
        },
        {
          id: 'LJ-R11',
          title: 'Reading a clue',
          text: [
            'A clue comes onto your sheet with a question mark where your letter is, and a star for the wildcard. The other letters you see as they are.',
          ],
        },
        {
          id: 'LJ-R12',
          title: 'Your sheet',
          text: ['Guesses, crossed-out letters and notes are yours alone.'],
        },
        {
          id: 'LJ-R13',
          title: 'Stay or move on',
          text: [
            'After a clue everybody decides whether to stay with their letter or to move on. All see at once whose card is tipped over; the guess for it stays secret. You can move on if your letter has ever been in a clue, and you need a guess for it. You can change your mind until all have decided; then everything happens together. A table can also choose that decisions stay hidden until then.',
          ],
        },
        {
          id: 'LJ-R14',
          title: 'No way back',
          text: [
            'You go from left to right and never return to a card. What you wrote about it you can change until the end.',
          ],
        },
        {
          id: 'LJ-R15',
          title: 'The refill',
          text: [
            'Then stands without a player that were used get their next card, players who moved on stand up theirs, and bonus letters that were used are discarded.',
          ],
        },
        {
          id: 'LJ-R16',
          title: 'The token below a stack',
          text: [
            'When the last card of a stack goes onto its stand, the green below can be taken at once. From then on the stand draws from the deck.',
          ],
        },
        {
          id: 'LJ-R17',
          title: 'First the refill, then the end',
          text: ['Whether the game is over is looked at after the refill.'],
        },
        {
          id: 'LJ-R18',
          title: 'An empty deck',
          text: ['If there is no card to draw, the stand stays empty.'],
        },
      ],
    },
    {
      title: 'Bonus letters',
      rules: [
        {
          id: 'LJ-B1',
          title: 'Extra letters',
          text: [
            'Whoever moves on from the last card of their row draws a card from the deck onto the stand: an extra letter, seen by all others.',
          ],
        },
        {
          id: 'LJ-B2',
          title: 'Guessing aloud',
          text: [
            'When your extra letter has been in a clue you may say aloud what it is, or wait. Right: it lies beside the wildcard as a bonus letter for all. Wrong: it is discarded. Either way you draw a new one. Several players guess in any order, and each hears the guesses before theirs.',
          ],
        },
        {
          id: 'LJ-B3',
          title: 'As many as you like',
          text: ['There is no limit to bonus letters. Stands without a player make none.'],
        },
        {
          id: 'LJ-B4',
          title: 'Used up',
          text: ['A bonus letter that was used in a clue is discarded after the round.'],
        },
        {
          id: 'LJ-B5',
          title: 'Kept face down',
          text: [
            'A choice of the table: an extra letter that was in a clue goes face down to its owner instead, who notes a guess in private and draws a new one. At the end only its owner can use it.',
          ],
        },
      ],
    },
    {
      title: 'The end',
      rules: [
        {
          id: 'LJ-E1',
          title: 'When it ends',
          text: [
            'After a round in which no token is left that anybody could take, or when all agree to stop, between two rounds. A table can choose that nobody stops before the clues are used up.',
          ],
        },
        {
          id: 'LJ-E2',
          title: 'Final words',
          text: [
            'Arrange your face-down cards by your guesses. A card may be replaced by a bonus letter or the wildcard, and these may be added too. Every card of your row is used or replaced, so your word is never shorter than the row.',
            'A table can choose that the wildcard only replaces: then a word with the wildcard leaves at least one card of the row out.',
          ],
        },
        {
          id: 'LJ-E3',
          title: 'Claims',
          text: [
            'Each card in the middle serves one player. Claims are seen by all and can be given up until the first word is revealed; then nothing changes any more.',
            'If you need a card that somebody else has, ask for it: one tap, and nothing is said about letters. Whoever has it sees that you ask and can give it up with one tap, even after saying “ready”.',
            'For the first half minute bots leave the wildcard to people. They give up a card to somebody who asks for it and needs it more.',
          ],
        },
        {
          id: 'LJ-E4',
          title: 'The reveal',
          text: [
            'One player after the other, the surest first if you like. What counts is what the cards really spell.',
          ],
        },
        {
          id: 'LJ-E5',
          title: 'A right word',
          text: [
            'A correctly spelled English word whose meaning you know: any word, not only the one you were given. A common word counts at once. For a rarer one of the word list you are asked whether you know it. A word that the list lacks is put to the others: a majority decides, and a tie accepts it.',
            'The wildcard is the letter you meant. If that spells no word, you are shown the commonest word it could be and asked whether you know that one. A table can also ask only the others, or let the list alone decide.',
          ],
        },
        {
          id: 'LJ-E6',
          title: 'Score',
          text: [
            'A right word earns three points for each letter of your row, one for each letter beyond it, and one for each green that could still be taken. Otherwise you get one point for each card of your row that you guessed right.',
            'HORSE spelled HEROES with two greens left: 15 + 1 + 2 = 18.',
          ],
        },
        {
          id: 'LJ-E7',
          title: 'Points for bonus letters',
          text: [
            'A choice of the table: one point for each bonus letter in your word instead of one for each letter beyond the row.',
          ],
        },
        {
          id: 'LJ-E8',
          title: 'Together',
          text: [
            'You win together. The total fills the jar in five steps: for two players at 8, 17, 26, 35 and 43 points; three at 13, 25, 37, 49, 61; four at 16, 32, 48, 64, 80; five at 20, 40, 60, 80, 100; six at 23, 46, 69, 92, 115. With words of other lengths the steps grow or shrink with them.',
          ],
        },
        {
          id: 'LJ-E9',
          title: 'Everything is shown',
          text: [
            'Afterwards you see it all: the rows, the sheets, the clues as they were meant, and the ones never given.',
          ],
        },
      ],
    },
  ],
}

export default book
