// The key that reads payouts, other than the one for payments: pasted once, kept, and forgotten on request.
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { usePayoutText } from '../../i18n/payouts/index.ts'
import { RefusedNotice } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { type PayoutsNow, useSetPayoutKey } from './payout-api.ts'

export function PayoutKey({ kept }: { kept: PayoutsNow['key'] }) {
  const { t } = usePayoutText()
  const send = useSetPayoutKey()
  const [isTyping, setTyping] = useState(false)
  const [typed, setTyped] = useState('')

  const keep = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      setTyped('')
      setTyping(false)
      showToast(t.keySaved)
    }
    send.mutate({ key: typed }, { onSuccess })
  }

  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t.keyTitle}</h2>
      <RefusedNotice error={send.error} />
      {kept && !isTyping ? (
        <>
          <p>{t.keyKept(kept.ends)}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setTyping(true)}>
              {t.otherKey}
            </Button>
            <Button
              variant="quiet"
              busy={send.isPending}
              onClick={() => send.mutate({ key: null }, { onSuccess: () => showToast(t.keyGone) })}
            >
              {t.removeKey}
            </Button>
          </div>
        </>
      ) : (
        <form onSubmit={keep} className="grid gap-4">
          <p className="text-ink-2">{t.keyHint}</p>
          <TextField
            label={t.key}
            name="payout-key"
            type="password"
            autoComplete="off"
            hint={t.keyLooks}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" className="justify-self-start" busy={send.isPending}>
            {t.saveKey}
          </Button>
        </form>
      )}
    </Card>
  )
}
