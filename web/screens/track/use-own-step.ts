// Takes a step of the customer's own order: one at a time, with what the server refused.
import { useState } from 'react'
import type { Input, TrackedOrder } from '../../../contract/index.ts'
import { ask, type Refused } from '../../api/http/client.ts'

type OwnStep = Input<'orders.ownStep'>

export function useOwnStep(token: string, onTaken: (order: TrackedOrder) => void) {
  const [busy, setBusy] = useState<OwnStep['step']>()
  const [refused, setRefused] = useState<Refused>()

  async function take(wish: Omit<OwnStep, 'token'>): Promise<void> {
    if (busy) return
    setBusy(wish.step)
    const answer = await ask('orders.ownStep', { token, ...wish })
    // What was refused because the order is another by now is shown as it is now.
    const isStale = !answer.ok && answer.refusal.refusal === 'changed_meanwhile'
    const latest = isStale ? await ask('orders.track', { token }) : answer
    setBusy(undefined)
    setRefused(answer.ok ? undefined : answer.refusal)
    if (latest.ok) onTaken(latest.value)
  }

  return { take, busy, refused }
}
