// The payment methods that customers are offered, and the rules of each branch (PAY-1).
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { type OnlineRules, onlineBounds, usualOnlineRules } from '#domain/money/online-payment.ts'
import { takesPayment } from '#domain/money/till-duty.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { rebase, rebaseEach } from '#web/data/forms/rebase.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { numberTyped } from '#web/office/forms/typed-number.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useSetupText } from '#web/words/money/index.ts'
import { methodName, usePayText } from '#web/words/pay/index.ts'
import { type OnlineSetup, readOnlineSetup, useSavePayments } from './payment-setup-api.ts'

type Where = 'counter' | 'online' | 'both'

/** The rules of a branch as typed: amounts in euros, numbers as text. */
interface TypedRules extends Pick<OnlineRules, 'onlineIfNew' | 'backIfNotCollected'> {
  readonly where: Where
  readonly onlineAbove: string
}

interface TypedPaymentRules {
  readonly methods: readonly string[]
  readonly branches: Readonly<Record<string, TypedRules>>
}

type RulesFormProps = { setup: OnlineSetup; branches: readonly StaffBranch[] }

export function RulesForm({ setup, branches }: RulesFormProps) {
  const { t } = useSetupText()
  const pay = usePayText().t
  const send = sendBy(useSavePayments())
  const form = useEditForm<TypedPaymentRules, OnlineSetup>({
    name: 'online payment',
    stored: setup,
    fieldsOf: (now = setup) => typedFrom(now, branches),
    merge: (base, mine, theirs) => ({
      ...rebase(base, mine, theirs),
      branches: rebaseEach(base.branches, mine.branches, theirs.branches),
    }),
    check: (typed) => mistakenIn(typed, branches).map(() => ({ problem: 'out_of_bounds', field: 'branches' })),
    send: (typed, { version } = setup) => send({ version, ...wishFrom(typed) }),
    latest: readOnlineSetup,
    wishOf: wishFrom,
    told: () => showToast(t.saved),
  })
  const { methods, branches: typed } = form.fields
  const isOffered = (id: string) => methods.length === 0 || methods.includes(id)

  function offer(id: string, on: boolean) {
    const all = setup.offered.map((one) => one.id)
    const next = all.filter((one) => (one === id ? on : isOffered(one)))
    form.change({ methods: next.length === all.length ? [] : next })
  }

  return (
    <EditForm form={form} className="grid gap-6">
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{t.methods}</legend>
        <p className="text-sm text-ink-2">{setup.offered.length === 0 ? t.noMethods : t.methodsHint}</p>
        {setup.offered.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5.5 shrink-0"
              checked={isOffered(id)}
              onChange={(event) => offer(id, event.target.checked)}
            />
            <bdi>{methodName(pay, { id, name })}</bdi>
          </label>
        ))}
      </fieldset>
      <BranchFinder branches={branches} most={branchesAbove} always={mistakenIn(form.fields, branches)}>
        {(shown) =>
          shown.map(({ branch: { id, name, tillDuty = 'none' } }) => (
            <BranchRules
              key={id}
              id={id}
              name={name}
              tillTakes={!takesPayment(tillDuty)}
              rules={typed[id] ?? typedRules(usualOnlineRules)}
              onChange={(rules) => form.change({ branches: { ...typed, [id]: rules } })}
            />
          ))
        }
      </BranchFinder>
      <EditFoot form={form} words={{ fields: { methods: t.methods, branches: t.methodsTitle } }} />
    </EditForm>
  )
}

/** The ids of the branches with an amount out of its bounds. */
const mistakenIn = (typed: TypedPaymentRules, branches: readonly StaffBranch[]): string[] =>
  branches
    .map(({ id }) => id)
    .filter((id) => {
      const rules = typed.branches[id]
      return rules && !rulesIn(rules)
    })

type BranchRulesProps = {
  id: string
  name: string
  /** The registered till takes every payment, so that the rules do not count. */
  tillTakes: boolean
  rules: TypedRules
  onChange: (rules: TypedRules) => void
}

function BranchRules({ id, name, tillTakes, rules, onChange }: BranchRulesProps) {
  const { t } = useSetupText()
  const { onlineAbove: above } = onlineBounds
  const wrongAbove = rules.onlineAbove.trim() !== '' && numberTyped(rules.onlineAbove, 100, above) === undefined
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-start w-full pt-4 text-lg font-semibold">
        <bdi>{t.at(name)}</bdi>
      </legend>
      {tillTakes && <p className="text-sm text-ink-2">{t.tillTakes}</p>}
      <RadioGroup
        label={t.places}
        name={`places ${id}`}
        inline
        value={rules.where}
        choices={(['counter', 'online', 'both'] as const).map((value) => ({ value, text: t.placeNames[value] }))}
        onChange={(where) => onChange({ ...rules, where })}
      />
      {rules.where !== 'counter' && (
        <>
          {rules.where === 'both' && (
            <>
              <TextField
                label={t.onlineAbove}
                hint={t.onlineAboveHint}
                inputMode="decimal"
                error={wrongAbove ? t.between(String(above.least / 100), String(above.most / 100)) : undefined}
                value={rules.onlineAbove}
                onChange={(event) => onChange({ ...rules, onlineAbove: event.target.value })}
              />
              <Switch
                label={t.onlineIfNew}
                checked={rules.onlineIfNew}
                onChange={(onlineIfNew) => onChange({ ...rules, onlineIfNew })}
                size="staff"
              />
              <p className="text-sm text-ink-2">{t.onlineIfNewHint}</p>
            </>
          )}
          <Switch
            label={t.backIfNotCollected}
            checked={rules.backIfNotCollected}
            onChange={(backIfNotCollected) => onChange({ ...rules, backIfNotCollected })}
            size="staff"
          />
        </>
      )}
    </fieldset>
  )
}

const typedFrom = ({ methods, branches: kept }: OnlineSetup, branches: readonly StaffBranch[]): TypedPaymentRules => ({
  methods,
  branches: Object.fromEntries(branches.map(({ id }) => [id, typedRules(kept[id] ?? usualOnlineRules)])),
})

const typedRules = (rules: OnlineRules): TypedRules => ({
  where: rules.places.length === 2 ? 'both' : (rules.places[0] ?? 'counter'),
  onlineAbove: rules.onlineAbove === null ? '' : String(rules.onlineAbove / 100),
  onlineIfNew: rules.onlineIfNew,
  backIfNotCollected: rules.backIfNotCollected,
})

/** Undefined if something is out of bounds. */
function rulesIn(typed: TypedRules) {
  const isBlank = typed.onlineAbove.trim() === ''
  const onlineAbove = isBlank ? null : numberTyped(typed.onlineAbove, 100, onlineBounds.onlineAbove)
  if (onlineAbove === undefined) return undefined
  const places: ('counter' | 'online')[] = typed.where === 'both' ? ['counter', 'online'] : [typed.where]
  const { onlineIfNew, backIfNotCollected } = typed
  return { places, onlineAbove, onlineIfNew, backIfNotCollected }
}

/** Call it only with valid fields. */
const wishFrom = ({ methods, branches }: TypedPaymentRules) => ({
  methods: [...methods],
  branches: Object.fromEntries(
    Object.entries(branches).flatMap(([id, typed]) => {
      const rules = rulesIn(typed)
      return rules ? [[id, rules]] : []
    }),
  ),
})
