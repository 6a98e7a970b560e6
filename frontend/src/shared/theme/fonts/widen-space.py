"""Widens the word space of a variable font to the same advance at every weight.

    python widen-space.py FONT.woff2 255

The number is in units of the font, 1000 of which are one em. Needs fontTools and brotli.
"""

import sys

from fontTools.ttLib import TTFont

path, advance = sys.argv[1], int(sys.argv[2])
font = TTFont(path, recalcTimestamp=False)
widths = font["HVAR"].table
rows = widths.VarStore.VarData[0].Item
unchanged = next(number for number, deltas in enumerate(rows) if not any(deltas))
for glyph in ("space", "uni00A0"):
    font["hmtx"][glyph] = (advance, 0)
    font["gvar"].variations[glyph] = []
    widths.AdvWidthMap.mapping[glyph] = unchanged
font.save(path)
