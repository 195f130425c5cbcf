// Changes that need a password typed a short while ago: asks for it if the server wants it, then goes on.
import { type ReactNode, useState } from 'react'
import type { Result } from '../../../domain/shared/result.ts'
import type { Refused } from '../../api/http/client.ts'
import { ConfirmPassword } from './confirm-password.tsx'

type Sending<Value> = Promise<Result<Value, Refused>>

/** `send` sends, and sends again once the password was typed. The dialog has to be rendered. */
export function useConfirmed(): {
  readonly send: <Value>(sending: () => Sending<Value>) => Sending<Value>
  readonly dialog: ReactNode
} {
  const [waiting, setWaiting] = useState<{ readonly goOn: (confirmed: boolean) => void }>()

  async function send<Value>(sending: () => Sending<Value>): Sending<Value> {
    const sent = await sending()
    if (sent.ok || sent.refusal.refusal !== 'confirm_first') return sent
    const confirmed = await new Promise<boolean>((goOn) => setWaiting({ goOn }))
    setWaiting(undefined)
    return confirmed ? await sending() : sent
  }

  const dialog = waiting && <ConfirmPassword onDone={() => waiting.goOn(true)} onClose={() => waiting.goOn(false)} />
  return { send, dialog }
}
