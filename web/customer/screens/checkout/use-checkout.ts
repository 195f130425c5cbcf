// The state of one checkout: what is typed, what is wrong with it, and the progress of the order.
import { useLayoutEffect, useState } from 'react'
import type { Problem } from '#contract/index.ts'
import { type InvoiceField, invoiceProblems } from '#domain/money/invoice-wish.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { missingFields } from '#domain/order/order-form.ts'
import type { CountsForStamps } from '#domain/order/stamps/stamp-rules.ts'
import { freePieceAmong, stampsOf } from '#domain/order/stamps/stamps.ts'
import { readPhone } from '#domain/shared/phone.ts'
import { accept, refuse } from '#domain/shared/result.ts'
import { readNow, useCart } from '#web/customer/cart/cart-store.ts'
import { acceptPrices, joinLines } from '#web/customer/cart/change-lines.ts'
import { linesFor, type ShownLine, totalOfLines, withSeenOptions } from '#web/customer/cart/shown-lines.ts'
import { useDayState, useTable } from '#web/customer/ordering/ordering.ts'
import { sit } from '#web/customer/ordering/seat.ts'
import type { ChosenVoucher } from '#web/customer/stamps/voucher-choice.tsx'
import { useDraft } from '#web/data/forms/draft.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { usePace } from '#web/data/time-api.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'
import { basketFrom, type CheckoutDraft, checkoutDraft, formShown, orderFrom } from './checkout-draft.ts'
import { checkoutTimesOf, chosenOnly, withAgreed } from './checkout-times.ts'
import { type FormField, isSameOrder, useRefusal } from './order-problems.ts'
import { usePlacing } from './use-placing.ts'
import { useTogether } from './use-together.ts'

/** What prevents placing, found before anything is sent. */
interface Hurdle {
  readonly kind: 'fields' | 'prices' | 'lines'
  readonly text: string
  /** The fields that are marked for it. */
  readonly problems?: readonly Problem[]
}

export type CheckoutState = ReturnType<typeof useCheckout>

