// The figures that docs/performance.md and docs/reliability.md show: each chapter as it was measured last.
import { readFileSync, writeFileSync } from 'node:fs'
import type { KeptChapter } from './figures.ts'
import { markdownTable, performanceDocument } from './performance-document.ts'

const file = new URL('kept-figures.json', import.meta.url)
export const documentFile = new URL('../../docs/performance.md', import.meta.url)
export const reliabilityFile = new URL('../../docs/reliability.md', import.meta.url)
/** The one that docs/reliability.md shows. */
const ofReliability = 'servers-killed'
/** Its figures stand between these. */
const begin = '<!-- figures -->'
const end = '<!-- end of figures -->'

type Chapters = Readonly<Record<string, KeptChapter>>

/** In the order of the document. */
export const keptFigures = (): Chapters => JSON.parse(readFileSync(file, 'utf8'))

/** Both documents, with these chapters. */
export function documentsOf({ [ofReliability]: killed, ...others }: Chapters): {
  performance: string
  reliability: string
} {
  const [before = '', rest = ''] = readFileSync(reliabilityFile, 'utf8').split(begin)
  const [, after = ''] = rest.split(end)
  return {
    performance: performanceDocument(Object.values(others)),
    reliability: `${before}${begin}\n\n${killed ? markdownTable(killed) : ''}\n\n${end}${after}`,
  }
}

/** Replaces these chapters, and writes the documents anew. */
export function keepFigures(measured: Chapters): void {
  const chapters = { ...keptFigures(), ...measured }
  const { performance, reliability } = documentsOf(chapters)
  writeFileSync(file, `${JSON.stringify(chapters, null, 2)}\n`)
  writeFileSync(documentFile, performance)
  writeFileSync(reliabilityFile, reliability)
}
