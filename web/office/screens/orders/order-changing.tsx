// What staff change about an order: its lines, its time, and the customer's yes or no to a dearer one (LIFE-4).
import { type ReactNode, useState } from 'react'
import type { StaffOrder } from '#contract/index.ts'
import { timeMeant } from '#domain/branch/time-meant.ts'
import { isPaidHere } from '#domain/money/order-payments.ts'
import { stepsFor } from '#domain/order/course.ts'
import { listedAt } from '#domain/order/order.ts'
import { halfTypedIn } from '#web/data/forms/mistakes.ts'
import { randomKey, useSending } from '#web/data/http/new-key.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { usePostpone, useSetForm } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { mayPass, refusalOf } from '#web/data/staff/staff-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { useTellSteps } from '#web/office/staff/pay/order-payment.tsx'
import { useOrderPrice } from '#web/office/staff/pay/order-price.ts'
import { showOrderToast, useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { useLineWords } from './line-name.ts'

type OrderChangingProps = {
  order: ShownOrder
  /** Where it is made; undefined until the branches are read. */
  branch: StaffBranch | undefined
  /** Further buttons in the same row. */
  children?: ReactNode
}

/** Nothing for an order that can no longer be changed. */
export function OrderChanging({ order, branch, children }: OrderChangingProps) {
  return (
    <div className="no-print grid gap-4 empty:hidden">
      <ChangeNotices order={order} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <ChangeActs order={order} branch={branch}>
          {(act) => (
            <Button
              key={act.words}
              variant="quiet"
              size="staff"
              className="flex-auto px-4!"
              aria-disabled={act.isOff}
              onClick={act.run}
            >
              {act.words}
            </Button>
          )}
        </ChangeActs>
        {children}
      </div>
    </div>
  )
}

/** What it was before it was changed, and what waits for the customer's yes. */
export function ChangeNotices({ order }: { order: ShownOrder }) {
  const { t } = useTillText()
  return (
    <>
      {order.changedFrom && (
        <Notice kind="warning">
          <p className="font-semibold">{t.change.changed}</p>
          <Version name={t.change.earlier} version={order.changedFrom} order={order} />
        </Notice>
      )}
      {order.proposal && stepsFor(order, 'staff').includes('agree') && <Proposal order={order} />}
    </>
  )
}

/** One way to change an order, which opens its dialog. */
export interface ChangeAct {
  readonly name: 'change' | 'postpone' | 'seat'
  readonly words: string
  /** It says why it cannot be done now. */
  readonly isOff: boolean
  readonly run: () => void
}

type ChangeActsProps = {
  order: ShownOrder
  branch: StaffBranch | undefined
  /** What a way looks like. */
  children: (act: ChangeAct) => ReactNode
}

export function ChangeActs({ order, branch, children }: ChangeActsProps) {
  const { t } = useTillText()
  const { refusals } = useRefusalText().t
  const [open, setOpen] = useState<ChangeAct['name']>()
  const steps = stepsFor(order, 'staff')
  const isPaid = order.ringUp ? order.ringUp.state === 'rung-up' : isPaidHere(order)
  const close = () => setOpen(undefined)
  const act = (name: ChangeAct['name'], words: string, isOff = false) =>
    children({
      name,
      words,
      isOff,
      run: () =>
        isOff
          ? showOrderToast(order, order.ringUp ? refusals.rung_up_already : t.change.paid, warningIcon)
          : setOpen(name),
    })
  return (
    <>
      {steps.includes('change') && act('change', t.change.button, isPaid)}
      {steps.includes('postpone') && branch && act('postpone', t.change.postpone)}
      {steps.includes('setForm') && act('seat', t.change.seat)}
      {open === 'seat' && <SeatDialog order={order} onClose={close} />}
      {open === 'change' && <ChangeDialog order={order} onClose={close} />}
      {open === 'postpone' && branch && <PostponeDialog order={order} branch={branch} onClose={close} />}
    </>
  )
}

function Proposal({ order }: { order: ShownOrder }) {
  const { t } = useTillText()
  const price = useOrderPrice(order)
  const { take, busy } = useTellSteps()
  if (!order.proposal) return null
  const answer = (step: 'agree' | 'decline', said: string) =>
    take({ key: randomKey(), id: order.id, step, version: order.version }, () => showOrderToast(order, said))
  return (
    <Notice kind="warning">
      <p className="font-semibold">{t.change.proposal(price(order.proposal.total))}</p>
      <Version name={t.change.now} version={order.proposal} order={order} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="leaf" size="staff" busy={busy} onClick={() => answer('agree', t.change.agreed)}>
          {t.change.agree}
        </Button>
        <Button variant="quiet" size="staff" busy={busy} onClick={() => answer('decline', t.change.declined)}>
          {t.change.decline}
        </Button>
      </div>
    </Notice>
  )
}

/** The order as the member saw it. */
type SeenOrder = Pick<StaffOrder, 'id' | 'version'>
type Later = { readonly minutes: number } | { readonly to: number }

type PostponeDialogProps = { order: ShownOrder; branch: StaffBranch; onClose: () => void }

/** Moves an order to a later time: by some minutes, or to a time on its day or in the night after it. */
function PostponeDialog({ order, branch, onClose }: PostponeDialogProps) {
  const { timeZone } = branch
  const { t, time } = useTillText()
  const { t: staff } = useStaffText()
  const postpone = usePostpone()
  const tellRefusal = useTellRefusal()
  const sending = useSending<Later, SeenOrder>()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const promise = listedAt(order)

  function send(wish: Later) {
    if (postpone.isPending) return
    postpone.mutate(sending.of(wish, { id: order.id, version: order.version }), {
      onSuccess: (moved) => {
        onClose()
        showOrderToast(order, t.change.postponed(time(listedAt(moved), timeZone)))
      },
      onError: (error) => {
        if (!mayPass(refusalOf(error))) sending.answered()
        if ('to' in wish && refusalOf(error) === 'bad_input')
          setWrong(t.change.notLater(time(Math.max(promise, serverNow()), timeZone)))
        else tellRefusal(error, () => send(wish))
      },
    })
  }

  function sendTime() {
    const [hours, minutes] = typed.split(':').map(Number)
    if (hours === undefined || minutes === undefined) return setWrong(t.enter.timeMissing)
    send({ to: timeMeant(branch, hours * 60 + minutes, Math.max(promise, serverNow())) })
  }

  return (
    <Dialog open onClose={onClose} title={t.change.postponeTitle} closeLabel={staff.frame.close}>
      <div className="grid grid-cols-3 gap-2">
        {[5, 10, 15].map((minutes) => (
          <Button
            key={minutes}
            variant="quiet"
            size="staff"
            busy={postpone.isPending}
            onClick={() => send({ minutes })}
          >
            {t.change.plus(minutes)}
          </Button>
        ))}
      </div>
      <form
        noValidate
        className="mt-4 flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!halfTypedIn(event.currentTarget)) sendTime()
        }}
      >
        <div className="flex-1">
          <MomentField
            label={t.enter.time}
            type="time"
            value={typed}
            error={wrong}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(undefined)
            }}
          />
        </div>
        <Button type="submit" variant="dark" size="staff" className="mt-7" busy={postpone.isPending}>
          {t.change.atTime}
        </Button>
      </form>
    </Dialog>
  )
}

