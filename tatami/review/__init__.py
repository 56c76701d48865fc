"""Looking ahead and looking back: hints for a decision, reviews of finished games. No terminal in here."""
