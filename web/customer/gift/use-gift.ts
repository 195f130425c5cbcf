// The gift card that is to pay: how it stands, what it pays of an amount, and why it pays nothing (GIFT-1).
import { useEffect, useState } from 'react'
import type { GiftCard, RefusalName } from '#contract/index.ts'
import type { GiftRefusal } from '#domain/money/gift/gift-card.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { useKeptGift } from './kept-gift.ts'

type NotUsable = RefusalName | 'unreachable'

/** What became of looking a card up. */
export type FoundGift = { readonly card: GiftCard } | { readonly why: NotUsable }

export async function findGift(code: string): Promise<FoundGift> {
  const answer = await ask('gifts.read', { code })
  if (!answer.ok) return { why: answer.refusal.refusal }
  const why = whyUseless(answer.value)
  return why ? { why } : { card: answer.value }
}

/** Why the card pays nothing now; undefined if it does. */
function whyUseless({ state }: GiftCard): GiftRefusal | undefined {
  if (state === 'active') return undefined
  if (state === 'spent' || state === 'expired' || state === 'blocked') return `gift_${state}`
  return 'gift_unpaid'
}

export interface ChosenGift {
  readonly code: string | undefined
  /** Undefined until it is known. */
  readonly found: FoundGift | undefined
  /** Cents that it pays of what is due. */
  readonly pays: number
  /** What is left to pay beside it; undefined while it pays nothing. */
  readonly rest: number | undefined
  /** What is sent with the order. */
  readonly wish: { readonly gift?: { readonly code: string; readonly seen: number } }
}

/** The card that this phone keeps. `refused`: of the last try to pay with it, after which it is read again. */
export function useGift(due: number, refused: CallRefused | undefined): ChosenGift {
  const code = useKeptGift()
  const [known, setKnown] = useState<{ readonly code: string; readonly found: FoundGift }>()
  const giftRefused = refused?.problems.some(({ field }) => field === 'gift') ? refused : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal says that the card is not as it was.
  useEffect(() => {
    if (code === undefined) return
    let isCurrent = true
    void findGift(code).then((found) => {
      if (isCurrent) setKnown({ code, found })
    })
    return () => {
      isCurrent = false
    }
  }, [code, giftRefused])
  const found = known?.code === code ? known?.found : undefined
  const pays = found && 'card' in found ? Math.min(found.card.balance, due) : 0
  const isUsed = code !== undefined && pays > 0
  return {
    code,
    found,
    pays,
    rest: isUsed ? due - pays : undefined,
    wish: isUsed ? { gift: { code, seen: pays } } : {},
  }
}
