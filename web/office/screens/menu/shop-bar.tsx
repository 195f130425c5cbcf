// What customers read of the whole shop, in one bar: OPEN or CLOSED, for one branch or all at once (SHOP-1), and the
// message above the menu (SHOP-2).
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { type LocalText, localize } from '#domain/shared/locale.ts'
import { accept, refuse } from '#domain/shared/result.ts'
import { freshShop, type StaffBranch, useSetMessage, useSetShopState } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditForm, EditNotices } from '#web/office/forms/edit-form.tsx'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { ClosingUntil } from '#web/office/staff/branch/closing-until.tsx'
import { useReach } from '#web/office/staff/branch/my-branches.ts'
import { LocalTextField } from '#web/office/staff/fields/local-fields.tsx'
import { WrittenDayField } from '#web/office/staff/fields/written-day-field.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useText } from '#web/words/index.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

type Shop = Output<'shop.read'>
type ShopBarProps = {
  shop: Shop
  /** Where the member opens and closes the shop. */
  branches: readonly StaffBranch[]
  /** Whether the member writes the message. */
  writes: boolean
}

export function ShopBar({ shop, branches, writes }: ShopBarProps) {
  if (branches.length === 0 && !writes) return null
  return (
    <Card bare className="flex flex-wrap items-center gap-x-4 px-4 py-1 md:min-h-14 md:py-0">
      {branches.length > 0 && <StateLine shop={shop} branches={branches} />}
      {branches.length > 0 && writes && <span aria-hidden="true" className="h-7 w-px bg-line max-md:hidden" />}
      {writes && <MessageLine message={shop.message} shown={shop.messageShown} />}
    </Card>
  )
}

function StateLine({ shop, branches }: Pick<ShopBarProps, 'shop' | 'branches'>) {
  const { t, date } = useStaffText()
  const [changing, setChanging] = useState(false)
  const reached = useReach(branches)
  const states = statesAt(shop, reached).states
  const isClosed = states.length > 0 && states.every(({ open }) => !open)
  const isOpen = states.every(({ open }) => open)
  const until = isClosed ? states[0]?.until : null
  const elsewhere = branches.filter(({ id }) => shop.branches.some((one) => one.id === id && !one.shop.open))
  const where = reached.length > 1 ? t.frame.inAll(reached.length) : reached[0]?.name
  const close = () => setChanging(false)
  return (
    <section aria-labelledby="state" className="flex min-h-14 min-w-0 items-center gap-2.5">
      <StatusDot tone={isOpen ? 'open' : isClosed ? 'closed' : 'soon'} />
      <h2 id="state" className="font-text text-base tracking-normal whitespace-nowrap">
        <span className="sr-only">{`${t.shop.state}: `}</span>
        <span>{isOpen ? t.shop.open : isClosed ? t.shop.closed : t.shop.differ}</span>
      </h2>
      <p className="min-w-0 text-sm leading-tight text-ink-2">
        <bdi className="block">{until ? t.shop.closedUntil(date(until)) : where}</bdi>
        {branches.length > 1 && elsewhere.length > 0 && (
          <span className="block">{t.shop.closedSome(elsewhere.map(({ name }) => name).join(', '))}</span>
        )}
      </p>
      <Button variant="plain" onClick={() => setChanging(true)}>
        {t.shop.change}
      </Button>
      {changing && (
        <StaffDialog
          title={
            <>
              <span>{`${t.shop.state}: `}</span>
              <bdi>{where}</bdi>
            </>
          }
          onClose={close}
        >
          <StateForm shop={shop} branches={reached} onSaved={close} />
        </StaffDialog>
      )}
    </section>
  )
}

