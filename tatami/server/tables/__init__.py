"""Tables: what they are, how a message changes them, and what each viewer is shown."""
