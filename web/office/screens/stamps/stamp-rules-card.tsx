// What the owner sets about the stamp card (STAMP-1).
import type { Output } from '#contract/index.ts'
import { stampBounds } from '#domain/order/stamps/stamp-rules.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { askStaff, readAgain, sendBy, useStaffSend } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { numberTyped } from '#web/office/forms/typed-number.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { Ticks } from '#web/office/staff/fields/tick.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useStampDeskText } from '#web/words/stamps/index.ts'

type StampsRead = Output<'stamps.read'>
type StoredStamps = Pick<StampsRead, 'rules' | 'version'>

const numbers = ['every', 'worth', 'offline'] as const
type NumberField = (typeof numbers)[number]
type TypedStampRules = Readonly<Record<NumberField, string> & { on: boolean; categories: readonly string[] }>

/** Euros are typed, cents are kept. */
const unit = (field: NumberField): number => (field === 'every' ? 1 : 100)

export function StampRulesCard({ stored }: { stored: StoredStamps }) {
  const { t } = useStampDeskText()
  const { categories } = useMenu()
  const send = sendBy(useStaffSend('stamps.save', { onSettled: () => readAgain('stamps') }))
  const form = useEditForm<TypedStampRules, StoredStamps>({
    name: 'stamp card',
    stored,
    fieldsOf: (now = stored) => typedFrom(now.rules),
    check: (typed) =>
      numbers.flatMap((field) => (numberIn(typed, field) === undefined ? [{ problem: 'out_of_bounds', field }] : [])),
    send: (typed, { version } = stored) => send({ rules: rulesIn(typed), version }),
    latest: () => askStaff('stamps.read', {}),
    wishOf: rulesIn,
    told: () => showToast(t.saved),
  })
  const { fields: typed } = form
  const wrong = (field: NumberField) => form.problems.some((problem) => problem.field === field)
  return (
    <Card>
      <EditForm form={form} className="grid gap-4">
        <div>
          <h2 className="text-xl">{t.rules}</h2>
          <p className="mt-1 text-ink-2">{t.rulesHint}</p>
        </div>
        <Switch label={t.on} checked={typed.on} onChange={(on) => form.change({ on })} size="staff" />
        <Ticks
          label={t.categories}
          hint={t.categoriesHint}
          among={categories.map(({ id }) => id)}
          text={(id) => <bdi>{categories.find((one) => one.id === id)?.name}</bdi>}
          chosen={typed.categories}
          onChange={(chosen) => form.change({ categories: chosen })}
        />
        {numbers.map((field) => {
          const { least, most } = stampBounds[field]
          return (
            <TextField
              key={field}
              label={t[field]}
              hint={field === 'offline' ? t.offlineHint : undefined}
              error={wrong(field) ? t.between(String(least / unit(field)), String(most / unit(field))) : undefined}
              inputMode="decimal"
              value={typed[field]}
              onChange={(event) => form.change({ [field]: event.target.value })}
            />
          )
        })}
        <EditFoot
          form={form}
          words={{ fields: { on: t.on, every: t.every, worth: t.worth, offline: t.offline, categories: t.categories } }}
        />
      </EditForm>
    </Card>
  )
}

const typedFrom = ({ on, every, worth, offline, categories }: StoredStamps['rules']): TypedStampRules => ({
  on,
  categories,
  every: String(every),
  worth: String(worth / 100),
  offline: String(offline / 100),
})

/** Call it only with valid fields. */
const rulesIn = (typed: TypedStampRules): StoredStamps['rules'] => ({
  on: typed.on,
  categories: [...typed.categories],
  every: numberIn(typed, 'every') ?? 0,
  worth: numberIn(typed, 'worth') ?? 0,
  offline: numberIn(typed, 'offline') ?? 0,
})

const numberIn = (typed: TypedStampRules, field: NumberField) =>
  numberTyped(typed[field], unit(field), stampBounds[field])
