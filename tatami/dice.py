"""A small, fast, reproducible generator for playouts and sampling. Never for a live deal: its seed can be guessed."""

from typing import Final

from mypy_extensions import i64

# All arithmetic stays below 2**63, so that compiled (64-bit) and interpreted (unbounded) runs give the same numbers.
LOW_63: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF


class Dice:
    """SplitMix over 63 bits: equal seeds roll equal numbers, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & 0x7FFF_FFFF_FFFF_FFFF

    def roll(self) -> i64:
        """Return the next whole number, uniform below 2**63."""
        self.state = (self.state + 0x1E37_79B9_7F4A_7C15) & LOW_63
        mixed: i64 = ((self.state ^ (self.state >> 30)) * 0x3F58_476D_1CE4_E5B9) & LOW_63
        mixed = ((mixed ^ (mixed >> 27)) * 0x14D0_49BB_1331_11EB) & LOW_63
        return mixed ^ (mixed >> 31)

    def below(self, limit: i64) -> i64:
        """Return a whole number, uniform in 0 … limit-1 (limit < 2**31, so the bias is below 2**-31)."""
        return ((self.roll() >> 31) * limit) >> 32
