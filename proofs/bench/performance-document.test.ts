// The document on speed shows the figures that were kept, and explains how to run the bench, with no part of it missing.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { KeptChapter } from './figures.ts'
import { documentFile, documentsOf, keptFigures, reliabilityFile } from './kept-figures.ts'
import { performanceDocument } from './performance-document.ts'
import { lastRelease } from './revisions.ts'
import { slowerThanLastRelease } from './slower.ts'

const kept = keptFigures()

test('each row on running the bench begins with a command', () => {
  const document = performanceDocument([])
  const rows = document
    .slice(document.indexOf('## Running it'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row).toMatch(/^\| `(BENCH_PROFILE=folder )?npm run bench( -- --[\w, -]+)?` \| \w/)
})

test('docs/performance.md and docs/reliability.md show the figures that were kept', () => {
  const { performance, reliability } = documentsOf(kept)
  expect(readFileSync(documentFile, 'utf8')).toBe(performance)
  expect(readFileSync(reliabilityFile, 'utf8')).toBe(reliability)
})

test('[COST-8] each first view names its browser, its machine and its load', () => {
  const views = Object.values(kept).filter(({ title }) => title.startsWith('The first view'))
  expect(views.length).toBeGreaterThan(0)
  for (const view of views) {
    expect(view.notes.join(' '), view.title).toMatch(/(Chromium|Chrome) \d+\./)
    expect(performanceDocument([view])).toContain(`Load when it began: ${view.load.toFixed(1)}. ${view.machine}.`)
  }
})

test('[COST-2] what is slower than the last release has its reason, and is beside that release', () => {
  const { title, figures } = kept.release as KeptChapter
  expect(title).toContain(lastRelease())
  expect(figures.length).toBeGreaterThan(10)
  expect(figures.filter(({ met, reason }) => met === false && !reason)).toEqual([])
  // No reason outlives its figure.
  const named = figures.flatMap(({ what, reason }) => (reason ? [what] : []))
  expect(Object.keys(slowerThanLastRelease).sort()).toEqual(named.sort())
})

const ratioOf = (chapter: string, what: string): number => {
  const figure = kept[chapter]?.figures.find((one) => one.what.startsWith(what))
  return Number(/× ([\d.]+)/.exec(figure?.ratio ?? '')?.[1])
}

test('[COST-4] [COST-5] an order costs half of what it did on PostgreSQL, and no more on SQLite', () => {
  const order = 'an order of 3 lines'
  for (const customers of ['16 customers', '24 customers at two branches']) {
    expect(ratioOf('release', `${order}, ${customers}, PostgreSQL: processor time`)).toBeLessThanOrEqual(0.55)
    expect(ratioOf('release', `${order}, ${customers}, SQLite: processor time`)).toBeLessThanOrEqual(1)
  }
  const rate = ratioOf('release', `${order}, 24 customers at two branches, PostgreSQL: a second`)
  expect(rate).toBeGreaterThanOrEqual(2.5)
})

test('[COST-2] a figure that is slower without a reason stands out', () => {
  const slower = { what: 'an order', value: '2 ms', ratio: '× 2.00', aim: 'at most × 1.10', met: false }
  const written = (figure: object) =>
    performanceDocument([{ ...(kept.release as KeptChapter), figures: [{ ...slower, ...figure }] }])
  expect(written({})).toContain('| at most × 1.10 | NOT MET |')
  expect(written({ reason: 'it now rounds' })).toContain('| not met: it now rounds |')
})
