// The command-line options of the bench.
import { parseArgs } from 'node:util'

export const chapterNames = [
  'menu',
  'orders',
  'capacity',
  'metrics',
  'gate',
  'backup',
  'options',
  'history',
  'today',
  'streams',
  'start',
  'lighthouse',
  'board',
  'day',
  'postgres',
] as const
export type ChapterName = (typeof chapterNames)[number]

export interface Options {
  readonly chapters: readonly ChapterName[]
  /** Fewer and shorter rounds, shorter history, fewer customers: to see that it works, not how fast it is. */
  readonly quick: boolean
  /** Writes docs/performance.md; only after a complete run. */
  readonly write: boolean
}

export function readOptions(given: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
    },
  })
  const only = (values.only ?? []).flatMap((names) => names.split(','))
  const unknown = only.find((name) => !chapterNames.some((known) => known === name))
  if (unknown) throw new Error(`--only takes ${chapterNames.join(', ')}, not ${unknown}`)
  const wanted = (name: ChapterName): boolean =>
    only.length > 0 ? only.includes(name) : name !== 'day' && (name !== 'postgres' || values.postgres)
  return { chapters: chapterNames.filter(wanted), quick: values.quick, write: only.length === 0 && !values.quick }
}
