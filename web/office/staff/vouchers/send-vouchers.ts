// Sends the vouchers that this counter took without a connection, from any staff page that is open (STAMP-1).
import { useEffect, useState } from 'react'
import { askAny } from '#web/data/http/ask-any.ts'
import { mayPass, readAgain } from '#web/data/staff/staff-api.ts'
import { forgetTaken, takenOffline } from './counter-vouchers.ts'

const sendAgainMs = 15_000

/** For pages that do not show it. */
export function SendVouchers() {
  useWaitingVouchers()
  return null
}

/** How many vouchers have yet to be sent; retries while there are some. */
export function useWaitingVouchers(): { readonly count: number; readonly look: () => void } {
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

/** Sends what was taken meanwhile; stops at the first that gets no answer. Returns how many were sent. */
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
