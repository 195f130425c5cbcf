// The shop still shows the demo: an owner takes it over in one act, and chooses what becomes of each kind of thing.

import { useState } from 'react'
import type { Input } from '#contract/index.ts'
import { localize } from '#domain/shared/locale.ts'
import { type DemoTraces, useDemoTraces, useTakeOver } from '#web/data/staff/site-api.ts'
import { refusedBy } from '#web/data/staff/staff-api.ts'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useBeginText } from '#web/words/owner/index.ts'

export function DemoCard() {
  const { t } = useBeginText()
  const [open, setOpen] = useState(false)
  return (
    <Card className="grid justify-items-start gap-3 bg-honey-soft! p-5!">
      <h2>{t.demo.title}</h2>
      <p className="max-w-prose">{t.demo.text}</p>
      <Button size="staff" variant="dark" onClick={() => setOpen(true)}>
        {t.demo.takeOver}
      </Button>
      {open && <TakeOverDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

type TakeOverParts = Required<Input<'demo.takeOver'>>
const all: TakeOverParts = { branches: 'remove', items: 'remove', texts: 'remove', reviews: 'remove', brand: 'remove' }

function TakeOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useBeginText()
  const traces = useDemoTraces(true)
  const takeOver = useTakeOver()
  const [wish, setWish] = useState(all)
  const change = (part: Partial<TakeOverParts>) => setWish({ ...wish, ...part })

  const submit = () =>
    takeOver.mutate(wish, {
      onSuccess: () => {
        showToast(t.demo.done)
        onClose()
      },
    })

  return (
    <StaffDialog
      title={t.demo.ask}
      onClose={onClose}
      act={{
        text: t.demo.takeOver,
        variant: 'danger',
        busy: takeOver.isPending,
        'aria-disabled': !traces.data,
        onClick: () => traces.data && submit(),
      }}
    >
      {traces.data ? <Choices traces={traces.data} wish={wish} onChange={change} /> : <Unread of={traces} />}
      {takeOver.isError && traces.data && <Refused error={takeOver.error} traces={traces.data} />}
    </StaffDialog>
  )
}

/** Only a branch or an item can also be hidden. */
const waysOf = (kind: keyof TakeOverParts) =>
  kind === 'branches' || kind === 'items' ? (['remove', 'hide', 'keep'] as const) : (['remove', 'keep'] as const)

type ChoicesProps = { traces: DemoTraces; wish: TakeOverParts; onChange: (part: Partial<TakeOverParts>) => void }

function Choices({ traces, wish, onChange }: ChoicesProps) {
  const { t } = useBeginText()
  const { kinds, counts, choices } = t.demo
  const branches = {
    untouched: traces.branches.filter(({ untouched }) => untouched).length,
    own: traces.branches.filter(({ untouched }) => !untouched).length,
  }
  const counted = { ...traces, branches }
  const here = (Object.keys(all) as (keyof TakeOverParts)[]).filter((kind) => kind !== 'brand' || traces.brand)
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{t.demo.askText}</p>
      {here.map((kind) => (
        <RadioGroup
          key={kind}
          label={
            kind === 'brand' ? kinds.brand : `${kinds[kind]}: ${counts(counted[kind].untouched, counted[kind].own)}`
          }
          name={kind}
          value={wish[kind]}
          choices={waysOf(kind).map((value) => ({ value, text: choices[value] }))}
          onChange={(value) => onChange({ [kind]: value })}
          inline
        />
      ))}
      {wish.items === 'remove' && traces.items.own === 0 && <Notice kind="warning">{t.demo.emptied}</Notice>}
    </div>
  )
}

/** Which branches are in the way, by name. */
function Refused({ error, traces }: { error: unknown; traces: DemoTraces }) {
  const { t, locale } = useBeginText()
  const sentences = useRefusalText().t.refusals
  const { refusal, problems } = refusedBy(error)
  const names = problems.flatMap(({ field }) => {
    const branch = traces.branches.find(({ id }) => field === `branches.${id}`)
    return branch ? [localize(branch.name, locale)] : []
  })
  return (
    <div className="mt-5">
      <Notice kind="error" urgent title={names.length > 0 ? t.demo.held(names) : undefined}>
        {names.length > 0 ? t.demo.heldText : sentences[refusal]}
      </Notice>
    </div>
  )
}
