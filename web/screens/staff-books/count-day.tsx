// Counting the cash of a day, typing what the registered till says, writing both down, and closing the day.
import { type FormEvent, useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import {
  type CountedPieces,
  cashDifference,
  cashPieces,
  noteLimit,
  piecesTotal,
  type RegisterSum,
} from '../../../domain/money/day-count.ts'
import { grossByRate } from '../../../domain/money/day-end.ts'
import { differenceName } from '../../../domain/money/day-end-paper.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { parsePrice, priceText } from '../../../domain/shared/typed-price.ts'
import { useCountDay } from '../../api/staff/book-api.ts'
import type { BranchName } from '../../api/staff/shop-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextArea, TextField } from '../../components/fields/field.tsx'
import { useBookPages, useBookWords } from '../../i18n/books/index.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { CloseDay } from '../../staff/close-day/close-day-dialog.tsx'
import { RefusedNotice } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { useRateName } from './rate-name.ts'
import { Fact } from './sold-and-taken.tsx'

type DayEndRead = Output<'books.readDay'>
type CountDayProps = { end: DayEndRead; place: BranchName; closes: boolean; onWritten: () => void }

/** The Belgian rates, which a registered till lists also where nothing was sold at them. */
const usualRates = [600, 1200, 2100]

interface TypedCount {
  readonly pieces: Readonly<Record<string, string>>
  readonly float: string
  readonly keeps: string
  readonly register: Readonly<Record<string, string>>
  readonly note: string
}

const keyOf = (rate: number | null): string => String(rate)

function typedFrom({ count, floatBefore }: DayEndRead, locale: Locale): TypedCount {
  return {
    pieces: Object.fromEntries(
      cashPieces.map((value) => [value, count?.pieces[value] ? String(count.pieces[value]) : '']),
    ),
    float: priceText(count?.float ?? floatBefore, locale),
    keeps: priceText(count?.keeps ?? floatBefore, locale),
    register: Object.fromEntries(
      (count?.register ?? []).map(({ rate, gross }) => [keyOf(rate), priceText(gross, locale)]),
    ),
    note: count?.note ?? '',
  }
}

export function CountDay({ end, place, closes: mayClose, onWritten }: CountDayProps) {
  const { t: words, locale, money } = useBookWords()
  const { t } = useBookPages()
  const rateName = useRateName()
  const send = useCountDay()
  const [typed, setTyped] = useState(() => typedFrom(end, locale))
  const isSealed = end.line !== null && end.count !== null
  const closes = mayClose && !isSealed
  const ours = grossByRate(end.sold)
  const rates = [...new Set([...usualRates, ...ours.map(({ rate }) => rate)])]
  const pieces: CountedPieces = Object.fromEntries(cashPieces.map((value) => [value, Number(typed.pieces[value]) || 0]))
  const float = parsePrice(typed.float || '0')
  const keeps = parsePrice(typed.keeps || '0')
  const register = rates.flatMap((rate): RegisterSum[] => {
    const gross = parsePrice(typed.register[keyOf(rate)] ?? '')
    return gross === undefined ? [] : [{ rate, gross }]
  })
  const wrongRegister = (rate: number | null) => {
    const text = typed.register[keyOf(rate)] ?? ''
    return text !== '' && parsePrice(text) === undefined
  }
  const ready = float !== undefined && keeps !== undefined && !rates.some(wrongRegister)
  const difference = cashDifference({ pieces, float: float ?? 0, expected: end.cash })
  const total = piecesTotal(pieces)
  const change = (more: Partial<TypedCount>) => setTyped({ ...typed, ...more })

  function write(event: FormEvent) {
    event.preventDefault()
    if (!ready) return
    const { branch, day } = end
    send.mutate(
      { branch, day, pieces, float, keeps, register, note: typed.note },
      {
        onSuccess: () => {
          showToast(t.written)
          onWritten()
        },
      },
    )
  }

  return (
    <form onSubmit={write} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="p-5!">
        <h3>{words.dayEnd.counted}</h3>
        {end.count && (
          <p className="text-sm text-ink-2">
            {t.countedLast(end.count.by, formatMoment(end.count.at, locale, place.timeZone))}
          </p>
        )}
        {isSealed && mayClose && <p className="text-sm text-ink-2">{t.countSealed}</p>}
        <fieldset className="mt-3">
          <legend className="sr-only">{t.pieces}</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2">
            {cashPieces.map((value) => (
              <label key={value} className="flex items-center justify-between gap-2">
                <span className="font-semibold whitespace-nowrap tabular-nums">
                  <span className="sr-only">{t.piecesOf(money(value))}</span>
                  <bdi aria-hidden="true">{money(value)}</bdi>
                </span>
                <input
                  className="min-h-11 w-16 rounded-control border border-edge bg-card px-2 text-center font-semibold tabular-nums"
                  inputMode="numeric"
                  maxLength={5}
                  disabled={!closes}
                  value={typed.pieces[value] ?? ''}
                  onChange={({ target }) =>
                    change({ pieces: { ...typed.pieces, [value]: target.value.replace(/\D/g, '') } })
                  }
                />
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-4 grid grid-cols-2 gap-4">
          <TextField
            label={t.float}
            inputMode="decimal"
            disabled={!closes}
            value={typed.float}
            error={float === undefined && t.notAmount}
            onChange={({ target }) => change({ float: target.value })}
          />
          <TextField
            label={t.keeps}
            inputMode="decimal"
            disabled={!closes}
            value={typed.keeps}
            error={keeps === undefined && t.notAmount}
            onChange={({ target }) => change({ keeps: target.value })}
          />
        </div>
        <dl className="mt-4">
          <Fact name={words.dayEnd.cashTaken} value={money(end.cash)} />
          {end.rounding !== 0 && <Fact name={words.dayEnd.rounding} value={money(end.rounding)} />}
          <Fact name={words.dayEnd.should} value={money((float ?? 0) + end.cash)} />
          <Fact name={words.dayEnd.counted} value={money(total)} />
          <Fact
            strong
            name={differenceName(difference, words.dayEnd)}
            value={money(difference)}
            className={`border-t-2! border-ink! ${difference === 0 ? 'text-leaf' : 'text-cherry'}`}
          />
          <Fact name={words.dayEnd.bank} value={money(total - (keeps ?? 0))} />
        </dl>
      </Card>
      <Card className="p-5!">
        <h3>{words.dayEnd.register}</h3>
        <p className="text-sm text-ink-2">{t.registerHint}</p>
        <table className="mt-3 w-full text-end tabular-nums">
          <thead>
            <tr className="text-sm text-ink-2">
              <td />
              {[t.ours, t.theirs, words.dayEnd.difference].map((head) => (
                <th key={head} scope="col" className="pb-1 text-end font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => {
              const mine = ours.find((one) => one.rate === rate)?.gross ?? 0
              const said = register.find((one) => one.rate === rate)?.gross
              return (
                <tr key={keyOf(rate)} className="border-t border-line">
                  <th scope="row" className="text-start font-semibold whitespace-nowrap">
                    <bdi dir="ltr">{rateName(rate)}</bdi>
                  </th>
                  <td className="whitespace-nowrap">
                    <bdi>{money(mine)}</bdi>
                  </td>
                  <td className="py-1.5 ps-2">
                    <input
                      aria-label={`${words.dayEnd.register}, ${rateName(rate)}`}
                      aria-invalid={wrongRegister(rate) || undefined}
                      className={`min-h-11 w-24 rounded-control border bg-card px-2 text-end font-semibold ${wrongRegister(rate) || (said !== undefined && said !== mine) ? 'border-2 border-cherry' : 'border-edge'}`}
                      inputMode="decimal"
                      disabled={!closes}
                      value={typed.register[keyOf(rate)] ?? ''}
                      onChange={({ target }) =>
                        change({ register: { ...typed.register, [keyOf(rate)]: target.value } })
                      }
                    />
                  </td>
                  <td
                    className={`ps-2 font-semibold whitespace-nowrap ${said === undefined || said === mine ? 'text-leaf' : 'text-cherry'}`}
                  >
                    <bdi>{said === undefined ? '' : money(said - mine)}</bdi>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <div className="mt-4">
          <TextArea
            label={t.note}
            hint={t.noteHint}
            lines="3-6"
            most={noteLimit}
            disabled={!closes}
            value={typed.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      </Card>
      {closes && (
        <Card className="grid gap-3 p-5!">
          <RefusedNotice error={send.error} />
          <Button type="submit" size="staff" wide busy={send.isPending} aria-disabled={!ready || undefined}>
            {t.write}
          </Button>
          <p className="text-sm text-ink-2">{t.writeHint}</p>
          {end.today && <CloseDay place={place} variant="quiet" />}
        </Card>
      )}
    </form>
  )
}
