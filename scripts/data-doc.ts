// docs/data.md: what is kept, why and how long, made from the table by which the clock erases (SAFE-4).

import { outsidePlaces } from '../domain/retention/outside.ts'
import { type KeepPeriod, type PeriodName, periods } from '../domain/retention/periods.ts'
import { personalDays } from '../domain/retention/personal-days.ts'
import { columnsKept, keptTables } from '../domain/retention/retained-columns.ts'

const { usual, least, most } = personalDays

export function dataDocument(): string {
  return [
    '# What is kept, and how long',
    '',
    'Made from `domain/retention/` by `npm run api-docs`. The same table runs the clock that erases; a test goes over every column of',
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
