// A gift card as it is now: read when its page opens and comes back into view, and asked for while its payment is open.
import { useEffect, useEffectEvent, useState } from 'react'
import type { GiftCard } from '#contract/index.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'

const everyMs = 5000

const isOpen = (card: GiftCard | undefined): boolean => card?.state === 'paying' || card?.state === 'checking'

export function useGiftCard(code: string) {
  const [card, setCard] = useState<GiftCard>()
  const [refused, setRefused] = useState<CallRefused>()

  async function read(name: 'gifts.read' | 'gifts.check'): Promise<GiftCard | undefined> {
    const answer = await ask(name, { code })
    if (answer.ok) setCard(answer.value)
    setRefused(answer.ok ? undefined : answer.refusal)
    return answer.ok ? answer.value : undefined
  }

  const readNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void read(isOpen(card) ? 'gifts.check' : 'gifts.read')
  })
  useEffect(() => {
    readNow()
    document.addEventListener('visibilitychange', readNow)
    return () => document.removeEventListener('visibilitychange', readNow)
  }, [])

  const open = isOpen(card)
  useEffect(() => {
    if (!open) return
    const timer = setInterval(readNow, everyMs)
    return () => clearInterval(timer)
  }, [open])

  return {
    card,
    refused,
    /** Asks the provider too. */
    check: () => read('gifts.check'),
  }
}
