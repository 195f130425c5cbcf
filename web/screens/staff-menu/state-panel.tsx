// OPEN or CLOSED, for one branch or for all at once, with the date and the description for customers (SHOP-1).
import { type FormEvent, useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { type BranchName, useSetShopState } from '../../api/staff/shop.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { LocalTextField } from '../../staff/fields/local-fields.tsx'
import { useReach } from '../../staff/shop/branches.ts'
import { ClosingUntil } from '../../staff/shop/closing-until.tsx'
import { showToast, showWarning } from '../../staff/toasts.tsx'

type Shop = Output<'shop.read'>
type StatePanelProps = { shop: Shop; branches: readonly BranchName[] }

export function StatePanel({ shop, branches }: StatePanelProps) {
  const { t } = useStaffText()
  const places = useReach(branches)
  const where = places.map(({ id }) => id).join(' ')
  const closed = branches.filter(({ id }) => shop.branches.some((one) => one.id === id && !one.shop.open))
  return (
    <section aria-labelledby="state">
      <Card className="p-5!">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="state">{t.shop.state}</h2>
          <p className="font-semibold">
            {places.length > 1 ? t.frame.inAll(places.length) : <bdi>{places[0]?.name}</bdi>}
          </p>
        </div>
        <StateForm key={`${where} ${closed.length}`} shop={shop} places={places} />
        {branches.length > 1 && closed.length > 0 && (
          <p className="mt-4 text-sm text-ink-2">{t.shop.closedSome(closed.map(({ name }) => name).join(', '))}</p>
        )}
      </Card>
    </section>
  )
}

/** `places`: the branches that it saves to. It starts from the first one's state, or empty if they differ. */
function StateForm({ shop, places }: { shop: Shop; places: readonly BranchName[] }) {
  const { t } = useStaffText()
  const setState = useSetShopState()
  const states = shop.branches.filter(({ id }) => places.some((place) => place.id === id)).map((one) => one.shop)
  const words = states.find(({ open }) => !open) ?? states[0]
  const same = states.every(({ open }) => open === states[0]?.open)
  const [open, setOpen] = useState<boolean | undefined>(same ? states[0]?.open : undefined)
  const [date, setDate] = useState(words?.date ?? '')
  const [until, setUntil] = useState(words?.until ?? null)
  const [desc, setDesc] = useState<LocalText>(words?.desc ?? {})

  function told(now: boolean): string {
    const [place, ...others] = places
    if (others.length > 0) return now ? t.shop.allOpen(places.length) : t.shop.allClosed(places.length)
    return now ? t.shop.nowOpen(place?.name ?? '') : t.shop.nowClosed(place?.name ?? '')
  }

  function deed(): string {
    const opens = open === true && states.some((one) => !one.open)
    if (places.length > 1) {
      if (open === false) return t.shop.closeAll(places.length)
      return opens ? t.shop.openAll(places.length) : t.shop.saveAll(places.length)
    }
    if (open === false) return t.shop.closeShop
    return opens ? t.shop.openShop : t.frame.save
  }

  function save(event?: FormEvent) {
    event?.preventDefault()
    if (open === undefined) return
    setState.mutate(
      { branches: places.map(({ id }) => id), open, date: date.trim(), desc, until },
      {
        onSuccess: () => showToast(told(open)),
        onError: () => showWarning(t.frame.failed, { label: t.frame.tryAgain, run: save }),
      },
    )
  }

  return (
    <form onSubmit={save} className="mt-4 grid gap-4">
      <div className="[&_label]:flex-1 [&_label:last-child]:has-checked:border-cherry! [&_label:last-child]:has-checked:bg-cherry-soft! [&_label:last-child]:has-checked:inset-ring-cherry! [&_label:last-child]:accent-cherry">
        <RadioGroup
          label={t.shop.state}
          labelHidden
          name="state"
          value={open === undefined ? undefined : open ? 'open' : 'closed'}
          choices={[
            { value: 'open', text: t.shop.open },
            { value: 'closed', text: t.shop.closed },
          ]}
          onChange={(value) => setOpen(value === 'open')}
          inline
        />
      </div>
      {open === false && places[0] && <ClosingUntil place={places[0]} until={until} onChange={setUntil} />}
      <TextField
        label={t.date}
        placeholder="XX/XX/XXXX"
        maxLength={40}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <LocalTextField label={t.shop.description} hint={t.shop.descriptionHint} value={desc} onChange={setDesc} />
      <Button
        type="submit"
        size="staff"
        variant={open === false ? 'danger' : 'primary'}
        busy={setState.isPending}
        disabled={open === undefined}
      >
        {deed()}
      </Button>
    </form>
  )
}
