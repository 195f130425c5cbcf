// A new order for somebody at the counter or on the telephone, in as few taps as a till (LIFE-5).
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { isDue } from '#domain/money/payment.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { useOrder } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { chooseOwnBranch, useBranches, useChosen } from '#web/office/staff/branch/my-branches.ts'
import { usePriceText } from '#web/office/staff/branch/sees-prices.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Payment } from '#web/office/staff/pay/order-payment.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { OrderEntry } from './entry.tsx'

export function NewOrderPage() {
  const { t } = useTillText()
  return (
    <StaffPage title={t.enter.title} tools={(member) => <Where member={member} />}>
      {(member) => (
        <AtBranch member={member} act="orders.handle">
          {(branch) => <Till branch={branch} />}
        </AtBranch>
      )}
    </StaffPage>
  )
}

function Where({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders.handle') ?? []
  const at = useChosen(branches)
  return branches.length > 1 && <BranchSelect branches={branches} branch={at} onChoose={chooseOwnBranch} />
}

function Till({ branch }: { branch: StaffBranch }) {
  const [done, setDone] = useState<Output<'orders.enter'>>()
  const [round, setRound] = useState(0)
  const next = () => {
    setDone(undefined)
    setRound(round + 1)
  }
  return done ? (
    <Done order={done} branch={branch} onNext={next} />
  ) : (
    <OrderEntry key={`${round} ${branch.id}`} branch={branch} onDone={setDone} />
  )
}

type DoneProps = { order: Output<'orders.enter'>; branch: StaffBranch; onNext: () => void }

function Done({ order, branch, onNext }: DoneProps) {
  const { t, time } = useTillText()
  const total = usePriceText(branch.id)(order.total)
  const entered = useOrder(order.id).data
  const due = entered !== undefined && isDue(entered)
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
        <bdi className="font-brand text-5xl leading-tight font-semibold">{order.code}</bdi>
      </p>
      <p className="text-lg">
        <span>{t.enter.readyAt(time(order.wantedAt, branch.timeZone))}</span>
        {total && <b>{` · ${total}`}</b>}
      </p>
      {entered && order.total > 0 && (
        <div className="w-full text-start">
          <Payment order={entered} />
        </div>
      )}
      <Button ref={next} variant={due ? 'quiet' : 'primary'} size="staff" wide onClick={onNext}>
        {due ? t.enter.later : t.enter.next}
      </Button>
      <LinkButton href={linkTo(`/all-orders/${order.token}/${order.id}`)} variant="quiet" size="staff" wide>
        {t.enter.open}
      </LinkButton>
    </Card>
  )
}
