// The shop still shows the demo: an owner takes it over in one act, and chooses what becomes of each kind of thing.
import { useState } from 'react'
import type { Input } from '../../../contract/index.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { type DemoTraces, useDemoTraces, useTakeOver } from '../../api/staff/site-calls.ts'
import { refusedBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBeginText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { Unread } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'

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

type Wish = Required<Input<'demo.takeOver'>>
const all: Wish = { branches: 'remove', items: 'remove', texts: 'remove', reviews: 'remove', brand: 'remove' }

function TakeOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useBeginText()
  const frame = useStaffText().t.frame
  const traces = useDemoTraces(true)
  const takeOver = useTakeOver()
  const [wish, setWish] = useState(all)
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })

  const submit = () =>
    takeOver.mutate(wish, {
      onSuccess: () => {
        showToast(t.demo.done)
        onClose()
      },
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.demo.ask}
      closeLabel={frame.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button
            variant="danger"
            size="staff"
            busy={takeOver.isPending}
            aria-disabled={!traces.data}
            onClick={() => traces.data && submit()}
          >
            {t.demo.takeOver}
          </Button>
        </>
      }
    >
      {traces.data ? <Choices traces={traces.data} wish={wish} onChange={change} /> : <Unread of={traces} />}
      {takeOver.isError && traces.data && <Refused error={takeOver.error} traces={traces.data} />}
    </Dialog>
  )
}

type ChoicesProps = { traces: DemoTraces; wish: Wish; onChange: (part: Partial<Wish>) => void }

function Choices({ traces, wish, onChange }: ChoicesProps) {
  const { t } = useBeginText()
  const { kinds, counts, choices } = t.demo
  const branches = {
    untouched: traces.branches.filter(({ untouched }) => untouched).length,
    own: traces.branches.filter(({ untouched }) => !untouched).length,
  }
  const threeWays = (['remove', 'hide', 'keep'] as const).map((value) => ({ value, text: choices[value] }))
  const twoWays = (['remove', 'keep'] as const).map((value) => ({ value, text: choices[value] }))
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{t.demo.askText}</p>
      <RadioGroup
        label={`${kinds.branches}: ${counts(branches.untouched, branches.own)}`}
        name="branches"
        value={wish.branches}
        choices={threeWays}
        onChange={(value) => onChange({ branches: value })}
        inline
      />
      <RadioGroup
        label={`${kinds.items}: ${counts(traces.items.untouched, traces.items.own)}`}
        name="items"
        value={wish.items}
        choices={threeWays}
        onChange={(value) => onChange({ items: value })}
        inline
      />
      <RadioGroup
        label={`${kinds.texts}: ${counts(traces.texts.untouched, traces.texts.own)}`}
        name="texts"
        value={wish.texts}
        choices={twoWays}
        onChange={(value) => onChange({ texts: value })}
        inline
      />
      <RadioGroup
        label={`${kinds.reviews}: ${counts(traces.reviews.untouched, traces.reviews.own)}`}
        name="reviews"
        value={wish.reviews}
        choices={twoWays}
        onChange={(value) => onChange({ reviews: value })}
        inline
      />
      {traces.brand && (
        <RadioGroup
          label={kinds.brand}
          name="brand"
          value={wish.brand}
          choices={twoWays}
          onChange={(value) => onChange({ brand: value })}
          inline
        />
      )}
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
