// Reads from the server who is signed in, and ends the session there.
import { ask } from '../http/client.ts'
import { sessionLost, sessionStore } from './session-store.ts'

let asking = false

/** Retries until the server can be reached. */
export async function readSession(): Promise<void> {
  if (asking) return
  asking = true
  const answer = await ask('account.read', {})
  asking = false
  if (answer.ok) {
    const { member, ended } = answer.value
    if (member) sessionLost.write(undefined)
    else if (ended) sessionLost.write(ended)
    sessionStore.write(member)
  } else setTimeout(() => void readSession(), 3000)
}

/** Returns false if the server could not be reached and the session is still open. */
export async function endSession(): Promise<boolean> {
  const answer = await ask('account.signOut', {})
  if (answer.ok) sessionStore.write(null)
  return answer.ok
}
