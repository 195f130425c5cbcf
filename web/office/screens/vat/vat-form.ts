// The form of the VAT rates: what is typed, and the rules that it describes.
import type { DateText } from '#domain/branch/hours.ts'
import { type SellingWay, type VatDay, type VatRules, vatRowInForce } from '#domain/money/vat.ts'
import { type VatClass, vatClasses } from '#domain/money/vat-class.ts'
import { mergedRows, type RowKey } from '#web/data/forms/merged-rows.ts'
import { rebase } from '#web/data/forms/rebase.ts'

/** Rate and times are as they were typed. */
export interface TypedRate {
  /** Tells one from the next; nobody typed it. */
  readonly key: RowKey
  readonly class: VatClass
  readonly way: SellingWay
  readonly rate: string
  readonly from: DateText
  readonly after: string
  readonly before: string
}

export interface VatForm {
  readonly rates: readonly TypedRate[]
  readonly day: VatDay
  readonly checked: boolean
}

export const vatFormOf = ({ rates, day, checked }: VatRules): VatForm => ({
  rates: rates.map(({ rate, from, between, ...row }) => {
    const place = {
      class: row.class,
      way: row.way,
      from,
      after: between ? clock(between.from) : '',
      before: between ? clock(between.to) : '',
    }
    return { key: nameOfRate(place), ...place, rate: String(rate / 100) }
  }),
  day,
  checked,
})

export const rulesFrom = ({ rates, day, checked }: VatForm): VatRules => ({
  rates: rates.map(({ rate, after, before, ...row }) => ({
    class: row.class,
    way: row.way,
    from: row.from,
    rate: basisPoints(rate),
    ...((after || before) && { between: { from: minutes(after), to: before === '00:00' ? 1440 : minutes(before) } }),
  })),
  day,
  checked,
})

/** -1 for what is no number: the rule refuses it, and the field keeps what was typed. */
function basisPoints(typed: string): number {
  const text = typed.replace('%', '').trim().replace(',', '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1
}

const clock = (at: number): string =>
  `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`

function minutes(typed: string): number {
  const [hours = '', rest = ''] = typed.split(':')
  return typed === '' ? -1 : Number(hours) * 60 + Number(rest)
}

/** What two owners typed at once: each keeps the rates that the other did not touch. */
export const mergedVat = (base: VatForm, mine: VatForm, theirs: VatForm): VatForm => ({
  ...rebase(base, mine, theirs),
  rates: mergedRows(base.rates, mine.rates, theirs.rates, { inMine: ({ key }) => key, inTheirs: nameOfRate }),
})

const nameOfRate = ({ class: of, way, from, after, before }: Omit<TypedRate, 'key' | 'rate'>): string =>
  `${of} ${way} ${from} ${after} ${before}`

/**
 * Where each rate stands: in force now by class and way, or to come or only at some times. Earlier ones are kept
 * unseen.
 */
export function placesOf(rates: readonly TypedRate[], today: DateText) {
  const rows = rulesFrom({ rates, day: 'pick-up', checked: false }).rates
  const now = new Map<string, number>()
  for (const of of vatClasses)
    for (const way of ['away', 'here'] as const) {
      const at = rows.indexOf(
        vatRowInForce(rows, { class: of, way, day: today, minute: null }) as (typeof rows)[number],
      )
      if (at >= 0) now.set(`${of}.${way}`, at)
    }
  const later = rates.flatMap(({ from, after, before }, at) =>
    from > today || from === '' || after || before ? [at] : [],
  )
  return { now, later }
}
