// Draws a paper as a PDF of A4 pages, black on white, in the direction of its language.

import { readFile } from 'node:fs/promises'
import type { Paper, PaperPart, PaperRow, PaperTable } from '#domain/money/paper.ts'
import { directionOf } from '#domain/shared/locale.ts'
import { runsOf, type Script, scriptOf, scripts, typefaceFile, wrapped } from '#server/work/paper/letters/text-runs.ts'

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
  const bidi = bidiOf()
  const direction = directionOf(paper.locale)
  const wide = doc.page.width - 2 * margin

  const use = (script: string, weight: Weight, size: number) => doc.font(`${script}-${weight}`).fontSize(size)
  const runs = (text: string) => runsOf(bidi, text, direction)
  const widthOf = (text: string, weight: Weight, size: number) =>
    runs(text).reduce((sum, run) => sum + use(run.script, weight, size).widthOfString(run.text), 0)

  /** False while a part is only measured. */
  let draws = true

  /** `from` is counted from where lines begin; text on the `end` side ends there. */
  function put(text: string, from: number, y: number, style: Partial<Style> = {}): void {
    if (!draws) return
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
    if (!draws) return
    const x = margin + (direction === 'rtl' ? wide - from - width : from)
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thick)
      .stroke(colour)
  }
  // Left free at the foot of each page.
  const bottom = doc.page.height - margin - paper.foot.length * 11 - 18

  function table(one: PaperTable, top: number, from: number, width: number, mayTurn: boolean): number {
    let y = top
    const amounts = Math.max(
      0,
      ...[one.columns ?? [], ...one.rows.map(({ cells }) => cells)].map((row) => row.length - 1),
    )
    const widths = Array.from({ length: amounts }, (_, place) =>
      Math.max(
        ...[{ cells: one.columns ?? [], strong: true }, ...one.rows].map(({ cells, strong }) =>
          widthOf(cells[place + 1] ?? '', strong ? 'strong' : 'plain', normal),
        ),
      ),
    )
    const gap = 18
    const name = width - widths.reduce((sum, one) => sum + one + gap, 0)
    function row({ cells, strong = false }: PaperRow, heavy: boolean): void {
      const weight: Weight = strong ? 'strong' : 'plain'
      const lines = wrapped(cells[0] ?? '', name, (text) => widthOf(text, weight, normal))
      if (mayTurn && y + lines.length * 11.5 + 6 > bottom) {
        doc.addPage()
        y = margin
        if (!heavy && one.columns) row({ cells: one.columns, strong: true }, true)
      }
      let end = from + width
      for (let place = amounts; place > 0; place--) {
        put(cells[place] ?? '', end, y + 3.5, { weight, side: 'end' })
        end -= (widths[place - 1] ?? 0) + gap
      }
      for (const [place, line] of lines.entries()) put(line, from, y + 3.5 + place * 11.5, { weight })
      y += 6 + lines.length * 11.5
      rule(y, from, width, heavy || strong ? 1 : 0.5, heavy || strong ? black : grey)
    }
    if (one.title) {
      put(one.title, from, y, { weight: 'strong', size: 12 })
      y += 19
    }
    if (one.columns) row({ cells: one.columns, strong: true }, true)
    for (const each of one.rows) row(each, false)
    return y + 14
  }

  function part(one: PaperPart, top: number): number {
    if (one.kind === 'table') return table(one, top, 0, wide, true)
    if (one.kind === 'note') {
      const lines = wrapped(one.text, wide - 24, (text) => widthOf(text, 'plain', normal))
      for (const [place, line] of lines.entries()) put(line, 12, top + 9 + place * lead)
      const height = lines.length * lead + 14
      if (draws) doc.rect(margin, top, wide, height).lineWidth(0.8).stroke(black)
      return top + height + 16
    }
    const half = (wide - 28) / 2
    const down = (tables: readonly PaperTable[], from: number) =>
      tables.reduce((y, each) => table(each, y, from, half, false), top)
    const signed = (one.signatures ?? []).reduce(
      (y, name) => {
        rule(y + 30, 0, half, 0.8, black)
        put(name, 0, y + 36)
        return y + 50
      },
      down(one.start, 0),
    )
    return Math.max(signed, down(one.end, half + 28))
  }

  /** Of a part that does not go on over two pages. */
  function heightOf(one: PaperPart): number {
    draws = false
    const height = part(one, 0)
    draws = true
    return height
  }

  put(paper.title, 0, margin, { weight: 'strong', size: 20 })
  for (const [place, line] of paper.lines.entries())
    put(line, 0, margin + 31 + place * lead, { weight: place === 0 ? 'strong' : 'plain' })
  for (const [place, line] of paper.issuer.entries())
    put(line, wide, margin + 4 + place * lead, { weight: place === 0 ? 'strong' : 'plain', side: 'end' })
  let y = margin + Math.max(35 + paper.lines.length * lead, 8 + paper.issuer.length * lead) + 6
  rule(y, 0, wide, 1.4, black)
  y += 18
  for (const one of paper.parts) {
    if (one.kind !== 'table' && y + heightOf(one) > bottom) {
      doc.addPage()
      y = margin
    }
    y = part(one, y)
  }

  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    rule(bottom + 12, 0, wide, 0.8, black)
    for (const [place, line] of paper.foot.entries()) put(line, 0, bottom + 18 + place * 11, { size: small })
    put(paper.page.replace('{page}', String(page + 1)).replace('{pages}', String(count)), wide, bottom + 18, {
      size: small,
      side: 'end',
    })
  }
  doc.end()
  return await bytes
}

interface Style {
  readonly weight: Weight
  readonly size: number
  readonly side: 'start' | 'end'
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
  readonly script: Script
  readonly weight: Weight
  readonly bytes: Uint8Array
}

/** The fonts that a text needs, in both weights. */
async function fontsFor(text: string): Promise<PaperFont[]> {
  const { default: subsetFont } = await import('subset-font')
  const letters = Map.groupBy(new Set(text), scriptOf)
  const made = scripts.flatMap((script) => {
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
