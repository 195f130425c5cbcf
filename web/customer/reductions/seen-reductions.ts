// Which reductions the customer has seen on this cart, so that one that no longer counts is said before the order is
// placed (PRICE-1).
import { useEffect } from 'react'
import type { Instant } from '#domain/branch/hours.ts'
import type { Cart } from '#domain/order/cart/cart.ts'
import { joinAlike } from '#domain/order/cart/cart-lines.ts'
import type { Cents } from '#domain/shared/money.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { rulesIn, type TakenOff } from './taken-off.ts'

interface SeenReductions {
  readonly choice: string
  readonly rules: readonly { readonly id: string; readonly name: string }[]
  readonly total: Cents
}

const seen = createObservable<SeenReductions | undefined>(undefined)

/** What the customer chose: while it is the same, nobody but the shop and the clock changed the total. */
interface CartChoice {
  readonly branch: string | undefined
  readonly cart: Cart
  /** The chosen time; null: as soon as possible. */
  readonly at: Instant | null
  /** The rule behind a code. */
  readonly code?: string | undefined
}

const textOf = ({ branch, cart, at, code }: CartChoice): string =>
  JSON.stringify([
    branch,
    cart.day,
    joinAlike(cart).lines.map(({ item, options, parts, quantity }) => [item, options, parts, quantity]),
    at,
    code,
  ])

type Reduced = readonly { readonly taken?: readonly TakenOff[] | undefined }[]

/**
 * The names of the reductions that were seen and count no longer, if the total has risen with that; `agree` takes the
 * total as it is now.
 */
export function useLostReductions(
  lines: Reduced,
  total: Cents,
  chosen: CartChoice,
): { readonly lost: readonly string[]; readonly agree: () => void } {
  const before = useObservable(seen)
  const choice = textOf(chosen)
  const now = { choice, total, rules: rulesIn(lines).map(({ rule: { id, name } }) => ({ id, name })) }
  const isSame = before?.choice === choice && total > before.total
  const gone = isSame ? before.rules.filter(({ id }) => now.rules.every((rule) => rule.id !== id)) : []
  const text = JSON.stringify(now)
  const isKept = gone.length > 0
  useEffect(() => {
    if (!isKept && JSON.stringify(seen.read()) !== text) seen.write(JSON.parse(text))
  }, [text, isKept])
  return { lost: gone.map(({ name }) => name), agree: () => seen.write(now) }
}
