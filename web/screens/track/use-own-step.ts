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
    setBusy(undefined)
    setRefused(answer.ok ? undefined : answer.refusal)
    if (answer.ok) onTaken(answer.value)
  }

  return { take, busy, refused }
}
