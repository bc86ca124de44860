"""The manifest of Letter Jam."""

from parlour.games.manifest import DayGame, Manifest, Variant

MANIFEST = Manifest(
    name="letterjam",
    rules="parlour.rules.letterjam:LETTER_JAM",
    box="parlour.rules.letterjam.box:deck",
    rules_text="data/rules.toml",
    browser="ui/src/games/letterjam",
    line="Everybody sees your letter but you. Help each other find the words.",
    players="2 to 6 players, together",
    minutes="45 minutes",
    praise="Good clue!",
    rule_sets={
        "rulebook": "The game as its rulebook has it.",
        "summary": "As a short summary has it: neighbours make the words, nobody gives beyond "
        "their share of reds, all clues are used, extra letters stay face down, bonus letters earn "
        "the points, the wildcard only replaces a card.",
    },
    minds={
        "regular": "parlour.minds.letterjam.bot:regular",
        "novice": "parlour.minds.letterjam.bot:novice",
        "expert": "parlour.minds.letterjam.bot:expert",
    },
    # Gives clues as people do, so that the arena can measure how others read them.
    yardsticks={"casual": "parlour.minds.letterjam.bot:casual"},
    moments="parlour.minds.letterjam.moments:MOMENTS",
    tutor="parlour.minds.letterjam.tutor:Tutor",
    review="parlour.review.letterjam:LETTER_JAM_REVIEW",
    notation="parlour.records.letterjam:LETTER_JAM_NOTATION",
    face="parlour.cli.terminal.letterjam:LetterJamFace",
    measure="parlour.lab.arena.letterjam:LetterJamMeasure",
    arena_minds=("expert",),
    lesson="parlour.lessons.letterjam:LETTER_JAM_LESSON",
    day=DayGame(changes={"length": 4}, bots=2),
    short={"length": 3},
    variants=(
        Variant({}),
        Variant({"words": "neighbours", "any_length": True, "chat": True}),
        Variant({"agreement": "majority", "length": 3, "watchers_see_letters": True}),
        # Short rows end soon, so that players guess extra letters aloud in front of watchers.
        Variant({"length": 3}, (2, 4)),
        Variant({"agreement": "host", "acceptance": "lexicon-only", "length": 7}),
        Variant({"words": "table", "decisions": "hidden", "acceptance": "others"}, (2, 4)),
    ),
)
