// Counting the cash of a day, typing what the registered till says, writing both down, and closing the day.
import { cashDifference, cashPieces, noteLimit, piecesTotal, type RegisterSum } from '#domain/money/day-count.ts'
import { grossByRate } from '#domain/money/day-end.ts'
import { differenceName } from '#domain/money/day-end-paper.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { CloseDay } from '#web/office/staff/close-day/close-day-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { useBookPages, useBookWords } from '#web/words/books/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { countFrom, type DayEndRead, isAsWritten, isWrong, rateKeyOf, type TypedCount, useCount } from './count-form.ts'
import { useRateName } from './rate-name.ts'
import { FigureLine } from './sold-and-taken.tsx'

type CountDayProps = { end: DayEndRead; branch: StaffBranch; closes: boolean }

/** `end` may change while somebody counts: the pieces stay, and what should be there follows. */
export function CountDay({ end, branch, closes: mayClose }: CountDayProps) {
  const { t: words, locale } = useBookWords()
  const { t } = useBookPages()
  const form = useCount(end)
  const isSealed = end.line !== null && end.count !== null
  const closes = mayClose && !isSealed
  const part = { end, closes, typed: form.fields, onType: form.change }
  const fieldNames = {
    pieces: words.dayEnd.counted,
    float: t.float,
    keeps: t.keeps,
    register: words.dayEnd.register,
    note: t.note,
  }
  return (
    <EditForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="p-5!">
        <h3>{words.dayEnd.counted}</h3>
        {end.count && (
          <p className="text-sm text-ink-2">
            {t.countedLast(end.count.by, formatMoment(end.count.at, locale, branch.timeZone))}
          </p>
        )}
        {isSealed && mayClose && <p className="text-sm text-ink-2">{t.countSealed}</p>}
        <Pieces {...part} />
        <CashFacts {...part} />
      </Card>
      <Card className="p-5!">
        <h3>{words.dayEnd.register}</h3>
        <p className="text-sm text-ink-2">{t.registerHint}</p>
        <Register {...part} />
        <div className="mt-4">
          <TextArea
            label={t.note}
            hint={t.noteHint}
            lines="3-6"
            most={noteLimit}
            disabled={!closes}
            value={form.fields.note}
            onChange={({ target }) => form.change({ note: target.value })}
          />
        </div>
      </Card>
      {closes && (
        <Card className="grid gap-3 p-5!">
          <EditFoot form={form} words={{ fields: fieldNames }}>
            <Button type="submit" size="staff" wide busy={form.busy}>
              {t.write}
            </Button>
          </EditFoot>
          <p className="text-sm text-ink-2">{t.writeHint}</p>
          {end.today && <CloseDay branch={branch} variant="quiet" />}
        </Card>
      )}
    </EditForm>
  )
}

type PartProps = {
  end: DayEndRead
  closes: boolean
  typed: TypedCount
  onType: (part: Partial<TypedCount>) => void
}

/** How many of each coin and note, and what lay and stays in the till. */
function Pieces({ closes, typed, onType }: PartProps) {
  const { money } = useBookWords()
  const { t } = useBookPages()
  return (
    <>
      <fieldset className="@container mt-3">
        <legend className="sr-only">{t.pieces}</legend>
        <div className="grid grid-cols-1 gap-x-4 gap-y-2 @min-[15rem]:grid-cols-2">
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
                  onType({ pieces: { ...typed.pieces, [value]: target.value.replace(/\D/g, '') } })
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
          error={isWrong(typed.float) && t.notAmount}
          onChange={({ target }) => onType({ float: target.value })}
        />
        <TextField
          label={t.keeps}
          inputMode="decimal"
          disabled={!closes}
          value={typed.keeps}
          error={isWrong(typed.keeps) && t.notAmount}
          onChange={({ target }) => onType({ keeps: target.value })}
        />
      </div>
    </>
  )
}

/** What our own books said when the count that the form shows was written down; what they say now, once it changes. */
function booksBeside(
  end: DayEndRead,
  typed: TypedCount,
  locale: Locale,
): { cash: Cents; ours: readonly RegisterSum[] } {
  if (end.count && isAsWritten(end, typed, locale)) return { cash: end.count.expected, ours: end.count.ours }
  return { cash: end.cash, ours: grossByRate(end.sold) }
}

/** What should be in the till and, once something is counted, what is and what goes to the bank. */
function CashFacts({ end, typed }: PartProps) {
  const { t: words, money, locale } = useBookWords()
  const { pieces, float, keeps } = countFrom(typed)
  const isCounted = end.count !== null || Object.values(typed.pieces).some((text) => text !== '')
  const { cash } = booksBeside(end, typed, locale)
  const difference = cashDifference({ pieces, float, expected: cash })
  const total = piecesTotal(pieces)
  return (
    <dl className="mt-4">
      <FigureLine name={words.dayEnd.cashTaken} value={money(end.cash)} />
      {end.rounding !== 0 && <FigureLine name={words.dayEnd.rounding} value={money(end.rounding)} />}
      <FigureLine name={words.dayEnd.should} value={money(float + end.cash)} />
      {cash !== end.cash && <FigureLine name={words.dayEnd.since} value={money(end.cash - cash)} />}
      {isCounted && (
        <>
          <FigureLine name={words.dayEnd.counted} value={money(total)} />
          <FigureLine
            strong
            name={differenceName(difference, words.dayEnd)}
            value={money(difference)}
            className={`border-t-2! border-ink! ${difference === 0 ? 'text-leaf' : 'text-cherry'}`}
          />
          <FigureLine name={words.dayEnd.bank} value={money(total - keeps)} />
        </>
      )}
    </dl>
  )
}

/** The Belgian rates, which a registered till lists also where nothing was sold at them. */
const usualRates = [600, 1200, 2100]

/** What the registered till says for each rate, beside what was sold here. */
function Register({ end, closes, typed, onType }: PartProps) {
  const { t: words, money, locale } = useBookWords()
  const { t } = useBookPages()
  const rateName = useRateName()
  const { ours } = booksBeside(end, typed, locale)
  const rates = [...new Set([...usualRates, ...ours.map(({ rate }) => rate)])]
  const { register } = countFrom(typed)
  const wrong = (rate: number | null) => isWrong(typed.register[rateKeyOf(rate)] ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={words.dayEnd.register} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full text-end tabular-nums">
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
              <tr key={rateKeyOf(rate)} className="border-t border-line">
                <th scope="row" className="text-start font-semibold whitespace-nowrap">
                  <bdi dir="ltr">{rateName(rate)}</bdi>
                </th>
                <td className="whitespace-nowrap">
                  <bdi>{money(mine)}</bdi>
                </td>
                <td className="py-1.5 ps-2">
                  <input
                    aria-label={`${words.dayEnd.register}, ${rateName(rate)}`}
                    aria-invalid={wrong(rate) || undefined}
                    className={`min-h-11 w-24 rounded-control border bg-card px-2 text-end font-semibold ${wrong(rate) || (said !== undefined && said !== mine) ? 'border-2 border-cherry' : 'border-edge'}`}
                    inputMode="decimal"
                    disabled={!closes}
                    value={typed.register[rateKeyOf(rate)] ?? ''}
                    onChange={({ target }) =>
                      onType({ register: { ...typed.register, [rateKeyOf(rate)]: target.value } })
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
    </section>
  )
}