type VersionProps = { name: string; version: Pick<StaffOrder, 'lines' | 'total'>; order: Pick<StaffOrder, 'ringUp'> }

/** What an order consisted of at one time, in one sentence. */
function Version({ name, version, order }: VersionProps) {
  const total = useOrderPrice(order)(version.total)
  const wordsOf = useLineWords()
  return (
    <p className="mt-1">
      <span>{`${name}: ${version.lines.map((line) => `${line.quantity} × ${wordsOf(line)}`).join(', ')}${total && ' · '}`}</span>
      <b>{total}</b>
    </p>
  )
}

/** Says whether an order is eaten at a table or taken away: its VAT follows (VAT-3). */
function SeatDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t } = useTillText()
  const { frame } = useStaffText().t
  const setForm = useSetForm()
  const tellRefusal = useTellRefusal()
  const sending = useSending<{ readonly table: number | null }, SeenOrder>()
  const [form, choose] = useState(order.form)
  const [typed, setTyped] = useState(order.table === null ? '' : String(order.table))
  const [wrong, setWrong] = useState(false)
  const table = form === 'table' ? Number(typed) : null

  function send() {
    if (setForm.isPending) return
    if (table !== null && !(Number.isInteger(table) && table > 0)) return setWrong(true)
    setForm.mutate(sending.of({ table }, { id: order.id, version: order.version }), {
      onSuccess: () => {
        onClose()
        showOrderToast(order, t.change.seated)
      },
      onError: (error) => {
        if (!mayPass(refusalOf(error))) sending.answered()
        if (refusalOf(error) === 'bad_input') setWrong(true)
        else tellRefusal(error, send)
      },
    })
  }

  return (
    <Dialog open onClose={onClose} title={t.change.seatTitle} closeLabel={frame.close}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <RadioGroup
          label={t.change.seatTitle}
          labelHidden
          name="seat"
          value={form}
          choices={[
            { value: 'pick-up', text: t.change.away },
            { value: 'table', text: t.enter.table },
          ]}
          onChange={choose}
        />
        {form === 'table' && (
          <TextField
            label={t.enter.tableNumber}
            inputMode="numeric"
            dir="ltr"
            maxLength={4}
            value={typed}
            error={wrong ? t.change.noTable : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        )}
        <Button type="submit" variant="dark" size="staff" busy={setForm.isPending}>
          {t.change.seatSave}
        </Button>
      </form>
    </Dialog>
  )
}
