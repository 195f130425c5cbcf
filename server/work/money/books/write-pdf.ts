// Draws a paper as a PDF of A4 pages, black on white, in the direction of its language.

import { readFile } from 'node:fs/promises'
import type bidiJs from 'bidi-js'
import type PdfDocument from 'pdfkit'
import type { Paper, PaperPart, PaperRow, PaperTable } from '#domain/money/paper.ts'
import { directionOf } from '#domain/shared/locale.ts'
import {
  runsOf,
  scriptOf,
  typefaceFile,
  type WritingScript,
  wrappedLines,
  writingScripts,
} from '#work/paper/letters/text-runs.ts'

const margin = 48
const small = 8.5
const normal = 9.5
const lead = 14
const grey = '#999999'
const black = '#000000'

/** `at`: when it is made, as the file says. */
export async function writePdf(paper: Paper, at: number): Promise<Buffer> {
  const [{ default: Document }, { default: bidiOf }] = await Promise.all([import('pdfkit'), import('bidi-js')])
  const doc = new Document({
    size: 'A4' as const,
    margin,
    bufferPages: true,
    lang: paper.locale,
    displayTitle: true,
    info: { Title: [paper.title, ...paper.lines.slice(0, 1)].join(', '), CreationDate: new Date(at) },
  })
  const bytes = new Promise<Buffer>((resolve, reject) => {
    const parts: Uint8Array[] = []
    doc.on('data', (part) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  const known = await fontsFor(lettersOf(paper))
  for (const { script, weight, bytes: font } of known) doc.registerFont(`${script}-${weight}`, font)
  const pen = penOn(doc, bidiOf(), paper)
  putParts(pen, paper.parts, putHead(pen, paper))
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    putFoot(pen, paper, page + 1, count)
  }
  doc.end()
  return await bytes
}

/** Returns where the parts begin. */
function putHead(pen: PaperPen, paper: Paper): number {
  const { wide } = pen
  pen.put(paper.title, 0, margin, { weight: 'strong', size: 20 })
  for (const [place, line] of paper.lines.entries())
    pen.put(line, 0, margin + 31 + place * lead, { weight: place === 0 ? 'strong' : 'plain' })
  for (const [place, line] of paper.issuer.entries())
    pen.put(line, wide, margin + 4 + place * lead, { weight: place === 0 ? 'strong' : 'plain', side: 'end' })
  const y = margin + Math.max(35 + paper.lines.length * lead, 8 + paper.issuer.length * lead) + 6
  pen.rule(y, 0, wide, 1.4, black)
  return y + 18
}

function putParts(pen: PaperPen, parts: readonly PaperPart[], top: number): void {
  let y = top
  for (const one of parts) {
    // Only tables go on over two pages.
    if (one.kind !== 'table' && y + part(measuring(pen), one, 0) > pen.bottom) y = pen.turnPage()
    y = part(pen, one, y)
  }
}

function putFoot(pen: PaperPen, paper: Paper, page: number, pages: number): void {
  const { wide, bottom } = pen
  pen.rule(bottom + 12, 0, wide, 0.8, black)
  for (const [place, line] of paper.foot.entries()) pen.put(line, 0, bottom + 18 + place * 11, { size: small })
  pen.put(paper.page.replace('{page}', String(page)).replace('{pages}', String(pages)), wide, bottom + 18, {
    size: small,
    side: 'end',
  })
}

/** Returns the y below it. */
function part(pen: PaperPen, one: PaperPart, top: number): number {
  const { wide } = pen
  if (one.kind === 'table') return table(pen, one, top, 0, wide, true)
  if (one.kind === 'note') {
    const lines = wrappedLines(one.text, wide - 24, (text) => pen.widthOf(text, 'plain', normal))
    for (const [place, line] of lines.entries()) pen.put(line, 12, top + 9 + place * lead)
    const height = lines.length * lead + 14
    pen.frame(top, height)
    return top + height + 16
  }
  const half = (wide - 28) / 2
  const down = (tables: readonly PaperTable[], from: number) =>
    tables.reduce((y, each) => table(pen, each, y, from, half, false), top)
  const signed = (one.signatures ?? []).reduce(
    (y, name) => {
      pen.rule(y + 30, 0, half, 0.8, black)
      pen.put(name, 0, y + 36)
      return y + 50
    },
    down(one.start, 0),
  )
  return Math.max(signed, down(one.end, half + 28))
}

function table(pen: PaperPen, one: PaperTable, top: number, from: number, width: number, mayTurn: boolean): number {
  let y = top
  const amounts = Math.max(
    0,
    ...[one.columns ?? [], ...one.rows.map(({ cells }) => cells)].map((row) => row.length - 1),
  )
  const widths = Array.from({ length: amounts }, (_, place) =>
    Math.max(
      ...[{ cells: one.columns ?? [], strong: true }, ...one.rows].map(({ cells, strong }) =>
        pen.widthOf(cells[place + 1] ?? '', strong ? 'strong' : 'plain', normal),
      ),
    ),
  )
  const gap = 18
  const name = width - widths.reduce((sum, one) => sum + one + gap, 0)
  function row({ cells, strong = false }: PaperRow, heavy: boolean): void {
    const weight: Weight = strong ? 'strong' : 'plain'
    const lines = wrappedLines(cells[0] ?? '', name, (text) => pen.widthOf(text, weight, normal))
    if (mayTurn && y + lines.length * 11.5 + 6 > pen.bottom) {
      y = pen.turnPage()
      if (!heavy && one.columns) row({ cells: one.columns, strong: true }, true)
    }
    let end = from + width
    for (let place = amounts; place > 0; place--) {
      pen.put(cells[place] ?? '', end, y + 3.5, { weight, side: 'end' })
      end -= (widths[place - 1] ?? 0) + gap
    }
    for (const [place, line] of lines.entries()) pen.put(line, from, y + 3.5 + place * 11.5, { weight })
    y += 6 + lines.length * 11.5
    pen.rule(y, from, width, heavy || strong ? 1 : 0.5, heavy || strong ? black : grey)
  }
  if (one.title) {
    pen.put(one.title, from, y, { weight: 'strong', size: 12 })
    y += 19
  }
  if (one.columns) row({ cells: one.columns, strong: true }, true)
  for (const each of one.rows) row(each, false)
  return y + 14
}

/** Draws on the current page. `from` is counted from where lines begin, `y` from the top of the page. */
interface PaperPen {
  readonly wide: number
  /** What is below is left free for the foot. */
  readonly bottom: number
  widthOf(text: string, weight: Weight, size: number): number
  /** Text on the `end` side ends at `from`. */
  put(text: string, from: number, y: number, style?: Partial<TextStyle>): void
  rule(y: number, from?: number, width?: number, thick?: number, colour?: string): void
  /** Around whole lines. */
  frame(y: number, height: number): void
  /** Begins a page and returns where its first line stands. */
  turnPage(): number
}

interface TextStyle {
  readonly weight: Weight
  readonly size: number
  readonly side: 'start' | 'end'
}

/** The same pen, lifted: it measures, and leaves the page as it is. */
const measuring = (pen: PaperPen): PaperPen => ({ ...pen, put: () => {}, rule: () => {}, frame: () => {} })

function penOn(doc: PdfDocument, bidi: ReturnType<typeof bidiJs>, paper: Paper): PaperPen {
  const direction = directionOf(paper.locale)
  const wide = doc.page.width - 2 * margin

  const use = (script: string, weight: Weight, size: number) => doc.font(`${script}-${weight}`).fontSize(size)
  const runs = (text: string) => runsOf(bidi, text, direction)
  const widthOf = (text: string, weight: Weight, size: number) =>
    runs(text).reduce((sum, run) => sum + use(run.script, weight, size).widthOfString(run.text), 0)

  function put(text: string, from: number, y: number, style: Partial<TextStyle> = {}): void {
    const { weight = 'plain', size = normal, side = 'start' } = style
    const width = widthOf(text, weight, size)
    const start = side === 'end' ? from - width : from
    let x = margin + (direction === 'rtl' ? wide - start - width : start)
    for (const run of runs(text)) {
      use(run.script, weight, size).text(run.text, x, y + size, { lineBreak: false, baseline: 'alphabetic' })
      x += use(run.script, weight, size).widthOfString(run.text)
    }
  }

  function rule(y: number, from = 0, width = wide, thick = 0.5, colour = grey): void {
    const x = margin + (direction === 'rtl' ? wide - from - width : from)
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thick)
      .stroke(colour)
  }

  return {
    wide,
    bottom: doc.page.height - margin - paper.foot.length * 11 - 18,
    widthOf,
    put,
    rule,
    frame: (y, height) => {
      doc.rect(margin, y, wide, height).lineWidth(0.8).stroke(black)
    },
    turnPage: () => {
      doc.addPage()
      return margin
    },
  }
}

/** Every letter that it may need, the space and the digits of the page among them. */
function lettersOf(paper: Paper): string {
  const texts = ['0123456789 ']
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one)
  }
  collect(paper)
  return texts.join('')
}

const weights = { plain: 400, strong: 700 } as const
type Weight = keyof typeof weights

interface PaperFont {
  readonly script: WritingScript
  readonly weight: Weight
  readonly bytes: Uint8Array
}

/** The fonts that a text needs, in both weights. */
async function fontsFor(text: string): Promise<PaperFont[]> {
  const { default: subsetFont } = await import('subset-font')
  const letters = Map.groupBy(new Set(text), scriptOf)
  const made = writingScripts.flatMap((script) => {
    const needed = letters.get(script)?.join('')
    if (!needed) return []
    return (Object.keys(weights) as Weight[]).map(async (weight) => ({
      script,
      weight,
      bytes: await subsetFont(await readFile(typefaceFile(script)), needed, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weights[weight] },
      }),
    }))
  })
  return await Promise.all(made)
}
