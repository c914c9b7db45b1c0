#!/usr/bin/python3
"""fonts.py FOLDER MANROPE < CHARACTERS: fonts that Chromium can embed as subsets.

It draws CFF and variable fonts into a PDF as Type 3, one dictionary for every few glyphs: 480 kB for two pages.
So Noto Sans CJK SC (SIL OFL 1.1) is cut to the characters read from standard input and given TrueType outlines,
and Manrope (SIL OFL 1.1) is fixed at the weights that the style sheet uses.
"""
import sys
from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.varLib import instancer

NOTO = '/usr/share/fonts/opentype/noto/NotoSansCJK-%s.ttc'
# Thousandths of an em: at body size less than a third of a dot at 600 dpi.
TOLERANCE = 3


def chinese(style, characters):
    font = next(f for f in TTCollection(NOTO % style).fonts if f['name'].getDebugName(1) == 'Noto Sans CJK SC')
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = True
    options.notdef_outline = True
    options.drop_tables += ['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG']
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    return truetype(font)


def truetype(font):
    """Replaces cubic outlines by quadratic ones."""
    order, outlines, glyphs = font.getGlyphOrder(), font.getGlyphSet(), {}
    for name in order:
        pen = TTGlyphPen(None)
        outlines[name].draw(Cu2QuPen(pen, TOLERANCE, reverse_direction=True))
        glyphs[name] = pen.glyph()
    glyf = font['glyf'] = newTable('glyf')
    glyf.glyphOrder, glyf.glyphs = order, glyphs
    font['loca'] = newTable('loca')
    del font['CFF ']
    maxp = font['maxp']
    maxp.tableVersion, maxp.maxZones = 0x00010000, 1
    for field in ('TwilightPoints', 'Storage', 'FunctionDefs', 'InstructionDefs', 'StackElements', 'SizeOfInstructions', 'ComponentElements'):
        setattr(maxp, 'max' + field, 0)
    font['post'].formatType, font['post'].glyphOrder = 3.0, None
    font.sfntVersion = '\0\1\0\0'
    glyf.compile(font)
    return font


def latin(path, weight):
    font = instancer.instantiateVariableFont(TTFont(path), {'wght': weight})
    font['name'].setName('Manrope-%d' % weight, 6, 3, 1, 0x409)
    font.flavor = None
    return font


def save(font, path):
    # A time of change would stand in every file printed with it.
    font.recalcTimestamp = False
    font.save(path)


if __name__ == '__main__':
    folder, manrope = sys.argv[1:]
    characters = sys.stdin.read()
    for style in ('Regular', 'Bold'):
        save(chinese(style, characters), '%s/chinese-%s.ttf' % (folder, style.lower()))
    for weight in (300, 400, 600):
        save(latin(manrope, weight), '%s/manrope-%d.ttf' % (folder, weight))
