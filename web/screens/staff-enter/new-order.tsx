// A new order for somebody at the counter or on the telephone, in as few taps as a till (LIFE-5).
import { useEffect, useRef, useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { instantOf, localTime } from '../../../domain/branch/hours.ts'
import { totalOf } from '../../../domain/shared/money.ts'
import { serverNow } from '../../api/http/clock.ts'
import { newKey } from '../../api/http/new-key.ts'
import type { Member } from '../../api/session/session.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { useEnterOrder } from '../../api/staff/orders/counter.ts'
import { refusedBy } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Segmented } from '../../components/controls/segmented.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { useTillText } from '../../i18n/till/index.ts'
import { linkTo } from '../../location.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { chooseBranch, useBranches, useChosen } from '../../staff/shop/branches.ts'
import { Waiting } from '../../staff/states.tsx'
import { Bill } from './bill.tsx'
import { added, type BillLine } from './bill-lines.ts'
import { Tiles } from './tiles.tsx'

export function NewOrder() {
  const { t } = useTillText()
  return (
    <StaffPage title={t.enter.title} act="orders">
      {(member) => <Till member={member} />}
    </StaffPage>
  )
}

function Till({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders')
  const at = useChosen(branches ?? [])
  const place = branches?.find(({ id }) => id === at)
  const [done, setDone] = useState<Output<'orders.enter'>>()
  const [round, setRound] = useState(0)
  if (!branches || !place) return <Waiting />
  const next = () => {
    setDone(undefined)
    setRound(round + 1)
  }
  return (
    <div className="grid gap-4">
      {branches.length > 1 && (
        <div>
          <BranchSelect branches={branches} branch={place.id} onChoose={chooseBranch} />
        </div>
      )}
      {done ? (
        <Done order={done} place={place} onNext={next} />
      ) : (
        <Entry key={`${round} ${place.id}`} place={place} onDone={setDone} />
      )}
    </div>
  )
}

interface Typed {
  readonly name: string
  readonly phone: string
  readonly form: 'pick-up' | 'table'
  readonly table: string
  readonly later: boolean
  readonly time: string
}

const nothing: Typed = { name: '', phone: '', form: 'pick-up', table: '', later: false, time: '' }

function Entry({ place, onDone }: { place: BranchName; onDone: (order: Output<'orders.enter'>) => void }) {
  const { t, money } = useTillText()
  const { t: refusals } = useRefusalText()
  const enter = useEnterOrder()
  const [lines, setLines] = useState<BillLine[]>([])
  const [typed, setTyped] = useState(nothing)
  /** One key for one order: it changes only when something else is sent. */
  const key = useRef({ of: '', key: newKey() })
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const refused = enter.isError ? refusedBy(enter.error) : undefined

  function send() {
    if (lines.length === 0 || enter.isPending) return
    const wish = wishOf(place, lines, typed)
    const of = JSON.stringify(wish)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    enter.mutate({ ...wish, key: key.current.key }, { onSuccess: onDone })
  }

  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_20rem] xl:grid-cols-[1fr_24rem]">
      <Tiles branch={place.id} onAdd={(tile) => setLines(added(lines, tile))} />
      <Card className="p-5! md:sticky md:top-4">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <h2 className="text-lg">{t.enter.bill}</h2>
          <Bill lines={lines} onChange={setLines} />
          <Segmented
            label={t.enter.where}
            value={typed.form}
            segments={[
              { value: 'pick-up', text: t.enter.pickUp },
              { value: 'table', text: t.enter.table },
            ]}
            onChange={(form) => set({ form })}
          />
          {typed.form === 'table' && (
            <TextField
              label={t.enter.tableNumber}
              inputMode="numeric"
              value={typed.table}
              onChange={(event) => set({ table: event.target.value })}
            />
          )}
          <Segmented
            label={t.enter.when}
            value={typed.later ? 'later' : 'soon'}
            segments={[
              { value: 'soon', text: t.enter.soon },
              { value: 'later', text: t.enter.atTime },
            ]}
            onChange={(value) => set({ later: value === 'later' })}
          />
          {typed.later && (
            <TextField
              label={t.enter.time}
              type="time"
              value={typed.time}
              onChange={(event) => set({ time: event.target.value })}
            />
          )}
          <TextField
            label={t.enter.name}
            most={80}
            value={typed.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={t.enter.phone}
            type="tel"
            value={typed.phone}
            onChange={(event) => set({ phone: event.target.value })}
          />
          {refused && (
            <Notice kind="error" urgent>
              {refused.problems.map(({ problem }) => problemText(problem, refusals)).join(' ') ||
                refusals.refusals[refused.refusal]}
            </Notice>
          )}
          <Button type="submit" size="staff" wide busy={enter.isPending} aria-disabled={lines.length === 0}>
            {t.enter.send(money(totalOf(lines)))}
          </Button>
        </form>
      </Card>
    </div>
  )
}

const problemText = (problem: string, { problems }: ReturnType<typeof useRefusalText>['t']): string =>
  (problems as Readonly<Record<string, string>>)[problem] ?? ''

function wishOf(place: BranchName, lines: readonly BillLine[], typed: Typed) {
  const { date } = localTime(serverNow(), place.timeZone)
  const [hours = '', minutes = ''] = typed.time.split(':')
  const at =
    typed.later && minutes !== '' ? instantOf(date, Number(hours) * 60 + Number(minutes), place.timeZone) : null
  return {
    branch: place.id,
    form: typed.form,
    name: typed.name,
    phone: typed.phone,
    table: typed.form === 'table' && typed.table.trim() !== '' ? Number(typed.table) : null,
    at,
    lines: lines.map(({ item, choice, quantity, note }) => ({ item, choice, quantity, note })),
  }
}

function Done({ order, place, onNext }: { order: Output<'orders.enter'>; place: BranchName; onNext: () => void }) {
  const { t, money, time } = useTillText()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus()
  }, [])
  return (
    <Card className="mx-auto grid w-full max-w-md justify-items-center gap-4 p-8! text-center">
      <div role="status">
        <h2>{t.enter.done}</h2>
      </div>
      <p>
        <span className="block text-ink-2">{t.enter.code}</span>
        <bdi className="font-brand text-6xl font-semibold">{order.code}</bdi>
      </p>
      <p className="text-lg">
        {t.enter.readyAt(time(order.wantedAt, place.timeZone))} · <b>{money(order.total)}</b>
      </p>
      <Button ref={next} size="staff" wide onClick={onNext}>
        {t.enter.next}
      </Button>
      <LinkButton href={linkTo(`/all-orders/${order.token}/${order.id}`)} variant="quiet" size="staff" wide>
        {t.enter.open}
      </LinkButton>
    </Card>
  )
}