/** `branches`: those that it saves to. It starts from the first one's state, or empty if they differ. */
function StateForm({ shop, branches, onSaved }: Pick<ShopBarProps, 'shop' | 'branches'> & { onSaved: () => void }) {
  const { t } = useStaffText()
  const { states, form } = useStateForm(shop, branches, onSaved)
  const { open, date, until, desc } = form.fields

  function deed(): string {
    const opens = open === true && states.some((one) => !one.open)
    if (branches.length > 1) {
      if (open === false) return t.shop.closeAll(branches.length)
      return opens ? t.shop.openAll(branches.length) : t.shop.saveAll(branches.length)
    }
    if (open === false) return t.shop.closeShop
    return opens ? t.shop.openShop : t.frame.save
  }

  const fields = { open: t.shop.state, date: t.date, until: t.shop.until, desc: t.shop.description }
  return (
    <EditForm form={form} className="mt-1 grid gap-4">
      <div className="[&_label]:flex-1 [&_label:last-child]:has-checked:border-cherry! [&_label:last-child]:has-checked:bg-cherry-soft! [&_label:last-child]:has-checked:inset-ring-cherry! [&_label:last-child]:accent-cherry">
        <RadioGroup
          label={t.shop.state}
          labelHidden
          name="state"
          value={open === null ? undefined : open ? 'open' : 'closed'}
          choices={[
            { value: 'open', text: t.shop.open },
            { value: 'closed', text: t.shop.closed },
          ]}
          onChange={(value) => form.change({ open: value === 'open' })}
          inline
        />
      </div>
      {open === false && branches[0] && (
        <ClosingUntil branch={branches[0]} until={until} onChange={(day) => form.change({ until: day })} />
      )}
      <WrittenDayField value={date} onChange={(day) => form.change({ date: day })} />
      <LocalTextField
        label={t.shop.description}
        hint={t.shop.descriptionHint}
        value={desc}
        onChange={(text) => form.change({ desc: text })}
      />
      <EditNotices form={form} words={{ fields }} />
      <Button
        type="submit"
        size="staff"
        variant={open === false ? 'danger' : 'primary'}
        busy={form.busy}
        disabled={open === null}
      >
        {deed()}
      </Button>
    </EditForm>
  )
}

type State = Shop['branches'][number]['shop']

interface TypedState {
  /** Null: the branches differ, and nothing is chosen yet. */
  readonly open: boolean | null
  readonly date: string
  readonly until: State['until']
  readonly desc: LocalText
}

type StoredStates = Versioned & { readonly states: readonly State[] }

const storedStates = (states: readonly State[]): StoredStates => ({ states, version: JSON.stringify(states) })

const statesAt = ({ branches: all }: Shop, branches: readonly StaffBranch[]): StoredStates =>
  storedStates(all.filter(({ id }) => branches.some((branch) => branch.id === id)).map((one) => one.shop))

function stateFields({ states }: StoredStates): TypedState {
  const words = states.find(({ open }) => !open) ?? states[0]
  const open = states[0]?.open ?? null
  return {
    open: states.every((one) => one.open === open) ? open : null,
    date: words?.date ?? '',
    until: words?.until ?? null,
    desc: words?.desc ?? {},
  }
}

function useStateForm(shop: Shop, branches: readonly StaffBranch[], onSaved: () => void) {
  const { t } = useStaffText()
  const send = sendBy(useSetShopState())
  const stored = statesAt(shop, branches)

  function told(now: boolean): string {
    const [branch, ...others] = branches
    if (others.length > 0) return now ? t.shop.allOpen(branches.length) : t.shop.allClosed(branches.length)
    return now ? t.shop.nowOpen(branch?.name ?? '') : t.shop.nowClosed(branch?.name ?? '')
  }

  const form = useEditForm<TypedState, StoredStates>({
    name: `state of ${branches.map(({ id }) => id).join(' ')}`,
    stored,
    fieldsOf: (all = stored) => stateFields(all),
    check: () => [],
    send: async ({ open, date, until, desc }, base = stored) => {
      const now = statesAt(await freshShop(), branches)
      if (now.version !== base.version) return refuse({ refusal: 'changed_meanwhile', problems: [] })
      const state = { open: open !== false, date: date.trim(), desc, until: open === false ? until : null }
      const saved = await send({ branches: branches.map(({ id }) => id), ...state })
      return saved.ok ? accept(storedStates(branches.map(() => state))) : saved
    },
    latest: async () => statesAt(await freshShop(), branches),
    told: ({ states }) => {
      showToast(told(states[0]?.open === true))
      onSaved()
    },
  })
  return { states: stored.states, form }
}

