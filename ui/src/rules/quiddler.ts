import type { RuleBook } from '.'

const book: RuleBook = {
  title: 'Quiddler',
  inShort: [
    'You all play together. Everybody has a secret word, face down and mixed up, and one letter of it stands where everybody but its owner sees it.',
    'You give each other clues: words spelled from the letters you can see. In a clue your own letter is a question mark to you.',
    'When you think you know your letter you write it down and move on to the next. At the end everybody puts their letters in order and hopes for a word.',
  ],
  chapters: [],
}

export default book
