// The metrics of a font file (sfnt): its line height, and the width of ordinary text.

export interface Measures {
  /** In units of the em. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The average width of a letter of running Latin text. */
  readonly width: number
}

/** How often letters occur in running text, in thousandths; rare ones are left out. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 154,
  e: 92,
  t: 67,
  a: 67,
  i: 59,
  n: 58,
  o: 57,
  r: 53,
  s: 47,
  h: 35,
  l: 30,
  d: 30,
  c: 23,
  u: 21,
  m: 18,
  f: 17,
  p: 16,
  g: 16,
  y: 12,
  b: 11,
  w: 11,
  ',': 8,
  v: 8,
  '.': 8,
  '0': 5,
  k: 5,
  S: 4,
  T: 4,
  A: 4,
  C: 3,
  '2': 3,
  x: 3,
  M: 3,
}

function tablesOf(font: Buffer): (tag: string) => Buffer {
  return (tag) => {
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
      if (font.toString('latin1', at, at + 4) !== tag) continue
      const start = font.readUInt32BE(at + 8)
      return font.subarray(start, start + font.readUInt32BE(at + 12))
    }
    throw new Error(`The font has no table '${tag}'.`)
  }
}

/** The glyph of a character, from the first cmap of format 4. */
function glyphsOf(cmap: Buffer): (code: number) => number {
  const format4 = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.subarray(cmap.readUInt32BE(8 + 8 * at)))
  const table = format4.find((candidate) => candidate.readUInt16BE(0) === 4)
  if (!table) throw new Error('The font has no cmap of format 4.')
  const doubled = table.readUInt16BE(6)
  return (code) => {
    for (let at = 0; at < doubled; at += 2) {
      if (table.readUInt16BE(14 + at) < code) continue
      const start = table.readUInt16BE(16 + doubled + at)
      if (start > code) return 0
      const delta = table.readUInt16BE(16 + 2 * doubled + at)
      const offsetAt = 16 + 3 * doubled + at
      const offset = table.readUInt16BE(offsetAt)
      return offset === 0 ? (code + delta) & 0xffff : table.readUInt16BE(offsetAt + offset + 2 * (code - start))
    }
    return 0
  }
}

/** Ascent, descent, line gap and the width of running text, all in units of the em. */
export function measure(font: Buffer): Measures {
  const table = tablesOf(font)
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const glyph = glyphsOf(table('cmap'))
  const em = table('head').readUInt16BE(18)
  const last = hhea.readUInt16BE(34) - 1
  const advance = (letter: string) => hmtx.readUInt16BE(4 * Math.min(glyph(letter.charCodeAt(0)), last))
  const letters = Object.entries(frequencies)
  const total = letters.reduce((sum, [, share]) => sum + share, 0)
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    width: letters.reduce((sum, [letter, share]) => sum + advance(letter) * share, 0) / total / em,
  }
}