type MessageProps = {
  message: LocalText
  /** Whether customers see one at all. */
  shown: boolean
}

function MessageLine({ message, shown }: MessageProps) {
  const { t, locale } = useStaffText()
  const usual = useText().t.menu.noDelivery
  const [changing, setChanging] = useState(false)
  const setShown = useSetMessage()
  const saveShown = useSaveAtOnce(setShown)
  const close = () => setChanging(false)
  return (
    <section
      aria-labelledby="message"
      className="flex min-h-14 min-w-0 flex-1 basis-80 items-center gap-x-2.5 max-md:border-t max-md:border-line"
    >
      <Icon of={bagIcon} className="size-5 shrink-0 text-honey-ink" />
      <div className="min-w-0 flex-1 leading-tight">
        <h2 id="message" className="font-text text-base leading-tight tracking-normal">
          {t.shop.message}
        </h2>
        <p className="line-clamp-1 text-sm text-ink-2">
          {shown ? <q>{localize(message, locale) || usual}</q> : t.shop.messageOffHint}
        </p>
      </div>
      <Switch
        checked={setShown.isPending ? setShown.variables.shown === true : shown}
        label={t.shop.messageOn}
        // With the words that were last saved; what is being typed stays.
        onChange={(wished) => saveShown({ message, shown: wished })}
      />
      <IconButton icon={pencilIcon} label={t.shop.changeMessage} onClick={() => setChanging(true)} />
      {changing && (
        <StaffDialog title={t.shop.message} onClose={close}>
          <MessageForm message={message} shown={shown} onSaved={close} />
        </StaffDialog>
      )}
    </section>
  )
}

function MessageForm({ message, shown, onSaved }: MessageProps & { onSaved: () => void }) {
  const { t } = useStaffText()
  const usual = useText().t.menu.noDelivery
  const form = useMessageForm(message, shown, onSaved)
  const words = form.fields.message
  const empty = Object.values(words).every((text) => text.trim() === '')
  return (
    <EditForm form={form} className="grid gap-4">
      <LocalTextField
        label={t.shop.message}
        hint={t.shop.messageHint}
        labelHidden
        value={words}
        onChange={(text) => form.change({ message: text })}
      />
      {!shown && <p className="text-ink-2">{t.shop.messageOffHint}</p>}
      {shown && empty && <Notice title={t.shop.messageDefault}>{usual}</Notice>}
      <EditNotices form={form} words={{ fields: { message: t.shop.message } }} />
      <Button type="submit" size="staff" busy={form.busy} disabled={!form.unsaved}>
        {t.frame.save}
      </Button>
    </EditForm>
  )
}

type StoredMessage = Versioned & { readonly message: LocalText }

const storedMessage = (message: LocalText): StoredMessage => ({ message, version: JSON.stringify(message) })

const written = (message: LocalText): LocalText =>
  Object.fromEntries(
    Object.entries(message).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  )

function useMessageForm(message: LocalText, shown: boolean, onSaved: () => void) {
  const { t } = useStaffText()
  const send = sendBy(useSetMessage())
  const stored = storedMessage(message)
  return useEditForm<Pick<StoredMessage, 'message'>, StoredMessage>({
    name: 'delivery message',
    stored,
    fieldsOf: (now = stored) => ({ message: now.message }),
    meaning: (fields) => written(fields.message),
    check: () => [],
    send: async (fields, base = stored) => {
      const now = storedMessage((await freshShop()).message)
      if (now.version !== base.version) return refuse({ refusal: 'changed_meanwhile', problems: [] })
      const saved = await send({ message: written(fields.message), shown })
      return saved.ok ? accept(storedMessage(saved.value.message)) : saved
    },
    latest: async () => storedMessage((await freshShop()).message),
    told: () => {
      showToast(t.frame.saved)
      onSaved()
    },
  })
}
