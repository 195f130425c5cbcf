// Reads from the server who is signed in, and ends the session there.
import { ask, type ServerAnswer } from '../http/client.ts'
import { createReader } from '../reader.ts'
import { sessionLost, sessionStore } from './session-store.ts'
import { signInProvider } from './sign-in-provider.ts'

const { readNow } = createReader({ read: () => ask('account.read', {}), take, pauseAfter: () => 3000 })

/** Retries until the server can be reached. */
export const refreshSession = readNow

function take(answer: ServerAnswer<'account.read'>): void {
  if (!answer.ok) return
  const { member, ended, provider } = answer.value
  signInProvider.write(provider)
  if (member) sessionLost.write(undefined)
  else if (ended) sessionLost.write(ended)
  sessionStore.write(member)
}

/** Returns false if the server could not be reached and the session is still open. */
export async function endSession(): Promise<boolean> {
  const answer = await ask('account.signOut', {})
  if (answer.ok) sessionStore.write(null)
  return answer.ok
}
