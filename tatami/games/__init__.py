"""The games, each a package of the same shape: pieces, actions, state, observation, document, refusals, view, story."""
