"""An index of groups of cards that spell a word, for tens of thousands of lookups at a time."""
