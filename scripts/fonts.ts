// `npm run fonts`: cuts the typefaces to the letters the shop needs and writes web/public/fonts, with a style sheet for
// each pair that an owner can choose, and web/ui/styles/fonts.css for the usual pair and Arabic. With `--check` it
// writes nothing and fails if the existing files are not the ones it would write.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { facePairs, facesAddress, type Typeface, typefaces } from '#domain/shop/brand/typefaces.ts'
import type { Measures } from './fonts/measure-font.ts'
import { measure } from './fonts/measure-font.ts'

const { resolve } = createRequire(import.meta.url)
const target = (path: string) => fileURLToPath(new URL(`../web/${path}`, import.meta.url))

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const ascii = span(0x20, 0x7e)
const signs = ' €«»–—‘’“”„…·×−°\u202f'
/** Every letter of Dutch and French, and of most customers' names. */
const letters = `${span(0xc0, 0xff)}ŒœŸ`
/**
 * The Arabic alphabet, its punctuation and usual marks; digits come from the Latin typefaces. Its spaces are its own:
 * those of a Latin typeface, which comes later, would break lines anew.
 */
const arabic = ` ${span(0x621, 0x63a)}${span(0x641, 0x652)}،؛؟٪\u0640\u0670`

const latinFeatures = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk', 'calt']
const arabicFeatures = [
  'init',
  'medi',
  'fina',
  'isol',
  'rlig',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'kern',
  'curs',
  'calt',
  'liga',
]

interface LocalFace {
  readonly names: readonly string[]
  readonly measures: Measures
}

interface Face {
  readonly family: string
  readonly source: string
  readonly file: string
  readonly letters: string
  readonly features: readonly string[]
  /** A range keeps the axis; one number pins it, and that cut is then used for every weight. */
  readonly weight: number | { min: number; max: number }
  readonly axes?: Record<string, number>
  /**
   * Local fallback fonts per weight, the most common one first. Their metrics are known for Latin only. Without a
   * fallback, the document loads the typeface early and the browser never swaps it in late.
   */
  readonly standIns: readonly { weight: number; range: string; faces: readonly LocalFace[] }[]
}

const local = (
  names: string[],
  em: number,
  ascent: number,
  descent: number,
  lineGap: number,
  width: number,
): LocalFace => ({
  names,
  measures: { ascent: ascent / em, descent: descent / em, lineGap: lineGap / em, width: width / em },
})

