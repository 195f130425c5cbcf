// What an import imported, mended, refused and left alone: as values for a file, and in plain words for the terminal.

import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { BranchOptions, ImportOutcome } from './import/import-job.ts'
import { cut, deeds, type Note } from './read/notes.ts'
import { type LegacyShop, parts as oldParts } from './read/read-export.ts'

export type { ImportOutcome }

export interface ImportReport extends ImportOutcome {
  readonly dryRun: boolean
  readonly branch: string
  readonly lang: string
  /** The instant given to orders and reviews that had none, as ISO text. */
  readonly at: string
  /** The shop was empty: branches and categories were created. */
  readonly setUp: boolean
  /** The names of the branches that were created. */
  readonly made: readonly string[]
  /** How many of the old site's built-in cocktails were added. */
  readonly cocktails: number
  /** How many old pictures were found in the folder. */
  readonly pictures: number
  /** Demo items that are still on the menu, and those taken off it. */
  readonly demo: { readonly left: number; readonly removed: number }
  /** What has to be decided before the import; '' for nothing. */
  readonly warning: string
}

type Circumstances = Pick<BranchOptions, 'dryRun' | 'branch' | 'lang' | 'at'> &
  Pick<ImportReport, 'setUp' | 'made' | 'cocktails' | 'pictures' | 'demo' | 'warning'>

export function importReportOf(
  shop: LegacyShop,
  parts: readonly ImportOutcome[],
  circumstances: Circumstances,
): ImportReport {
  const { dryRun, branch, lang, at, setUp, made, cocktails, pictures, demo, warning } = circumstances
  return {
    dryRun,
    branch,
    lang,
    at: new Date(at).toISOString(),
    setUp,
    made,
    cocktails,
    pictures,
    demo,
    warning,
    took: parts.flatMap(({ took }) => took),
    notes: [...shop.notes, ...parts.flatMap(({ notes }) => notes)],
  }
}

export const refusedSome = (report: ImportReport): boolean => report.notes.some(({ deed }) => deed === 'refused')

/** Lines beyond this number are only in the report file. */
const most = 40

/** The report as lines for a person. */
export function reportInWords(report: ImportReport): string[] {
  return [
    ...(report.dryRun ? ['A dry run: nothing was written.', ''] : []),
    ...(report.warning === '' ? [] : [report.warning, '']),
    ...setUpWords(report),
    ...countsOf(report),
    ...(report.pictures > 0 ? [`${report.pictures} old pictures were found in the folder.`] : []),
    ...demoWords(report),
    ...deeds.filter((deed) => deed !== 'left alone').flatMap((deed) => section(report.notes, deed)),
  ]
}

function setUpWords({ setUp, dryRun, made, cocktails }: ImportReport): string[] {
  if (!setUp) return []
  const names = made.map((name) => `"${cut(name, 60)}"`).join(', ')
  return [
    printable(`${dryRun ? 'Would create' : 'Created'} ${made.length === 1 ? 'the branch' : 'the branches'} ${names}.`),
    'A new branch is closed and takes no orders yet. Under "Branches", check its usual hours and cut-off, fill in',
    'address, telephone and location, and open it.',
    ...(cocktails > 0
      ? [
          `${cocktails} cocktails that were built into the old site were added with usual prices: check them too,`,
          'or leave them out with --no-cocktails.',
        ]
      : []),
    '',
  ]
}

function countsOf({ took, notes, branch }: ImportReport): string[] {
  const parts = new Map<string, Record<string, number>>()
  const count = (path: string, deed: string): void => {
    const part = partOf(path)
    const counts = parts.get(part) ?? {}
    counts[deed] = (counts[deed] ?? 0) + 1
    parts.set(part, counts)
  }
  for (const { path } of took) count(path, 'took')
  for (const { path, deed } of notes) count(path, deed)
  const lines = [...parts].map(([part, counts]) => {
    const said = ['took', ...deeds].filter((deed) => counts[deed]).map((deed) => `${deed} ${counts[deed]}`)
    return `${part.padEnd(16)} ${said.join(', ')}`
  })
  return lines.length > 0
    ? [...lines, '', `Orders and reservations belong to the branch ${branch}.`]
    : ['The file contains nothing to import.']
}

/** Items came from the food list or from the root. */
const partOf = (path: string): string => {
  const first = path.split('/', 1)[0] ?? ''
  if (/^\d+/.test(first)) return 'food'
  return oldParts.includes(first) ? first : 'something else'
}

function demoWords({ demo }: ImportReport): string[] {
  if (demo.removed > 0) return [`${demo.removed} items of the demo menu were removed.`]
  return demo.left > 0
    ? [`${demo.left} items of the demo menu are still on the menu; --replace-demo removes them.`]
    : []
}

/** Text from a file must not move the cursor of a terminal or reverse its lines. */
export const printable = (line: string): string =>
  line.replace(
    /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function section(notes: readonly Note[], deed: Note['deed']): string[] {
  const mine = notes.filter((note) => note.deed === deed)
  if (mine.length === 0) return []
  const lines = mine
    .slice(0, most)
    .map(({ path, why, was }) => printable(`  ${path}: ${cut(why, 300)}${was ? ` (was ${cut(was, 60)})` : ''}`))
  const more = mine.length > most ? [`  … and ${mine.length - most} more: --report FILE writes all of them.`] : []
  return ['', `${deed[0]?.toUpperCase()}${deed.slice(1)}:`, ...lines, ...more]
}

/** Why the report cannot be written there; null if it can. */
export function checkReportFile(report: string, file: string): string | null {
  if (realOf(report) === realOf(file)) return `the report would overwrite ${file} itself; name another file.`
  const found = statSync(report, { throwIfNoEntry: false })
  if (found?.isDirectory()) return `the report cannot be written to ${report}: it is a folder.`
  try {
    accessSync(found ? report : dirname(resolve(report)), constants.W_OK)
    return null
  } catch {
    return `the report cannot be written to ${report}: its folder is missing or may not be written to.`
  }
}

/** Readable by its owner alone: it has names and telephone numbers. Returns why it was not written, or null. */
export async function writeReport(path: string, report: ImportReport): Promise<string | null> {
  try {
    await writeFile(path, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
    await chmod(path, 0o600)
    return null
  } catch (error) {
    return `the report could not be written to ${path}: ${error instanceof Error ? error.message : String(error)}.`
  }
}

/** The file behind any links; the path itself if there is none yet. */
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}
