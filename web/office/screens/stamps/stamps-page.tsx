// The stamp card for staff: checking a voucher, and for the owner the rules (STAMP-1).
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { may } from '#domain/people/staff.ts'
import { askAny } from '#web/data/http/ask-any.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import type { Member } from '#web/data/session/session.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { mayPass, useStaffRead } from '#web/data/staff/staff-api.ts'
import { useBranches, useChosen } from '#web/office/staff/branch/my-branches.ts'
import { usePriceText } from '#web/office/staff/branch/sees-prices.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import {
  counterStamps,
  keepCounterStamps,
  type OfflineCheck,
  takeOffline,
} from '#web/office/staff/vouchers/counter-vouchers.ts'
import { useWaitingVouchers } from '#web/office/staff/vouchers/send-vouchers.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { type StampDeskText, useStampDeskText } from '#web/words/stamps/index.ts'
import { StampRulesCard } from './stamp-rules-card.tsx'

export const StampsPage = () => <StaffPage page="stamps">{(member) => <StampsOf member={member} />}</StaffPage>

function StampsOf({ member }: { member: Member }) {
  const { t } = useStampDeskText()
  const stamps = useStaffRead(['stamps'], 'stamps.read', {})
  const branches = useBranches(member, 'orders.handle')
  const { data } = stamps
  // Loaded now, for when the connection is gone.
  useEffect(() => {
    if (data) keepCounterStamps({ key: data.key, offline: data.rules.offline })
  }, [data])
  if (!branches) return <Unread of={stamps} />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <VoucherCheck branches={branches} />
      {may(member, 'branches.edit') && (
        <div className="grid min-w-0 gap-5">
          {data ? <StampRulesCard stored={data} /> : <Unread of={stamps} />}
          {data && data.copied > 0 && <Notice kind="warning">{t.copied(data.copied)}</Notice>}
        </div>
      )}
    </div>
  )
}

interface VoucherAnswer {
  readonly good: boolean
  readonly text: string
  /** Nothing was decided about the voucher: it stays in the field, and another scan replaces it. */
  readonly undecided?: boolean
}

/** Checks a voucher at the counter: by scanner or typed with a connection, scanned without one (STAMP-1). */
function VoucherCheck({ branches }: { branches: readonly StaffBranch[] }) {
  const { t, money } = useStampDeskText()
  const refusals = useRefusalText().t.refusals
  const branch = useChosen(branches)
  const price = usePriceText(branch)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<VoucherAnswer>()
  const waiting = useWaitingVouchers()
  // After a lost answer the check keeps its key: the shop may have counted it.
  const unsure = useRef({ of: '', key: randomKey() })

  async function check(): Promise<VoucherAnswer> {
    const voucher = typed.trim()
    if (unsure.current.of !== voucher) unsure.current = { of: voucher, key: randomKey() }
    const wish = { key: unsure.current.key, branch, voucher }
    const answer = await askAny('stamps.spend', wish)
    if (answer.ok || !mayPass(answer.refusal.refusal)) unsure.current = { of: '', key: randomKey() }
    if (answer.ok)
      return answer.value.state === 'given'
        ? { good: true, text: t.given(price(answer.value.worth)) }
        : { good: false, text: t.used }
    const { refusal } = answer.refusal
    if (refusal === 'voucher_foreign') return { good: false, text: t.foreign }
    if (!mayPass(refusal)) return { good: false, text: refusals[refusal], undecided: true }
    const { check: found, worth } = await takeOffline(wish)
    return {
      good: found === 'taken',
      text: offlineWords(t, found, price(worth), money(counterStamps()?.offline ?? 0)),
      undecided: found === 'cannot' || found === 'over',
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    if (typed.trim() === '' || busy) return
    setBusy(true)
    const found = await check()
    setSaid(found)
    setBusy(false)
    if (found.undecided) field?.select()
    else setTyped('')
    waiting.look()
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <h2 className="text-xl">{t.check}</h2>
          <p className="mt-1 text-ink-2">{t.checkHint}</p>
        </div>
        <BranchSelect branches={branches} branch={branch} />
        <TextField
          label={t.voucher}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="staff" busy={busy}>
          {t.act}
        </Button>
        {said && (
          <Notice kind={said.good ? 'success' : 'error'} urgent>
            {said.text}
          </Notice>
        )}
        {waiting.count > 0 && <Notice kind="warning">{t.waiting(waiting.count)}</Notice>}
      </form>
    </Card>
  )
}

const offlineWords = (t: StampDeskText, check: OfflineCheck, worth: string, most: string): string =>
  check === 'taken' ? t.givenOffline(worth) : check === 'over' ? t.over(most) : t[check]
