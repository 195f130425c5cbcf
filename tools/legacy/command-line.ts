// Parses the arguments of `npm run import` and `npm run export`.
import { parseArgs } from 'node:util'
import { instantOf, usualTimeZone } from '#domain/branch/hours.ts'
import { isDate } from '#domain/shared/date.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { StoreAddress } from '#server/store/open.ts'

/** Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 done with refusals. */
export const exits = { done: 0, failed: 1, misused: 2, refused: 3 } as const

export const importHelp = `npm run import -- export.json [options]

Imports an export of the old site: food, categories, orders, reviews, shopstatus, deliveryMessage, reservations.
It adds what is missing and never changes what is here, so it may be run again.

  --dry-run        only reports what would be imported, mended and refused
  --report FILE    writes the whole report as JSON
  --branch NAME    in an empty shop: creates your branch with this name, closed until you open it; once for each branch,
                   the first one gets the orders and reservations. Later: the branch, by name or id, that gets them
  --pictures DIR   the folder with the old site's pictures: those that items refer to are imported
  --no-cocktails   leaves out the 14 cocktails that were built into the old site and are in no export
  --lang LANG      the language of the old texts: ${locales.join(', ')}; default en
  --at WHEN        the time of orders and reviews, which the old site did not store: 2025-12-31 or
                   "2025-12-31 18:00" (Brussels), or an ISO instant; default now
  --names WHAT     with a time longer ago than the shop keeps names, addresses and telephone numbers (30 days, unless you
                   set others): keep makes it keep them long enough, up to 365 days; erase lets the first start erase them
  --replace-demo   removes the items and reviews of the demo that nobody changed
  --help           this text

The settings DATA_DIR and DATABASE_URL say where the shop is, as for npm start.
Exit codes: 0 everything imported, 3 done but something was refused, 1 not done, 2 wrong arguments.`

export const exportHelp = `npm run -s export -- [out.json] [options]

Writes the shop in the old site's shapes, to the file or, without one, to the terminal.

  --branch ID      only the orders, reservations, stock and state of one branch
  --lang LANG      the language of the texts: ${locales.join(', ')}; default en
  --help           this text

The settings DATA_DIR and DATABASE_URL say where the shop is, PUBLIC_URL where uploaded pictures are found.
Exit codes: 0 done, 1 not done, 2 wrong arguments.`

export interface ImportCommand {
  readonly file: string
  readonly report: string | undefined
  readonly dryRun: boolean
  readonly replaceDemo: boolean
  readonly branches: readonly string[]
  /** The folder with the old pictures. */
  readonly pictures: string | undefined
  readonly noCocktails: boolean
  readonly lang: Locale
  /** Undefined for now. */
  readonly at: number | undefined
  /** What becomes of names that are older than the shop keeps them; undefined: that was not said. */
  readonly names: 'keep' | 'erase' | undefined
}

const nameWishes = ['keep', 'erase'] as const

/** The parsed command, 'help', or what is wrong with the arguments. */
export function readImportCommand(words: readonly string[]): Result<ImportCommand | 'help', string> {
  return reading<ImportCommand | 'help'>(() => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'replace-demo': { type: 'boolean', default: false },
        report: { type: 'string' },
        branch: { type: 'string', multiple: true, default: [] },
        pictures: { type: 'string' },
        'no-cocktails': { type: 'boolean', default: false },
        lang: { type: 'string', default: 'en' },
        at: { type: 'string' },
        names: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return accept('help')
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) return refuse('Name the one file to import.')
    const lang = locales.find((one) => one === values.lang)
    if (!lang) return refuse(`--lang is ${values.lang}, but must be one of ${locales.join(', ')}.`)
    const at = values.at === undefined ? undefined : readInstant(values.at)
    if (at === null) return refuse(`--at is ${values.at}, but must be a time such as "2025-12-31 18:00".`)
    const names = nameWishes.find((one) => one === values.names)
    if (values.names !== undefined && !names) return refuse(`--names is ${values.names}, but must be keep or erase.`)
    const { report, pictures, branch: branches, 'dry-run': dryRun, 'replace-demo': replaceDemo } = values
    const noCocktails = values['no-cocktails']
    return accept({ file, report, dryRun, replaceDemo, branches, pictures, noCocktails, lang, at, names })
  })
}

export interface ExportCommand {
  readonly file: string | undefined
  readonly branch: string | undefined
  readonly lang: Locale
}

export function readExportCommand(words: readonly string[]): Result<ExportCommand | 'help', string> {
  return reading<ExportCommand | 'help'>(() => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        branch: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return accept('help')
    const [file, ...more] = positionals
    if (more.length > 0) return refuse('Name one file to write, or none.')
    const lang = locales.find((one) => one === values.lang)
    if (!lang) return refuse(`--lang is ${values.lang}, but must be one of ${locales.join(', ')}.`)
    return accept({ file, branch: values.branch, lang })
  })
}

/** `parseArgs` throws only for unknown options. */
function reading<Value>(read: () => Result<Value, string>): Result<Value, string> {
  try {
    return read()
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** A date from 2000 to 2099, a date and a time on Brussels' clock, or an ISO instant; null for anything else. */
export function readInstant(text: string): number | null {
  const day = text.slice(0, 10)
  if (!isDate(day)) return null
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2}))?$/.exec(text)
  if (!local) return /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) ? numberOrNull(Date.parse(text)) : null
  const [, date = '', hours = '0', minutes = '0'] = local
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  return instantOf(date, Number(hours) * 60 + Number(minutes), usualTimeZone)
}

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** The address of the shop's database without its password, for people to read. */
export const storePlace = (store: StoreAddress): string => ('sqlite' in store ? store.sqlite : 'PostgreSQL')
