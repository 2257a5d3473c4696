"""Composes Latin letters that the display font, Sofia Sans, does not have: Vietnamese (Nguyễn),
Yoruba (Ọṣun), romanized names. Letters and marks are the font's; hook and horn are drawn here.

Needs fonttools with brotli. Run in this folder after an update of the package, put the ranges that
it prints into fonts.css, and look at the letters in a browser:

    python3 compose-letters.py
"""

from math import cos, hypot, radians, sin
from unicodedata import normalize

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

package = "../../../node_modules/@fontsource/sofia-sans-extra-condensed/files/"
name = "sofia-sans-extra-condensed-{}-800-normal.woff2"
GRAVE, ACUTE, CIRCUMFLEX, TILDE, MACRON, BREVE, DOT_ABOVE, DIAERESIS, CARON, HOOK, HORN = map(
    chr,
    (0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30C, 0x309, 0x31B),
)
DOT_BELOW, MACRON_BELOW = chr(0x323), chr(0x331)
# The letters of the font whose mark is taken, small and capital.
marked = {
    GRAVE: "àÀ",
    ACUTE: "áÁ",
    CIRCUMFLEX: "âÂ",
    TILDE: "ãÃ",
    MACRON: "āĀ",
    BREVE: "ăĂ",
    DOT_ABOVE: "ėĖ",
    DIAERESIS: "äÄ",
    CARON: "čČ",
}
below_marks = {DOT_BELOW: "ė", MACRON_BELOW: "ā"}

fonts = [TTFont(package + name.format(part)) for part in ("latin", "latin-ext")]
font = fonts[0]
covered = set().union(*(source.getBestCmap() for source in fonts))


def is_composed(code):
    base, *marks = normalize("NFD", chr(code))
    is_letter = ord(base) in font.getBestCmap() and base.isalpha() and marks
    return is_letter and all(m in marked or m in below_marks or m in (HOOK, HORN) for m in marks)


letters = [
    code
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00))
    if code not in covered and is_composed(code)
]


def outline(source, glyph):
    pen = DecomposingRecordingPen(source.getGlyphSet())
    source.getGlyphSet()[glyph].draw(pen)
    return pen


def bounds(drawn):
    pen = BoundsPen(None)
    drawn.replay(pen)
    return pen.bounds


def component(letter, index):
    """The mark of a composite letter as an outline, and the middle of it above the letter."""
    source = next(file for file in fonts if ord(letter) in file.getBestCmap())
    part = source["glyf"][source.getBestCmap()[ord(letter)]].components[index]
    drawn = outline(source, part.glyphName)
    left, _, right, _ = bounds(drawn)
    return drawn, (left + right) / 2 + part.x


def stroke(points, widths):
    """A line with flat ends along points, of the given width at each."""
    sides = [[], []]
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = hypot(x1 - x0, y1 - y0)
        nx, ny = (y0 - y1) / length * widths[i] / 2, (x1 - x0) / length * widths[i] / 2
        sides[0].append((x + nx, y + ny))
        sides[1].append((x - nx, y - ny))
    pen = DecomposingRecordingPen(None)
    contour = [*sides[0], *reversed(sides[1])]
    pen.moveTo(contour[0])
    for point in contour[1:]:
        pen.lineTo(point)
    pen.closePath()
    return pen


def curve(a, b, c, steps=10):
    """Points of a quadratic curve."""
    return [
        tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(a, b, c))
        for t in (i / steps for i in range(steps + 1))
    ]


arc = [(62 + 40 * cos(radians(a)), 112 + 34 * sin(radians(a))) for a in range(170, -61, -10)]
hook_line = [*arc, (62, 62), (60, 40), (60, 0)]
hook = stroke(hook_line, [44] * len(hook_line))


def horn(x, y):
    line = curve((x - 40, y - 40), (x + 48, y - 34), (x + 40, y + 84))
    return stroke(line, [56 + 8 * i / 10 for i in range(11)])


def middle_of(base, otherwise):
    """The middle of the marks above a letter, which is that of its circumflex."""
    letter = normalize("NFC", base + CIRCUMFLEX)
    for source in fonts if len(letter) == 1 else []:
        glyph = source.getBestCmap().get(ord(letter))
        if glyph and source["glyf"][glyph].isComposite():
            return component(letter, 1)[1]
    return otherwise


def compose(code):
    base, *marks = normalize("NFD", chr(code))
    capital = base.isupper()
    pen = TTGlyphPen(None)

    def put(drawn, dx=0, dy=0):
        drawn.replay(TransformPen(pen, (1, 0, 0, 1, round(dx), round(dy))))

    cmap = font.getBestCmap()
    above = [mark for mark in marks if mark not in below_marks]
    glyph = "dotlessi" if base == "i" and above else cmap[ord(base)]
    body = outline(font, glyph)
    put(body)
    left, _, right, top = bounds(body)
    advance = font["hmtx"][glyph][0]
    middle = middle_of(base, (left + right) / 2)

    if HORN in above:
        put(horn(right, top))
        advance += 42
        above.remove(HORN)
    for mark in marks:
        if mark in below_marks:
            drawn = component(below_marks[mark], 1)[0]
            mark_left, _, mark_right, mark_top = bounds(drawn)
            beside = 80 if base == "y" else 0
            put(drawn, (left + right) / 2 + beside - (mark_left + mark_right) / 2, -62 - mark_top)

    # From the letter upward: a second mark is above the first, acute and grave beside its middle.
    is_tall = capital or base in "bdfhklt"
    floor = 710 if is_tall else 557
    below = None
    for mark in above:
        if mark == HOOK:
            drawn = hook
        else:
            drawn = component(marked[mark][is_tall], 1)[0]
        mark_left, bottom, mark_right, _ = bounds(drawn)
        dx, dy = middle - (mark_left + mark_right) / 2, 0
        if mark == HOOK:
            dy = floor - 8 - bottom
        if below is not None:
            dy += below[1] + 16 - (bottom + dy)
            if below[0] == CIRCUMFLEX and mark in (ACUTE, GRAVE):
                dx, dy = dx + (62 if mark == ACUTE else -62), dy - 44
        put(drawn, dx, dy)
        below = (mark, bounds(drawn)[3] + dy)
    return pen.glyph(), advance


order = font.getGlyphOrder()
for code in letters:
    glyph = f"uni{code:04X}"
    drawn, advance = compose(code)
    order.append(glyph)
    font["glyf"].glyphs[glyph] = drawn
    drawn.recalcBounds(font["glyf"])
    font["hmtx"].metrics[glyph] = (advance, drawn.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = glyph
font.setGlyphOrder(order)
font["glyf"].glyphOrder = order
options = Options(flavor="woff2", layout_features=[], hinting=False)
subsetter = Subsetter(options)
subsetter.populate(unicodes=letters)
subsetter.subset(font)
font.flavor = "woff2"
font.save("./" + name.format("composed"))

ranges = []
for code in letters:
    if ranges and ranges[-1][1] == code - 1:
        ranges[-1][1] = code
    else:
        ranges.append([code, code])
print(", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in ranges))
