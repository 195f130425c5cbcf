// On the page of an order that is not paid yet: paying it with a gift card, as far as it goes (GIFT-1).
import { useState } from 'react'
import type { GiftCard, TrackedOrder } from '#contract/index.ts'
import { ask } from '#web/data/http/client.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useGiftText } from '#web/words/gift/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { GiftField } from './gift-field.tsx'
import { keepGift, keptGift } from './kept-gift.ts'
import { findGift } from './use-gift.ts'

type GiftPayProps = { order: Pick<TrackedOrder, 'token' | 'due'>; onTaken: (order: TrackedOrder) => void }

interface Chosen {
  readonly code: string
  readonly card: GiftCard
}

export function GiftPay({ order: { token, due }, onTaken }: GiftPayProps) {
  const { t, money } = useGiftText()
  const { refusals } = useRefusalText().t
  const [open, setOpen] = useState(false)
  const [chosen, choose] = useState<Chosen>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function begin() {
    setOpen(true)
    const code = keptGift()
    const found = code === undefined ? undefined : await findGift(code)
    if (code !== undefined && found && 'card' in found) choose({ code, card: found.card })
  }

  async function pay({ code, card }: Chosen) {
    setBusy(true)
    setRefused(undefined)
    const answer = await ask('gifts.use', { token, gift: { code, seen: Math.min(card.balance, due) } })
    setBusy(false)
    if (answer.ok) {
      choose(undefined)
      setOpen(false)
      return onTaken(answer.value)
    }
    setRefused(refusals[answer.refusal.refusal])
    const found = await findGift(code)
    choose('card' in found ? { code, card: found.card } : undefined)
  }

  if (!open)
    return (
      <Button variant="text" className="no-print justify-self-center" onClick={() => void begin()}>
        {t.payWith}
      </Button>
    )
  return (
    <Card className="no-print grid gap-3">
      <h2 className="text-md">{t.payWith}</h2>
      {refused && (
        <Notice kind="error" urgent>
          {refused}
        </Notice>
      )}
      {chosen ? (
        <>
          <p>{t.hasAndPays(money(chosen.card.balance), money(Math.min(chosen.card.balance, due)))}</p>
          <Button wide busy={busy} onClick={() => void pay(chosen)}>
            {t.payNow(money(Math.min(chosen.card.balance, due)))}
          </Button>
          <Button variant="text" className="justify-self-center" onClick={() => choose(undefined)}>
            {t.another}
          </Button>
        </>
      ) : (
        <GiftField
          onFound={(code, card) => {
            keepGift(code)
            choose({ code, card })
          }}
        />
      )}
    </Card>
  )
}
