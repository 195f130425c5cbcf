// Signs in with a passkey: alone, or with a ticket as the second step.
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { askAny } from '#web/data/http/ask-any.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { showPasskey } from '#web/data/staff/passkeys.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useFactorText } from '#web/words/staff/index.ts'

type PasskeyButtonProps = {
  ticket?: string
  /** The next thing to do. */
  main?: boolean
  onDone: (member: Output<'account.passPasskey'>['member']) => void
  /** The passkey is asked for: what was said about an earlier try no longer counts. */
  onTry: () => void
  onRefused: (refused: CallRefused) => void
}

export function PasskeyButton({ ticket, main = false, onDone, onTry, onRefused }: PasskeyButtonProps) {
  const words = useFactorText().t.step
  const [busy, setBusy] = useState(false)
  const proof = ticket === undefined ? {} : { ticket }

  async function show(): Promise<CallRefused | undefined> {
    const asked = await askAny('account.askPasskey', proof)
    if (!asked.ok) return asked.refusal
    const shown = await showPasskey(asked.value.options)
    if (!shown.ok) return { refusal: 'passkey_refused', problems: [] }
    const passed = await askAny('account.passPasskey', { ...proof, answer: shown.answer })
    if (!passed.ok) return passed.refusal
    onDone(passed.value.member)
    return undefined
  }

  async function signIn() {
    onTry()
    setBusy(true)
    const refused = await show()
    setBusy(false)
    if (refused) onRefused(refused)
  }

  return (
    <Button
      value="passkey"
      variant={main ? 'primary' : 'quiet'}
      size="staff"
      wide
      busy={busy}
      onClick={() => void signIn()}
    >
      {ticket === undefined ? words.alone : words.usePasskey}
    </Button>
  )
}
