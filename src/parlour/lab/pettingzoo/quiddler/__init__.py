"""The environment of Quiddler: its actions, who is asked, and what agents observe."""
