// What customers read of the whole shop: OPEN or CLOSED, for one branch or all at once (SHOP-1), and the delivery
// message above the menu (SHOP-2).
import type { ReactNode } from 'react'
import type { Output } from '#contract/index.ts'
import type { LocalText } from '#domain/shared/locale.ts'
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
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useText } from '#web/words/index.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

type Shop = Output<'shop.read'>
type StatePanelProps = { shop: Shop; branches: readonly StaffBranch[] }

export function StatePanel({ shop, branches }: StatePanelProps) {
  const { t } = useStaffText()
  const reached = useReach(branches)
  const where = reached.map(({ id }) => id).join(' ')
  const closed = branches.filter(({ id }) => shop.branches.some((one) => one.id === id && !one.shop.open))
  return (
    <Panel
      id="state"
      title={t.shop.state}
      where={reached.length > 1 ? t.frame.inAll(reached.length) : <bdi>{reached[0]?.name}</bdi>}
    >
      <StateForm key={where} shop={shop} branches={reached} />
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

/** `branches`: those that it saves to. It starts from the first one's state, or empty if they differ. */
function StateForm({ shop, branches }: { shop: Shop; branches: readonly StaffBranch[] }) {
  const { t } = useStaffText()
  const { states, form } = useStateForm(shop, branches)
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

function useStateForm(shop: Shop, branches: readonly StaffBranch[]) {
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
    told: ({ states }) => showToast(told(states[0]?.open === true)),
  })
  return { states: stored.states, form }
}

type MessagePanelProps = {
  message: LocalText
  /** Whether customers see one at all. */
  shown: boolean
}

export function MessagePanel({ message, shown }: MessagePanelProps) {
  const { t } = useStaffText()
  const usual = useText().t.menu.noDelivery
  const setShown = useSetMessage()
  const saveShown = useSaveAtOnce(setShown)
  const form = useMessageForm(message, shown)
  const words = form.fields.message
  const empty = Object.values(words).every((text) => text.trim() === '')

  return (
    <Panel id="message" title={t.shop.message}>
      <Switch
        size="staff"
        checked={setShown.isPending ? setShown.variables.shown === true : shown}
        label={t.shop.messageOn}
        // With the words that were last saved; what is being typed stays.
        onChange={(wished) => saveShown({ message, shown: wished })}
      />
      <EditForm form={form} className="mt-2 grid gap-4">
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
    </Panel>
  )
}

type StoredMessage = Versioned & { readonly message: LocalText }

const storedMessage = (message: LocalText): StoredMessage => ({ message, version: JSON.stringify(message) })

const written = (message: LocalText): LocalText =>
  Object.fromEntries(
    Object.entries(message).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  )

function useMessageForm(message: LocalText, shown: boolean) {
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
    told: () => showToast(t.frame.saved),
  })
}