// Published metrics of fonts on Windows, macOS, iOS, Android and Linux; the names after the first have the same
// metrics.
const arial = local(['Arial', 'Liberation Sans', 'Arimo'], 2048, 1854, 434, 67, 913)
const arialBold = local(['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], 2048, 1854, 434, 67, 983)
const roboto = local(['Roboto'], 2048, 1900, 500, 0, 911)
const robotoBold = local(['Roboto Bold'], 2048, 1900, 500, 0, 926)
const dejaVu = local(['DejaVu Sans'], 2048, 1901, 483, 0, 1041)
const dejaVuBold = local(['DejaVu Sans Bold'], 2048, 1901, 483, 0, 1176)
const georgiaBold = local(['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], 2048, 1878, 449, 0, 1062)
const notoSerifBold = local(['Noto Serif Bold'], 1000, 1069, 293, 0, 512)
const dejaVuSerifBold = local(['DejaVu Serif Bold'], 2048, 1923, 483, 0, 1168)

const serifBold = [georgiaBold, notoSerifBold, dejaVuSerifBold]
const sansBold = [arialBold, robotoBold, dejaVuBold]

/** Headings use one weight; the axis would add some 12 kB to the first load. */
const heading = (name: string, cut: string, standIns: readonly LocalFace[], axes?: Face['axes']): Face => ({
  ...latin(name, cut),
  weight: 650,
  ...(axes && { axes }),
  standIns: [{ weight: 650, range: '100 900', faces: standIns }],
})

const text = (name: string, cut: string): Face => ({
  ...latin(name, cut),
  weight: { min: 400, max: 700 },
  standIns: [
    { weight: 400, range: '400 500', faces: [arial, roboto, dejaVu] },
    { weight: 650, range: '600 700', faces: sansBold },
  ],
})

const latin = (family: string, cut: string) => {
  const name = family.toLowerCase().replaceAll(' ', '-')
  return {
    family,
    source: `@fontsource-variable/${name}/files/${name}-latin-${cut}-normal.woff2`,
    file: `${name}-latin.woff2`,
    letters: ascii + signs + letters,
    features: latinFeatures,
  }
}

const pairs: Readonly<Record<Typeface, readonly Face[]>> = {
  warm: [heading(facePairs.warm.heading, 'opsz', serifBold, { opsz: 40 }), text(facePairs.warm.text, 'wght')],
  clear: [heading(facePairs.clear.heading, 'wght', sansBold), text(facePairs.clear.text, 'wght')],
  classic: [heading(facePairs.classic.heading, 'wght', serifBold), text(facePairs.classic.text, 'wght')],
}

const arabicFaces: readonly Face[] = [
  {
    family: 'El Messiri',
    source: '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2',
    file: 'el-messiri-arabic.woff2',
    letters: arabic,
    features: arabicFeatures,
    weight: 650,
    standIns: [],
  },
  {
    family: 'Readex Pro',
    source: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    file: 'readex-pro-arabic.woff2',
    letters: arabic,
    features: arabicFeatures,
    weight: { min: 400, max: 700 },
    standIns: [],
  },
]

const cut = (face: Face, targetFormat: 'sfnt' | 'woff2', weight: Face['weight'] = face.weight): Promise<Buffer> =>
  subsetFont(readFileSync(resolve(face.source)), face.letters, {
    targetFormat,
    keepFeatures: face.features,
    noHinting: true,
    variationAxes: { ...face.axes, wght: weight },
  })

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** U+20-7E, U+A0 …: the letters as a CSS unicode-range. */
function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

const rule = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

function webFace(face: Face): string {
  const weight = typeof face.weight === 'number' ? '100 900' : `${face.weight.min} ${face.weight.max}`
  return rule([
    `font-family: '${face.family}'`,
    `src: url('/fonts/${face.file}') format('woff2')`,
    `font-weight: ${weight}`,
    'font-style: normal',
    `font-display: ${face.standIns.length > 0 ? 'swap' : 'optional'}`,
    `unicode-range: ${unicodeRange(face.letters)}`,
  ])
}

function standIn(face: Face, range: string, measures: Measures, { names, measures: own }: LocalFace): string {
  const size = measures.width / own.width
  return rule([
    `font-family: '${face.family} Fallback'`,
    `src: ${names.map((name) => `local('${name}')`).join(', ')}`,
    `font-weight: ${range}`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${percent(measures.ascent / size)}`,
    `descent-override: ${percent(measures.descent / size)}`,
    `line-gap-override: ${percent(measures.lineGap / size)}`,
  ])
}

/** Of faces with one name browsers use the last one installed, so the most common one comes last. */
async function standInsOf(face: Face): Promise<string[]> {
  const perWeight = face.standIns.map(async ({ weight, range, faces: locals }) => {
    const measures = measure(await cut(face, 'sfnt', weight))
    return locals.toReversed().map((candidate) => standIn(face, range, measures, candidate))
  })
  return (await Promise.all(perWeight)).flat()
}

const intro =
  '/* The typefaces, cut to size, and local fallback fonts with the same metrics so that nothing moves when they load; written by `npm run fonts`. */\n'

const files = new Map<string, Buffer>()
for (const typeface of typefaces) {
  const faces = pairs[typeface]
  await cutAll(faces)
  const size = faces.reduce((sum, { file }) => sum + (files.get(`public/fonts/${file}`)?.length ?? 0), 0)
  console.log(`${typeface}: ${(size / 1000).toFixed(1)} of at most 36 kB.`)
  if (size > 36_000) throw new Error(`The fonts of the pair '${typeface}' are larger than 36 kB.`)
  const address = facesAddress(typeface)
  if (address) files.set(`public${address}`, await sheetOf(faces))
}
await cutAll(arabicFaces)
files.set('ui/styles/fonts.css', await sheetOf([...pairs.warm, ...arabicFaces]))

async function cutAll(faces: readonly Face[]): Promise<void> {
  for (const face of faces) {
    const file = await cut(face, 'woff2')
    console.log(`${face.file} ${(file.length / 1000).toFixed(1)} kB`)
    files.set(`public/fonts/${face.file}`, file)
  }
}

async function sheetOf(faces: readonly Face[]): Promise<Buffer> {
  const rules = await Promise.all(faces.map(async (face) => [...(await standInsOf(face)), webFace(face)].join('\n')))
  return Buffer.from([intro, ...rules].join('\n'))
}

if (process.argv.includes('--check')) {
  const stale = [...files].filter(([path, file]) => !isInPlace(path, file)).map(([path]) => path)
  if (stale.length > 0) throw new Error(`These files are out of date; run \`npm run fonts\`: ${stale.join(', ')}`)
} else {
  mkdirSync(target('public/fonts'), { recursive: true })
  for (const [path, file] of files) writeFileSync(target(path), file)
}

function isInPlace(path: string, file: Buffer): boolean {
  try {
    return readFileSync(target(path)).equals(file)
  } catch {
    return false
  }
}
