// The stamp card of this device: what it keeps, and what the shop says about that (STAMP-1). Loaded with what shows it.
import { useEffect, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { mostOnCard } from '#domain/order/stamps/stamp-rules.ts'
import { readVoucher } from '#domain/order/stamps/voucher-text.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { ask } from '#web/data/http/client.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { readPast } from '../again/remembered-orders.ts'
import { lastTokens, wantsRemembering } from '../ordering/kept-checkout.ts'

export type ShownCard = Output<'stamps.card'>

interface KeptStamps {
  /** Orders whose stamps it has, or that give none, newest first. */
  readonly asked: readonly string[]
  readonly stamps: readonly string[]
  /** All vouchers that it got, used ones too: one whose order is cancelled is good again. */
  readonly vouchers: readonly string[]
}

const mostAsked = 60

function readKeptStamps(): KeptStamps {
  const stored = readStored('stamps')
  const { asked, stamps, vouchers } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    [Key in keyof KeptStamps]?: unknown
  }
  return { asked: textsIn(asked), stamps: textsIn(stamps), vouchers: textsIn(vouchers) }
}

/** Whether this device holds stamps or vouchers, which are nowhere else. */
export function keepsStamps(): boolean {
  const { stamps, vouchers } = readKeptStamps()
  return stamps.length + vouchers.length > 0
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

interface CardWish {
  /** Each new one asks again. */
  readonly since?: object | undefined
  /** Asks also on a device that has nothing yet, for the shop's rule. */
  readonly withoutAny?: boolean
}

/** Undefined until the shop has replied, or if the device has nothing that the shop could know. */
export function useStampCard({ since, withoutAny = false }: CardWish = {}): ShownCard | undefined {
  const [card, setCard] = useState<ShownCard>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stands for changed the card.
  useEffect(() => {
    let isCurrent = true
    void askCard(withoutAny).then((found) => {
      if (isCurrent && found) setCard(found)
    })
    return () => {
      isCurrent = false
    }
  }, [since, withoutAny])
  return card
}

async function askCard(withoutAny: boolean): Promise<ShownCard | undefined> {
  const { asked, stamps, vouchers } = readKeptStamps()
  const own = wantsRemembering() ? [...readPast(serverNow()).map(({ token }) => token), ...lastTokens()] : []
  const tokens = [...new Set(own)].filter((token) => !asked.includes(token)).slice(0, mostOnCard.tokens)
  if (!withoutAny && tokens.length + stamps.length + vouchers.length === 0) return undefined
  const answer = await ask('stamps.card', {
    tokens,
    stamps: stamps.slice(0, mostOnCard.stamps),
    vouchers: vouchers.slice(0, mostOnCard.vouchers),
  })
  if (!answer.ok) return undefined
  if (tokens.length + stamps.length + vouchers.length > 0)
    writeStored('stamps', keptAfter({ asked, stamps, vouchers }, answer.value))
  return answer.value
}

/** A voucher that the shop signs anew replaces the old text. Good ones come before used ones. */
export function keptAfter({ asked, vouchers }: KeptStamps, { given, stamps, vouchers: open }: ShownCard): KeptStamps {
  const known = new Map(vouchers.map((text) => [readVoucher(text)?.id, text]))
  const good = open.map(({ id, voucher }) => known.get(id) ?? voucher)
  return {
    asked: [...new Set([...given.map(({ token }) => token), ...asked])].slice(0, mostAsked),
    stamps: stamps.slice(-mostOnCard.stamps),
    vouchers: [...new Set([...good, ...vouchers])].slice(0, mostOnCard.vouchers),
  }
}
