// What customers read of the whole shop: OPEN or CLOSED, for one branch or all at once (SHOP-1), and the delivery
// message above the menu (SHOP-2).
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Output } from '#contract/index.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { type BranchName, useSetMessage, useSetShopState } from '#web/data/staff/shop-api.ts'
import { ClosingUntil } from '#web/office/staff/branch/closing-until.tsx'
import { useReach } from '#web/office/staff/branch/my-branches.ts'
import { LocalTextField } from '#web/office/staff/fields/local-fields.tsx'
import { WrittenDayField } from '#web/office/staff/fields/written-day-field.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useText } from '#web/words/index.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

type Shop = Output<'shop.read'>
type StatePanelProps = { shop: Shop; branches: readonly BranchName[] }

export function StatePanel({ shop, branches }: StatePanelProps) {
  const { t } = useStaffText()
  const places = useReach(branches)
  const where = places.map(({ id }) => id).join(' ')
  const closed = branches.filter(({ id }) => shop.branches.some((one) => one.id === id && !one.shop.open))
  return (
    <Panel
      id="state"
      title={t.shop.state}
      where={places.length > 1 ? t.frame.inAll(places.length) : <bdi>{places[0]?.name}</bdi>}
    >
      <StateForm key={`${where} ${closed.length}`} shop={shop} places={places} />
      {branches.length > 1 && closed.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">{t.shop.closedSome(closed.map(({ name }) => name).join(', '))}</p>
      )}
    </Panel>
  )
}

type PanelProps = { id: string; title: string; where?: ReactNode; children: ReactNode }

const wide = matchMedia('(min-width: 1024px)')

/** Folded where it would stand above the menu. */
function Panel({ id, title, where, children }: PanelProps) {
  return (
    <section aria-labelledby={id}>
      <Card bare>
        <details open={wide.matches}>
          <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-5 py-3">
            <h2 id={id} className="me-auto text-xl">
              {title}
            </h2>
            <span className="font-semibold">{where}</span>
          </summary>
          <div className="px-5 pb-5">{children}</div>
        </details>
      </Card>
    </section>
  )
}

/** `places`: the branches that it saves to. It starts from the first one's state, or empty if they differ. */
function StateForm({ shop, places }: { shop: Shop; places: readonly BranchName[] }) {
  const { t } = useStaffText()
  const setState = useSetShopState()
  const saveState = useSaveAtOnce(setState)
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

  function save(event: FormEvent) {
    event.preventDefault()
    if (open === undefined) return
    const wish = { branches: places.map(({ id }) => id), open, date: date.trim(), desc, until }
    saveState(wish, () => showToast(told(open)))
  }

  return (
    <form onSubmit={save} className="mt-1 grid gap-4">
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
      <WrittenDayField value={date} onChange={setDate} />
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

type MessagePanelProps = {
  message: LocalText
  /** Whether customers see one at all. */
  shown: boolean
}

export function MessagePanel({ message, shown }: MessagePanelProps) {
  const { t } = useStaffText()
  const usual = useText().t.menu.noDelivery
  const setMessage = useSetMessage()
  const setShown = useSetMessage()
  const saveMessage = useSaveAtOnce(setMessage)
  const saveShown = useSaveAtOnce(setShown)
  const [draft, setDraft] = useState<LocalText>()
  const words = draft ?? message
  const empty = Object.values(words).every((text) => text.trim() === '')

  function save(event: FormEvent) {
    event.preventDefault()
    const written = Object.entries(words).map(([language, text]) => [language, text.trim()] as const)
    saveMessage({ message: Object.fromEntries(written.filter(([, text]) => text)), shown }, () => {
      setDraft(undefined)
      showToast(t.frame.saved)
    })
  }

  return (
    <Panel id="message" title={t.shop.message}>
      <Switch
        size="staff"
        checked={setShown.isPending ? setShown.variables.shown === true : shown}
        label={t.shop.messageOn}
        // With the words that were last saved; what is being typed stays.
        onChange={(wished) => saveShown({ message, shown: wished })}
      />
      <form onSubmit={save} className="mt-2 grid gap-4">
        <LocalTextField
          label={t.shop.message}
          hint={t.shop.messageHint}
          labelHidden
          value={words}
          onChange={setDraft}
        />
        {!shown && <p className="text-ink-2">{t.shop.messageOffHint}</p>}
        {shown && empty && <Notice title={t.shop.messageDefault}>{usual}</Notice>}
        <Button type="submit" size="staff" busy={setMessage.isPending} disabled={draft === undefined}>
          {t.frame.save}
        </Button>
      </form>
    </Panel>
  )
}
