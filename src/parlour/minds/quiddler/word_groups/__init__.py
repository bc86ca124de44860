"""Which groups of cards spell a word? Answered for ten thousands of groups at a time."""
