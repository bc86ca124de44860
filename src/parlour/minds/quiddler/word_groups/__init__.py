"""Only Quiddler asks for words by cards: an index of groups of cards, for many lookups."""
