// A key of the payment provider: pasted once, kept, and replaced or forgotten on request (PAY-2).
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import type { SetupText } from '#web/words/money/en.ts'
import { useSetupText } from '#web/words/money/index.ts'
import { RefusedNotice } from './states.tsx'
import { showToast } from './toasts.tsx'

type ProviderKeyProps = {
  name: string
  /** What is said of the key that is kept; null if there is none. */
  kept: ReactNode
  words: Pick<SetupText, 'key' | 'keyHint' | 'keyLooks' | 'keyGone' | 'removeKey'>
  sending: { readonly isPending: boolean; readonly error: Error | null }
  /** Null forgets the key. */
  send: (key: string | null, done: { onSuccess: () => void }) => void
}

export function ProviderKey({ name, kept, words, sending, send }: ProviderKeyProps) {
  const { t } = useSetupText()
  const [isTyping, setTyping] = useState(false)
  const [typed, setTyped] = useState('')

  function keep(event: FormEvent) {
    event.preventDefault()
    const onSuccess = () => {
      setTyped('')
      setTyping(false)
      showToast(t.keySaved)
    }
    send(typed, { onSuccess })
  }

  return (
    <>
      <RefusedNotice error={sending.error} words={{ payments_down: t.keyUnchecked }} />
      {kept}
      {kept && !isTyping ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setTyping(true)}>
            {t.otherKey}
          </Button>
          <Button
            variant="quiet"
            busy={sending.isPending}
            onClick={() => send(null, { onSuccess: () => showToast(words.keyGone) })}
          >
            {words.removeKey}
          </Button>
        </div>
      ) : (
        <form onSubmit={keep} className="grid gap-4">
          <p className="text-ink-2">{words.keyHint}</p>
          <TextField
            label={words.key}
            name={name}
            type="password"
            autoComplete="off"
            hint={words.keyLooks}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" className="justify-self-start" busy={sending.isPending}>
            {t.saveKey}
          </Button>
        </form>
      )}
    </>
  )
}
