// Here the owner sets what customers may order without a word with staff.
import { type FormEvent, useState } from 'react'
import { guardBounds } from '../../../domain/guard/guard.ts'
import { type GuardState, useSaveGuard } from '../../api/staff/guard.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/controls/switch.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useGuardText } from '../../i18n/guard/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { showToast } from '../../staff/toasts.tsx'

type Rules = GuardState['rules']
const fields = ['newOpen', 'openOrders', 'openValue', 'blockHours'] as const
type Field = (typeof fields)[number]
type Typed = Readonly<Record<Field, string>>

/** Euros are typed, cents are kept. */
const unit = (field: Field): number => (field === 'openValue' ? 100 : 1)

export function RulesCard({ rules }: { rules: Rules }) {
  const { t } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const save = useSaveGuard()
  const [on, setOn] = useState(rules.on)
  const [typed, setTyped] = useState<Typed>(() => typedFrom(rules))
  const [tried, setTried] = useState(false)
  const wrong = (field: Field) => tried && numberIn(typed, field) === undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const read = Object.fromEntries(fields.map((field) => [field, numberIn(typed, field)]))
    if (Object.values(read).includes(undefined)) return
    save.mutate({ on, ...(read as Record<Field, number>) }, { onSuccess: () => showToast(t.saved) })
  }

  return (
    <Card className="lg:col-span-2">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <h2 className="text-xl">{t.rules}</h2>
          <p className="mt-1 text-ink-2">{t.rulesHint}</p>
        </div>
        <Switch label={t.on} checked={on} onChange={setOn} size="staff" />
        <div className="grid items-start gap-4 md:grid-cols-2">
          {fields.map((field) => {
            const { least, most } = guardBounds[field]
            const bounds = t.between(String(least / unit(field)), String(most / unit(field)))
            return (
              <TextField
                key={field}
                label={t[field]}
                hint={field === 'newOpen' ? t.newOpenHint : undefined}
                error={wrong(field) ? bounds : undefined}
                inputMode="numeric"
                disabled={!on && field !== 'blockHours'}
                value={typed[field]}
                onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              />
            )
          })}
        </div>
        {save.isError && (
          <Notice kind="error" urgent>
            {sentences[refusalOf(save.error)]}
          </Notice>
        )}
        <Button type="submit" size="staff" busy={save.isPending} className="justify-self-start">
          {t.save}
        </Button>
      </form>
    </Card>
  )
}

const typedFrom = (rules: Rules): Typed => ({
  newOpen: String(rules.newOpen),
  openOrders: String(rules.openOrders),
  openValue: String(rules.openValue / 100),
  blockHours: String(rules.blockHours),
})

/** The number as it is kept; undefined if it is none, or out of bounds. */
function numberIn(typed: Typed, field: Field): number | undefined {
  const { least, most } = guardBounds[field]
  const text = typed[field].trim().replace(',', '.')
  const value = Math.round(Number(text) * unit(field))
  return text !== '' && value >= least && value <= most ? value : undefined
}
