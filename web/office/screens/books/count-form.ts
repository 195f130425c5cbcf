// What is counted and typed at the end of a day, kept until it is written down.
import type { Output, Problem } from '#contract/index.ts'
import { type CountedPieces, cashPieces, type RegisterSum } from '#domain/money/day-count.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { parsePrice, priceText } from '#domain/shared/typed-price.ts'
import { useCountDay } from '#web/data/staff/book-api.ts'
import { askStaff, sendBy } from '#web/data/staff/staff-api.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useBookPages } from '#web/words/books/index.ts'

export type DayEndRead = Output<'books.readDay'>

export interface TypedCount {
  readonly pieces: Readonly<Record<string, string>>
  readonly float: string
  readonly keeps: string
  readonly register: Readonly<Record<string, string>>
  readonly note: string
}

export const rateKeyOf = (rate: number | null): string => String(rate)

function typedFrom({ count, floatBefore }: DayEndRead, locale: Locale): TypedCount {
  return {
    pieces: Object.fromEntries(
      cashPieces.map((value) => [value, count?.pieces[value] ? String(count.pieces[value]) : '']),
    ),
    float: priceText(count?.float ?? floatBefore, locale),
    keeps: priceText(count?.keeps ?? floatBefore, locale),
    register: Object.fromEntries(
      (count?.register ?? []).map(({ rate, gross }) => [rateKeyOf(rate), priceText(gross, locale)]),
    ),
    note: count?.note ?? '',
  }
}

export const isAsWritten = (end: DayEndRead, typed: TypedCount, locale: Locale): boolean =>
  JSON.stringify(countFrom(typed)) === JSON.stringify(countFrom(typedFrom(end, locale)))

export const isWrong = (text: string): boolean => text !== '' && parsePrice(text) === undefined

const problemsIn = ({ float, keeps, register }: TypedCount): Problem[] =>
  Object.entries({ float: [float], keeps: [keeps], register: Object.values(register) })
    .filter(([, texts]) => texts.some(isWrong))
    .map(([field]) => ({ problem: 'bad_input', field }))

export function countFrom({ pieces, float, keeps, register, note }: TypedCount) {
  const counted: CountedPieces = Object.fromEntries(cashPieces.map((value) => [value, Number(pieces[value]) || 0]))
  return {
    pieces: counted,
    float: parsePrice(float) ?? 0,
    keeps: parsePrice(keeps) ?? 0,
    note,
    register: Object.entries(register).flatMap(([key, text]): RegisterSum[] => {
      const gross = parsePrice(text)
      return gross === undefined ? [] : [{ rate: key === 'null' ? null : Number(key), gross }]
    }),
  }
}

/** A count that somebody else wrote down meanwhile is merged, as in every form. */
export function useCount(end: DayEndRead) {
  const { t, locale } = useBookPages()
  const send = sendBy(useCountDay())
  const { branch, day } = end
  return useEditForm<TypedCount, DayEndRead>({
    name: `count ${branch} ${day}`,
    stored: end,
    fieldsOf: (read = end) => typedFrom(read, locale),
    check: problemsIn,
    send: (typed, { version } = end) => send({ branch, day, version, ...countFrom(typed) }),
    latest: () => askStaff('books.readDay', { branch, day }),
    wishOf: countFrom,
    told: () => showToast(t.written),
  })
}
