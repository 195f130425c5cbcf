// The figures that docs/performance.md shows: each chapter as it was measured last.
import { readFileSync, writeFileSync } from 'node:fs'
import type { KeptChapter } from './figures.ts'
import { performanceDocument } from './performance-document.ts'

const file = new URL('kept-figures.json', import.meta.url)
export const documentFile = new URL('../../docs/performance.md', import.meta.url)

/** In the order of the document. */
export const keptFigures = (): Record<string, KeptChapter> => JSON.parse(readFileSync(file, 'utf8'))

/** Replaces these chapters, and writes the document anew. */
export function keepFigures(measured: Readonly<Record<string, KeptChapter>>): void {
  const chapters = { ...keptFigures(), ...measured }
  writeFileSync(file, `${JSON.stringify(chapters, null, 2)}\n`)
  writeFileSync(documentFile, performanceDocument(Object.values(chapters)))
}
