// Here the owner sets what customers may order without a word with staff.
import { type FormEvent, useState } from 'react'
import { guardBounds } from '../../../domain/guard/guard.ts'
import { type GuardState, useSaveGuard } from '../../api/staff/guard-calls.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/controls/switch.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { rebase } from '../../forms/rebase.ts'
import { useGuardText } from '../../i18n/board/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { showToast } from '../../staff/toasts.tsx'

type Stored = Pick<GuardState, 'rules' | 'version'>
const mostAsked = ['waiting', 'openOrders', 'openValue'] as const
const folded = ['open', 'share', 'togetherShare', 'strikes', 'blockHours'] as const
const fields = [...mostAsked, ...folded]
type Field = (typeof fields)[number]
type Typed = Readonly<Record<Field, string> & { on: boolean }>

/** Euros are typed, cents are kept. */
const unit = (field: Field): number => (field === 'openValue' ? 100 : 1)

export function RulesCard({ stored }: { stored: Stored }) {
  const { t } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const save = useSaveGuard()
  const [base, setBase] = useState(stored)
  const [typed, setTyped] = useState<Typed>(() => typedFrom(stored.rules))
  const [tried, setTried] = useState(false)
  const wrong = (field: Field) => tried && numberIn(typed, field) === undefined
  // What somebody else saved is shown at once, except where something else was typed.
  if (stored.version !== base.version) {
    setBase(stored)
    setTyped(rebase(typedFrom(base.rules), typed, typedFrom(stored.rules)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const read = Object.fromEntries(fields.map((field) => [field, numberIn(typed, field)]))
    if (Object.values(read).includes(undefined)) return
    const rules = { on: typed.on, ...(read as Record<Field, number>) }
    save.mutate({ rules, version: base.version }, { onSuccess: () => showToast(t.saved) })
  }

  const fieldFor = (field: Field) => {
    const { least, most } = guardBounds[field]
    return (
      <TextField
        key={field}
        label={t[field]}
        hint={field === 'waiting' ? t.waitingHint : undefined}
        error={wrong(field) ? t.between(String(least / unit(field)), String(most / unit(field))) : undefined}
        inputMode="numeric"
        disabled={!typed.on && field !== 'blockHours'}
        value={typed[field]}
        onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
      />
    )
  }

  return (
    <Card className="lg:col-span-2">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <h2 className="text-xl">{t.rules}</h2>
          <p className="mt-1 text-ink-2">{t.rulesHint}</p>
        </div>
        <Switch label={t.on} checked={typed.on} onChange={(on) => setTyped({ ...typed, on })} size="staff" />
        <div className="grid items-start gap-4 md:grid-cols-3">{mostAsked.map(fieldFor)}</div>
        <details open={folded.some(wrong) || undefined} className="rounded-control border border-line">
          <summary className="flex min-h-12 cursor-pointer items-center rounded-control px-4 font-medium">
            {t.more}
          </summary>
          <div className="grid items-end gap-4 px-4 pt-1 pb-4 md:grid-cols-2">{folded.map(fieldFor)}</div>
        </details>
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

const typedFrom = (rules: Stored['rules']): Typed => ({
  ...(Object.fromEntries(fields.map((field) => [field, String(rules[field] / unit(field))])) as Record<Field, string>),
  on: rules.on,
})

/** The number as it is kept; undefined if it is none, or out of bounds. */
function numberIn(typed: Typed, field: Field): number | undefined {
  const { least, most } = guardBounds[field]
  const text = typed[field].trim().replace(',', '.')
  const value = Math.round(Number(text) * unit(field))
  return text !== '' && value >= least && value <= most ? value : undefined
}