/** `shared`: it opens an office basket. */
export function useCheckout(inCart: readonly ShownLine[], branch: MenuBranch, shared = false) {
  const state = useDayState(branch)
  const { t, money, locale } = useOrderText()
  const shop = useMoreText().t
  const words = useRefusalText().t
  const cart = useCart()
  const seat = useTable()
  const { fields: draft, change: changeDraft } = useDraft(checkoutDraft(seat))
  const [hurdle, setHurdle] = useState<Hurdle>()
  const [mended, setMended] = useState<ReadonlySet<FormField>>(new Set())
  const { placing, place, refused, found, mend, failures, settle, asking, ...decisions } = usePlacing()
  const phone = usePhoneCheck(draft.phone)

  const form = shared ? 'pick-up' : formShown(draft.form, branch, state)
  const pace = usePace(branch)
  const wanted = inCart.flatMap(({ mark, consistsOf }) => (canBeOrdered(mark) ? consistsOf : []))
  const [agreed, agreeTo] = useState<{ at: number; branch: string; lines: string }>()
  const stillAgreed = agreed?.branch === branch.id && agreed.lines === JSON.stringify(cart.lines) ? agreed.at : null
  const anyTimes = withAgreed(
    checkoutTimesOf(branch, state, draft.at, { pace, lines: inCart, items: wanted }),
    stillAgreed,
  )
  const times = shared ? chosenOnly(anyTimes) : anyTimes
  const together = useTogether(branch, { quote: pace.quote, wantedAt: shared ? times.at : null, lines: inCart })
  const at = form === 'table' ? serverNow() : (times.at ?? times.soon)
  const lines = linesFor(inCart, at, branch)
  const [payMethod, payWith] = useState<string>()
  const [voucher, payWithVoucher] = useState<ChosenVoucher>()
  const voucherRefused = refused?.problems.some(({ field }) => field === 'voucher') ? refused : undefined
  // The total without it is on screen before anything can be tapped again.
  useLayoutEffect(() => {
    if (voucherRefused) payWithVoucher(undefined)
  }, [voucherRefused])
  const offOf = (one: ChosenVoucher) => offAmong(lines, one)
  const off = voucher && !shared ? offOf(voucher) : 0
  const total = totalOfLines(lines) - off
  const asked = { branch: branch.id, form, day: state.date, lines: cart.lines, total }
  const newPrices = lines.some((line) => line.mark === 'price_changed')
  const blocked = lines.some(({ mark }) => !canBeOrdered(mark))
  const mendedSince = { fields: false, prices: !newPrices, lines: !blocked }
  const since = { ...asked, mended, dayTaken: state.day.ok, newPrices }
  const refusal = useRefusal(refused, since, settle)
  const missingAt = sentencesAt(found, words.problems, words.badInput)

  function change(field: keyof CheckoutDraft, value: CheckoutDraft[keyof CheckoutDraft]) {
    changeDraft({ [field]: value })
    // A guest who moved to another table is still there after a return to the menu.
    if (seat !== undefined && field === 'table') sit({ branch: branch.id, table: String(value ?? '') })
    setMended(new Set([...mended, field as FormField]))
    mend((problem) => problem.field === field)
    if (hurdle?.kind === 'fields') setHurdle(undefined)
  }

  function changeInvoice(field: InvoiceField, text: string) {
    change('invoice', { ...draft.invoice, [field]: text })
    setMended(new Set([...mended, `invoice.${field}` as const]))
    mend((problem) => problem.field === `invoice.${field}`)
  }

  function fieldError(field: FormField): string | undefined {
    const missing = missingAt(field)
    if (missing === undefined && field === 'phone' && phone.wrong) return words.problems.phone_invalid
    return missing ?? refusal.problems.fields.get(field)
  }

  function findHurdle(chosen: CheckoutDraft, phoneWrong: boolean): Hurdle | undefined {
    // In the order of the page, as the first one gets the focus.
    if (blocked) return { kind: 'lines', text: shop.cart.lookAgain }
    const blank = missingFields(chosen, branch)
    const missing = blank.map((field) => ({ problem: `${field}_missing`, field }))
    if (blank.length > 0) return { kind: 'fields', text: t.checkout.missing(blank), problems: missing }
    if (form === 'pick-up' && branch.phoneField !== 'hidden' && phoneWrong)
      return { kind: 'fields', text: words.problems.phone_invalid }
    const invoiced = chosen.invoiced && !(shared && together.payer === 'each')
    const wrong = invoiced ? invoiceProblems(chosen.invoice) : []
    if (wrong[0]) return { kind: 'fields', text: words.problems[wrong[0].problem], problems: wrong }
    if (form === 'pick-up' && times.gone !== null) return { kind: 'fields', text: t.checkout.chooseTime }
    if (shared && !together.latest) return { kind: 'fields', text: words.problems[together.tooLate] }
    return newPrices ? { kind: 'prices', text: t.checkout.pricesChanged(money(total)) } : undefined
  }

  /** Does nothing while orders for the day are not taken: then the reason is shown beside the button. */
  async function submit(method = payMethod) {
    if (!state.day.ok) return
    const chosen = { ...draft, form, at: times.at }
    // The button may be tapped straight from the field, which has not been checked then.
    const stands = findHurdle(chosen, await phone.check())
    setHurdle(stands)
    if (stands) return place(refuse(stands.problems ?? []))
    setMended(new Set())
    joinLines()
    const sent = { ...asked, lines: readNow().lines }
    refusal.send(sent)
    const asSeen = withSeenOptions(sent.lines, lines)
    const typed = orderFrom(chosen, { ...sent, lines: asSeen, seenTotal: total, seenReadyAt: times.soon, lang: locale })
    const order = { ...typed, ...(voucher && off > 0 && { voucher: voucher.text }) }
    const { payer, until } = together
    if (shared && times.at !== null) return await place(accept(basketFrom(typed, { at: times.at, payer, until })), sent)
    await place(accept(method === undefined ? order : { ...order, pay: 'online' }), sent, method)
  }

  return {
    branch,
    state,
    /** As they can be ordered for the time that is chosen. */
    lines,
    draft,
    form,
    times,
    /** For an office basket: who pays, and until when others can add. */
    together: shared ? together : undefined,
    change,
    changeInvoice,
    fieldError,
    leavePhone: () => void phone.check(),
    hurdle: hurdle && mendedSince[hurdle.kind] ? undefined : hurdle,
    problems: refusal.problems,
    /** The next time that the server offered with its refusal. */
    next: refusal.problems.fields.has('at') ? refused?.problems.find(({ field }) => field === 'at')?.next : undefined,
    /** Takes that time: as the chosen one, or as the one at which the order is ready as soon as possible. */
    takeNext(at: number) {
      if (times.at !== null || times.gone !== null) return change('at', at)
      agreeTo({ at, branch: branch.id, lines: JSON.stringify(cart.lines) })
      setMended(new Set([...mended, 'at']))
    },
    problemOf: refusal.ofLine,
    refused,
    /** The order that stands here waits for a word with staff. */
    asking: asking && isSameOrder(asking.sent, asked) ? asking : undefined,
    placing,
    /** How it is paid online; undefined: at the counter. */
    payMethod,
    payWith,
    voucher: {
      chosen: voucher,
      offOf,
      stampsFor: (categories: readonly string[]) => stampsAmong(lines, categories, off > 0 ? voucher : undefined),
      remembers: draft.remember,
      onChange: payWithVoucher,
      refused: voucherRefused,
    },
    total,
    failures,
    submit,
    ...decisions,
    agreeToPrices: () => {
      acceptPrices(lines)
      setHurdle(undefined)
    },
  }
}

/** Cents that a voucher takes off these lines. */
const offAmong = (lines: readonly ShownLine[], { worth, categories }: ChosenVoucher): number =>
  freePieceAmong(lines, { worth, counts: countsAmong(lines, categories) })?.off ?? 0

/** Stamps for these lines once they are handed over. The piece that a voucher pays for gives none. */
function stampsAmong(lines: readonly ShownLine[], categories: readonly string[], voucher?: ChosenVoucher): number {
  const counts = countsAmong(lines, categories)
  const free = voucher && freePieceAmong(lines, { worth: voucher.worth, counts })
  const paid = lines.map((line, at) => (at === free?.at ? { ...line, quantity: line.quantity - 1 } : line))
  return stampsOf(paid, counts)
}

function countsAmong(lines: readonly ShownLine[], categories: readonly string[]): CountsForStamps {
  const counted = new Set(
    lines.flatMap(({ item, shown }) => (shown && categories.includes(shown.category) ? [item] : [])),
  )
  return (item) => counted.has(item)
}

/** `wrong` is about the number that was checked, and disappears with its next change. */
function usePhoneCheck(phone: string): { readonly wrong: boolean; readonly check: () => Promise<boolean> } {
  const [wrong, setWrong] = useState<string>()

  /** Returns whether the number is wrong. */
  async function check(): Promise<boolean> {
    if (phone.trim() === '') return false
    // If loading fails, the server still checks.
    const known = await import('libphonenumber-js/min').catch(() => null)
    const isWrong = known !== null && !readPhone(phone, (text) => known.default(text, 'BE'))
    setWrong(isWrong ? phone : undefined)
    return isWrong
  }

  return { wrong: phone === wrong, check }
}
