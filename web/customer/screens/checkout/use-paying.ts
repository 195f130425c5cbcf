// How an order is paid at the checkout: at the counter or online, and with which voucher.
import { useLayoutEffect, useState } from 'react'
import type { CountsForStamps } from '#domain/order/stamps/stamp-rules.ts'
import { freePieceAmong, stampsOf } from '#domain/order/stamps/stamps.ts'
import type { ShownLine } from '#web/customer/cart/shown-lines.ts'
import { keepPayMethod, readPayMethod } from '#web/customer/ordering/kept-checkout.ts'
import { asOrdered } from '#web/customer/reductions/taken-off.ts'
import type { ChosenVoucher } from '#web/customer/stamps/voucher-choice.tsx'
import type { CallRefused } from '#web/data/http/client.ts'

/** `redeems`: whether a voucher can be used here. */
export function usePaying(lines: readonly ShownLine[], refused: CallRefused | undefined, redeems: boolean) {
  const [method, setMethod] = useState(readPayMethod)
  const [voucher, payWithVoucher] = useState<ChosenVoucher>()
  const voucherRefused = refused?.problems.some(({ field }) => field === 'voucher') ? refused : undefined
  // The total without it is on screen before anything can be tapped again.
  useLayoutEffect(() => {
    if (voucherRefused) payWithVoucher(undefined)
  }, [voucherRefused])
  const off = voucher && redeems ? offAmong(lines, voucher) : 0
  const redeemed = off > 0 ? voucher : undefined
  return {
    /** How it is paid online; undefined: at the counter. */
    method,
    payWith(next: string | undefined) {
      keepPayMethod(next)
      setMethod(next)
    },
    /** Cents that the voucher takes off. */
    off,
    /** The text of the voucher that takes something off. */
    redeemed: redeemed?.text,
    voucher: {
      chosen: voucher,
      offOf: (one: ChosenVoucher) => offAmong(lines, one),
      stampsFor: (categories: readonly string[]) => stampsAmong(lines, categories, redeemed),
      onChange: payWithVoucher,
      refused: voucherRefused,
    },
  }
}

/** Cents that a voucher takes off these lines, of what reductions leave. */
const offAmong = (lines: readonly ShownLine[], { worth, categories }: ChosenVoucher): number =>
  freePieceAmong(asOrdered(lines), { worth, counts: countsAmong(lines, categories) })?.off ?? 0

/** Stamps for these lines once they are handed over. The piece that a voucher pays for gives none. */
function stampsAmong(lines: readonly ShownLine[], categories: readonly string[], voucher?: ChosenVoucher): number {
  const counts = countsAmong(lines, categories)
  const ordered = asOrdered(lines)
  const free = voucher && freePieceAmong(ordered, { worth: voucher.worth, counts })
  const paid = ordered.map((line, at) => (at === free?.at ? { ...line, quantity: line.quantity - 1 } : line))
  return stampsOf(paid, counts)
}

function countsAmong(lines: readonly ShownLine[], categories: readonly string[]): CountsForStamps {
  const counted = new Set(
    lines.flatMap(({ item, shown }) => (shown && categories.includes(shown.category) ? [item] : [])),
  )
  return (item) => counted.has(item)
}
