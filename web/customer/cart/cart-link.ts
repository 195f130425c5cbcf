// A cart as a piece of an address that can be shared: what is in it and how often, no notes, names, prices or branch
// (AGAIN-2).

import type { ChosenPart } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { type CartLine, quantityOf } from '#domain/order/cart/cart.ts'
import { joinAlike } from '#domain/order/cart/cart-lines.ts'
import { limits } from '#domain/order/order-limits.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'

/** `broken`: not whole, or not made by this site. `too_many`: more than one order may hold. */
export type CartLinkProblem = 'broken' | 'too_many'

/** As much as messengers and browsers carry without cutting it. */
export const longestLink = 1800

/** The version of what follows, so that a link of today is understood or refused by later pages. */
const version = '1'

type SharedLine = Pick<CartLine, 'item' | 'options' | 'parts' | 'quantity'>

/** Undefined if it would be too long. */
export function cartLink(lines: readonly SharedLine[]): string | undefined {
  const short = lines.map(({ item, quantity, options = [], parts = [] }) =>
    trimmed([
      item,
      quantity,
      options.map(pairOf),
      parts.map((one) => [one.part, one.item, (one.options ?? []).map(pairOf)]),
    ]),
  )
  const bytes = new TextEncoder().encode(JSON.stringify(short))
  const text =
    version +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  return text.length > longestLink ? undefined : text
}

const pairOf = ({ option, quantity }: Chosen[number]) => (quantity === 1 ? [option] : [option, quantity])

/** Without empty lists at its end. */
const trimmed = (line: readonly unknown[]): readonly unknown[] => {
  const last = line.at(-1)
  return Array.isArray(last) && last.length === 0 ? trimmed(line.slice(0, -1)) : line
}

/** The lines of a link, whose prices nobody has seen yet. Nothing in it is trusted but its shape. */
export function readCartLink(text: string): Result<readonly Omit<CartLine, 'part'>[], CartLinkProblem> {
  if (text.length > longestLink) return refuse('too_many')
  const lines = linesIn(text)?.map(lineFrom)
  if (!lines || lines.length === 0) return refuse('broken')
  if (lines.length > limits.lines) return refuse('too_many')
  const whole = lines.flatMap((line) => line ?? [])
  if (whole.length < lines.length) return refuse('broken')
  // Lines that only their notes told apart are one here.
  const cart = joinAlike({ day: null, lines: whole })
  return cart.lines.some((line) => quantityOf(cart, line) > limits.quantity) ? refuse('too_many') : accept(cart.lines)
}

function linesIn(text: string): readonly unknown[] | undefined {
  if (!text.startsWith(version)) return undefined
  try {
    const bytes = atob(text.slice(version.length).replaceAll('-', '+').replaceAll('_', '/'))
    const known: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(bytes)))
    return Array.isArray(known) ? known : undefined
  } catch {
    return undefined
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

function lineFrom(value: unknown): Omit<CartLine, 'part'> | undefined {
  const [item, quantity, options = [], parts = []] = listOf(value)
  const chosen = chosenFrom(options)
  const picked = partsFrom(parts)
  if (!isId(item) || !isCount(quantity) || !chosen || !picked) return undefined
  return {
    item,
    quantity,
    note: '',
    seenPrice: 0,
    ...(chosen.length > 0 && { options: chosen }),
    ...(picked.length > 0 && { parts: picked }),
  }
}

function chosenFrom(value: unknown): Chosen | undefined {
  const chosen = listOf(value).map((pair) => {
    const [option, quantity = 1] = listOf(pair)
    return isId(option) && isCount(quantity) ? { option, quantity } : undefined
  })
  return isWhole(chosen, mostChosen) ? chosen : undefined
}

function partsFrom(value: unknown): readonly ChosenPart[] | undefined {
  const parts = listOf(value).map((one) => {
    const [part, item, options = []] = listOf(one)
    const chosen = chosenFrom(options)
    return isId(part) && isId(item) && chosen ? { part, item, options: chosen } : undefined
  })
  return isWhole(parts, mostChosen) ? parts : undefined
}

/** Of one line; no item of a menu asks for more. */
const mostChosen = 60
const longestId = 100

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestId
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
const isWhole = <Part>(parts: readonly (Part | undefined)[], most: number): parts is readonly Part[] =>
  parts.length <= most && parts.every((part) => part !== undefined)
