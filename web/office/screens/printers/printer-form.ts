// The form of a receipt printer: its first values, what is wrong with it, and its changes in words.
import type { Problem } from '#contract/index.ts'
import { type SlipDetail, type SlipKind, slipDetails, slipKinds } from '#domain/paper/printer.ts'
import { type Locale, type LocalText, localize } from '#domain/shared/locale.ts'
import type { ShownPrinter } from '#web/data/staff/printer-api.ts'
import type { FormLine } from '#web/office/forms/form-lines.ts'
import { languageNames } from '#web/words/language-names.ts'
import type { PrinterText } from '#web/words/printers/index.ts'

export type PrinterFields = Pick<
  ShownPrinter,
  'kind' | 'name' | 'prints' | 'leavesOut' | 'station' | 'width' | 'lang' | 'coveredBy'
>

export const printerFields = (printer: ShownPrinter | undefined, lang: Locale): PrinterFields => {
  if (!printer)
    return {
      kind: 'star',
      name: '',
      prints: ['kitchen'],
      leavesOut: [],
      station: '',
      width: 576,
      lang,
      coveredBy: null,
    }
  const { kind, name, prints, leavesOut, station, width, coveredBy } = printer
  return { kind, name, prints, leavesOut, station, width, lang: printer.lang, coveredBy }
}

/** In the order in which it is stored, whatever the order of the ticks. */
export const meantFields = ({ name, prints, leavesOut, ...rest }: PrinterFields): PrinterFields => ({
  ...rest,
  name: name.trim(),
  prints: slipKinds.filter((kind) => prints.includes(kind)),
  leavesOut: slipDetails.filter((detail) => leavesOut.includes(detail)),
})

export const checkPrinter = ({ name, prints }: PrinterFields): Problem[] => [
  ...(name.trim() === '' ? [{ problem: 'name_missing', field: 'name' }] : []),
  ...(prints.length === 0 ? [{ problem: 'prints_missing', field: 'prints' }] : []),
]

/** What the owner may leave off a slip of this kind. */
export const detailsOf = (kind: SlipKind): SlipDetail[] => slipDetails.filter((detail) => detail.startsWith(`${kind}-`))

/** The width in words; in dots if it is no longer offered. */
export const widthText = (width: number, { widths }: PrinterText): string =>
  (widths as Readonly<Record<number, string>>)[width] ?? String(width)

export interface PrinterPlace {
  readonly stations: readonly { readonly id: string; readonly name: LocalText }[]
  /** The printers that may take over. */
  readonly others: readonly Pick<ShownPrinter, 'id' | 'name'>[]
}

/** Its name; the id, if the branch no longer has it. */
export const stationText = (station: string, { stations }: PrinterPlace, t: PrinterText, locale: Locale): string => {
  if (station === '') return t.allStations
  const named = stations.find(({ id }) => id === station)
  return named ? localize(named.name, locale) : station
}

export function printerLines(fields: PrinterFields, place: PrinterPlace, t: PrinterText, locale: Locale): FormLine[] {
  const { name, prints, leavesOut, station, width, lang, coveredBy } = fields
  return [
    { field: 'name', label: t.name, text: name.trim() },
    { field: 'prints', label: t.prints, text: prints.map((kind) => t.kinds[kind]).join(', ') },
    ...prints.map((kind) => ({
      field: 'leavesOut',
      label: t.stands[kind],
      text: detailsOf(kind)
        .filter((detail) => !leavesOut.includes(detail))
        .map((detail) => t.details[detail])
        .join(', '),
    })),
    { field: 'station', label: t.station, text: stationText(station, place, t, locale) },
    { field: 'width', label: t.width, text: widthText(width, t) },
    { field: 'lang', label: t.lang, text: languageNames[lang] },
    {
      field: 'coveredBy',
      label: t.takesOver,
      text: place.others.find(({ id }) => id === coveredBy)?.name ?? t.nobody,
    },
  ]
}
