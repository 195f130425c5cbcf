// Checks a voucher at the counter: by scanner or typed with a connection, scanned without one (STAMP-1).
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { askAny } from '../../api/http/ask-any.ts'
import { newKey } from '../../api/http/new-key.ts'
import type { BranchName } from '../../api/staff/shop-api.ts'
import { mayPass, readAgain } from '../../api/staff/staff-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { type StampDeskText, useStampDeskText } from '../../i18n/stamps/index.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { useChosen } from '../../staff/shop/my-branches.ts'
import { counterStamps, forgetTaken, type OfflineCheck, takenOffline, takeOffline } from './counter-vouchers.ts'

interface Said {
  readonly good: boolean
  readonly text: string
}

/** How often a counter tries to tell the shop what it took without a connection. */
const sendAgainMs = 15_000

export function VoucherCheck({ branches }: { branches: readonly BranchName[] }) {
  const { t, money } = useStampDeskText()
  const refusals = useRefusalText().t.refusals
  const branch = useChosen(branches)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const waiting = useWaiting()
  // Without an answer the same check keeps its key: the shop may have counted it.
  const unsure = useRef({ of: '', key: newKey() })

  async function check(): Promise<Said> {
    const voucher = typed.trim()
    if (unsure.current.of !== voucher) unsure.current = { of: voucher, key: newKey() }
    const wish = { key: unsure.current.key, branch, voucher }
    const answer = await askAny('stamps.spend', wish)
    if (answer.ok || !mayPass(answer.refusal.refusal)) unsure.current = { of: '', key: newKey() }
    if (answer.ok)
      return answer.value.state === 'given'
        ? { good: true, text: t.given(money(answer.value.worth)) }
        : { good: false, text: t.used }
    const { refusal } = answer.refusal
    if (refusal === 'voucher_foreign') return { good: false, text: t.foreign }
    if (!mayPass(refusal)) return { good: false, text: refusals[refusal] }
    const { check: found, worth } = await takeOffline(wish)
    return { good: found === 'taken', text: offlineWords(t, found, money(worth), money(counterStamps()?.offline ?? 0)) }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '' || busy) return
    setBusy(true)
    setSaid(await check())
    setBusy(false)
    setTyped('')
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

/** Tells the shop what was taken meanwhile; ends at the first that gets no answer. Returns how many were sent. */
async function sendTaken(): Promise<number> {
  let sent = 0
  for (const { key, branch, voucher } of takenOffline()) {
    const answer = await askAny('stamps.spend', { key, branch, voucher, given: true })
    if (!answer.ok && (mayPass(answer.refusal.refusal) || answer.refusal.refusal === 'not_signed_in')) return sent
    forgetTaken(key)
    sent += 1
  }
  return sent
}

/** How many vouchers the shop has not heard of yet; while there are some it is told again and again. */
function useWaiting(): { readonly count: number; readonly look: () => void } {
  const [count, setCount] = useState(() => takenOffline().length)
  const look = () => setCount(takenOffline().length)
  useEffect(() => {
    const send = async () => {
      if (takenOffline().length === 0) return
      if ((await sendTaken()) > 0) void readAgain('stamps')
      setCount(takenOffline().length)
    }
    void send()
    const timer = setInterval(() => void send(), sendAgainMs)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [])
  return { count, look }
}
