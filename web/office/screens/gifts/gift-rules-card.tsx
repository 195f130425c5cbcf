// What the owner sets about gift cards (GIFT-2).
import { type GiftRules, giftBounds, giftRuleProblem } from '#domain/money/gift/gift-rules.ts'
import { parsePrice } from '#domain/shared/typed-price.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { type GiftRulesRead, useGiftRules, useSaveGiftRules } from '#web/data/staff/gift-api.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { askStaff, sendBy } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { numberTyped } from '#web/office/forms/typed-number.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { useGiftOfficeText } from '#web/words/gift-desk/index.ts'

export function GiftRulesCard() {
  const read = useGiftRules()
  return (
    <Card className="p-5! lg:col-span-2">{read.data ? <RulesForm stored={read.data} /> : <Unread of={read} />}</Card>
  )
}

interface TypedGiftRules {
  readonly on: boolean
  readonly amounts: string
  readonly least: string
  readonly most: string
  readonly months: string
  /** '' for the first branch. */
  readonly branch: string
}

function RulesForm({ stored }: { stored: GiftRulesRead }) {
  const { t, money, locale } = useGiftOfficeText()
  const branches = useAllBranches(locale)
  const send = sendBy(useSaveGiftRules())
  const { amount, months } = giftBounds
  const form = useEditForm<TypedGiftRules, GiftRulesRead>({
    name: 'gift cards',
    stored,
    fieldsOf: (now = stored) => typedFrom(now),
    check: (typed) =>
      mistakesIn(
        typed,
        branches.map(({ id }) => id),
      ),
    send: (typed, { version } = stored) => send({ ...rulesIn(typed), version }),
    latest: () => askStaff('gifts.readRules', {}),
    wishOf: rulesIn,
    told: () => showToast(t.saved),
  })
  const { fields: typed, change } = form
  const errorAt = sentencesAt(
    form.problems,
    {
      ...t.problems,
      amounts_wrong: t.amountsWrong,
      amount_wrong: t.between(money(amount.least), money(amount.most)),
      months_wrong: t.between(String(months.least), String(months.most)),
    },
    t.amountsWrong,
  )
  const field = typedIn(typed, change, errorAt)
  return (
    <EditForm form={form} className="grid gap-4">
      <div>
        <h2 className="text-xl">{t.rules}</h2>
        <p className="mt-1 text-ink-2">{t.rulesHint}</p>
      </div>
      <Switch label={t.on} checked={typed.on} onChange={(on) => change({ on })} size="staff" />
      {typed.on && !stored.hasKey && <Notice>{t.noKey}</Notice>}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={t.amounts} hint={t.amountsHint} dir="ltr" {...field('amounts')} />
        <TextField label={t.months} hint={t.monthsHint} inputMode="numeric" {...field('months')} />
        <TextField label={t.least} inputMode="decimal" {...field('least')} />
        <TextField label={t.most} inputMode="decimal" {...field('most')} />
        {branches.length > 1 && (
          <SelectField
            label={t.branch}
            value={typed.branch}
            error={errorAt('branch')}
            onChange={(event) => change({ branch: event.target.value })}
          >
            <option value="">{t.firstBranch}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <EditFoot
        form={form}
        words={{
          fields: {
            on: t.on,
            amounts: t.amounts,
            least: t.least,
            most: t.most,
            months: t.months,
            branch: t.branch,
          },
        }}
      />
    </EditForm>
  )
}

const euros = (cents: number): string => String(cents / 100)

const typedFrom = ({ on, amounts, least, most, months, branch }: GiftRulesRead): TypedGiftRules => ({
  on,
  amounts: amounts.map(euros).join(' '),
  least: euros(least),
  most: euros(most),
  months: months === null ? '' : String(months),
  branch: branch ?? '',
})

const amountsIn = ({ amounts }: TypedGiftRules): readonly (number | undefined)[] =>
  amounts.split(/[\s;/]+/).flatMap((text) => (text === '' ? [] : [parsePrice(text)]))

const monthsIn = ({ months }: TypedGiftRules): number | null | undefined =>
  months.trim() === '' ? null : numberTyped(months, 1, giftBounds.months)

function mistakesIn(typed: TypedGiftRules, branches: readonly string[]) {
  const amounts = amountsIn(typed)
  const { least, most } = giftBounds.amounts
  const isAmount = (text: string) => numberTyped(text, 100, giftBounds.amount) !== undefined
  const wrong: { problem: string; field: string }[] = []
  if (amounts.includes(undefined) || amounts.length < least || amounts.length > most)
    wrong.push({ problem: 'amounts_wrong', field: 'amounts' })
  if (!isAmount(typed.least)) wrong.push({ problem: 'amount_wrong', field: 'least' })
  if (!isAmount(typed.most)) wrong.push({ problem: 'amount_wrong', field: 'most' })
  if (monthsIn(typed) === undefined) wrong.push({ problem: 'months_wrong', field: 'months' })
  if (wrong.length > 0) return wrong
  const unfit = giftRuleProblem(rulesIn(typed), branches)
  return unfit ? [unfit] : []
}

/** Call it only with valid fields, or to compare. */
const rulesIn = (typed: TypedGiftRules): Omit<GiftRules, 'amounts'> & { amounts: number[] } => ({
  on: typed.on,
  amounts: amountsIn(typed).map((amount) => amount ?? 0),
  least: numberTyped(typed.least, 100, giftBounds.amount) ?? 0,
  most: numberTyped(typed.most, 100, giftBounds.amount) ?? 0,
  months: monthsIn(typed) ?? null,
  branch: typed.branch || null,
})
