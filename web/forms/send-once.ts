// Sends a form under its key, so that a retry makes nothing twice, and a change after an unanswered try is not lost.
import type { CallName } from '../../contract/addresses.ts'
import type { Answer } from '../api/http/client.ts'
import { newKey } from '../api/http/new-key.ts'
import type { FormKey } from './draft.ts'

/**
 * If an earlier text did arrive although its answer was lost, the changed text is sent under a new key. `renew` stores
 * that key for the next try.
 */
export async function sendOnce<Name extends CallName>(
  form: FormKey,
  renew: (form: Required<FormKey>) => void,
  send: (form: FormKey) => Promise<Answer<Name>>,
): Promise<Answer<Name>> {
  const answer = await send(form)
  if (answer.ok || answer.refusal.refusal !== 'key_reused') return answer
  const renewed = { key: newKey(), replaces: form.key }
  renew(renewed)
  return await send(renewed)
}
