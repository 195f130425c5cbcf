// Sends a form under its key, so that a retry makes nothing twice, and a change after an unanswered try is not lost.
import type { CallName } from '#contract/addresses.ts'
import type { CallRefused, ServerAnswer } from '../http/client.ts'
import { whenBack } from '../http/connection-state.ts'
import { randomKey } from '../http/new-key.ts'
import type { FormKey } from './draft.ts'

/** Whether the form may have arrived despite this refusal. */
export const isUnsure = ({ refusal }: CallRefused): boolean => refusal === 'unreachable' || refusal === 'unavailable'

/** A form that is sent again, under the same key, while no reply comes. */
interface Retry {
  /** Called before each further attempt. */
  readonly retrying: () => void
  /** Aborted when the person wants no further attempt. */
  readonly stop: AbortSignal
  readonly wait?: (ms: number, stop: AbortSignal) => Promise<void>
}

const pausesMs = [1000, 2000, 4000, 8000]

/**
 * If an earlier text did arrive although its answer was lost, the changed text is sent under a new key. `renew` stores
 * that key for the next try; null: the person is asked what the changed text means. Without `retry` it is sent once.
 */
export async function sendOnce<Name extends CallName>(
  form: FormKey,
  renew: ((form: Required<FormKey>) => void) | null,
  send: (form: FormKey) => Promise<ServerAnswer<Name>>,
  retry?: Retry,
): Promise<ServerAnswer<Name>> {
  const answer = retry ? await untilAnswered(() => send(form), retry) : await send(form)
  if (answer.ok || answer.refusal.refusal !== 'key_reused' || !renew) return answer
  const renewed = { key: randomKey(), replaces: form.key }
  renew(renewed)
  return await send(renewed)
}

async function untilAnswered<Name extends CallName>(
  send: () => Promise<ServerAnswer<Name>>,
  { retrying, stop, wait = pause }: Retry,
): Promise<ServerAnswer<Name>> {
  let answer = await send()
  for (const pause of pausesMs) {
    if (answer.ok || !isUnsure(answer.refusal) || stop.aborted) return answer
    retrying()
    await wait(Math.max(pause, (answer.refusal.retryAfter ?? 0) * 1000), stop)
    if (stop.aborted) return answer
    answer = await send()
  }
  return answer
}

/** Ends early when the connection is back, or when the person stops it. */
function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      unwatch()
      done()
    }
    const timer = setTimeout(end, ms)
    const unwatch = whenBack(end)
    stop.addEventListener('abort', end, { once: true })
  })
}
