// `npm run api-docs` writes docs/api.md from the contract and docs/data.md from domain/guests/retention; with `--check`
// it names outdated ones.

import { readFileSync, writeFileSync } from 'node:fs'
import { outsidePlaces } from '#domain/guests/retention/outside.ts'
import { type KeepPeriod, type PeriodName, periods } from '#domain/guests/retention/periods.ts'
import { personalDays } from '#domain/guests/retention/personal-days.ts'
import { columnsKept, keptTables } from '#domain/guests/retention/retained-columns.ts'
import { apiTable } from '#server/door/http/api-table.ts'

const { usual, least, most } = personalDays

/** The content of each document, by its name in the folder. */
export function apiDocuments(): Record<string, string> {
  return { 'api.md': apiTable(), 'data.md': dataDocument() }
}

/** The names of the documents in `folder` that are missing or out of date. */
export function staleDocuments(folder: URL): string[] {
  return Object.entries(apiDocuments()).flatMap(([name, text]) => (read(new URL(name, folder)) === text ? [] : [name]))
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const docs = new URL('../docs/', import.meta.url)
  if (process.argv.includes('--check')) {
    const stale = staleDocuments(docs)
    if (stale.length > 0) console.error(`Not current: docs/${stale.join(', docs/')}. Run: npm run api-docs`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else for (const [name, text] of Object.entries(apiDocuments())) writeFileSync(new URL(name, docs), text)
}

function dataDocument(): string {
  return [
    '# What is kept, and how long',
    '',
    'Made from `domain/guests/retention/` by `npm run api-docs`. The same table runs the clock that erases; a test goes over every column of',
    'the database on both engines and fails on one that is not here.',
    '',
    `The owner sets the days at \`/#/persons\`: ${usual} unless they choose ${least} to ${most}. There staff also find, hand out and erase`,
    "one person's data, see [operations.md](operations.md#one-persons-data).",
    '',
    'The clock looks at each start, before the first answer, and every hour. It erases in batches of a hundred, so that nobody waits for it.',
    '',
    ...(Object.keys(periods) as PeriodName[]).flatMap(section),
    '## Outside of the database',
    '',
    '| what | holds | is kept |',
    '|---|---|---|',
    ...outsidePlaces.map(({ what, holds, kept }) => `| ${what} | ${holds} | ${kept} |`),
    '',
  ].join('\n')
}

function section(name: PeriodName): string[] {
  const { kept, why }: KeepPeriod = periods[name]
  const tables = Object.keys(keptTables).filter((table) => columnsKept(table, name).length > 0)
  return [
    `## Kept ${kept.replace('{days}', String(usual))}`,
    '',
    why,
    '',
    ...tables.map((table) => `- \`${table}\`: ${columnsKept(table, name).join(', ')}`),
    '',
  ]
}
