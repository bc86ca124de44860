"""The environment of Letter Jam: its actions, who is asked, and what agents observe."""
