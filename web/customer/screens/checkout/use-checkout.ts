// The state of one checkout: what is typed, what is wrong with it, and the progress of the order.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { accept, refuse } from '#domain/shared/result.ts'
import { readNow, useCart } from '#web/customer/cart/cart-store.ts'
import { acceptPrices, joinLines } from '#web/customer/cart/change-lines.ts'
import { linesFor, type ShownLine, totalOfLines, withSeenOptions } from '#web/customer/cart/shown-lines.ts'
import { useDayState } from '#web/customer/ordering/ordering.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { sameValue } from '#web/data/forms/rebase.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'
import { basketFrom, formShown, orderFrom } from './checkout-draft.ts'
import { useCheckoutFields } from './checkout-fields.ts'
import { type FormField, isSameOrder, useRefusal } from './order-problems.ts'
import { type CheckoutHurdle, hasNewPrice, isInTheWay, useHurdles } from './use-hurdles.ts'
import { usePaying } from './use-paying.ts'
import { type Placing, usePlacing } from './use-placing.ts'
import { useTimes } from './use-times.ts'
import { useTogether } from './use-together.ts'

export type CheckoutState = ReturnType<typeof useCheckout>

/** `shared`: it opens an office basket. */
export function useCheckout(inCart: readonly ShownLine[], branch: MenuBranch, shared = false) {
  const state = useDayState(branch)
  const { locale } = useOrderText()
  const words = useRefusalText().t
  const cart = useCart()
  const [hurdle, setHurdle] = useState<CheckoutHurdle>()
  const { placing, place, refused, found, mend: dropProblems, failures, settle, asking, ...decisions } = usePlacing()
  const { draft, change, changeInvoice, phone, mended, mend, nothingMended } = useCheckoutFields(branch.id, (field) => {
    dropProblems((problem) => problem.field === field)
    if (hurdle?.kind === 'fields') setHurdle(undefined)
  })

  const form = shared ? 'pick-up' : formShown(draft.form, branch, state)
  const { times, quote, agreeTo } = useTimes(branch, state, inCart, { chosen: draft.at, shared })
  const opening = useTogether(branch, { quote, wantedAt: shared ? times.at : null, lines: inCart })
  const together = shared ? opening : undefined
  const lines = linesFor(inCart, form === 'table' ? serverNow() : (times.at ?? times.soon), branch)
  const { method: payMethod, payWith, off, redeemed, voucher } = usePaying(lines, refused, !shared)
  const basket = together && { payer: together.payer, until: together.until }
  useStopOnceChanged(placing, { draft, payMethod, redeemed, basket }, decisions.stopTrying)
  const total = totalOfLines(lines) - off
  const asked = { branch: branch.id, form, day: state.date, lines: cart.lines, total }
  const since = { ...asked, mended, dayTaken: state.day.ok, newPrices: lines.some(hasNewPrice) }
  const refusal = useRefusal(refused, since, settle)
  const findHurdle = useHurdles({ branch, lines, times, total, together })
  const missingAt = sentencesAt(found, words.problems, words.badInput)

  function fieldError(field: FormField): string | undefined {
    const missing = missingAt(field)
    if (missing === undefined && field === 'phone' && phone.wrong) return words.problems.phone_invalid
    return missing ?? refusal.problems.fields.get(field)
  }

  /** Does nothing while orders for the day are not taken: then the reason is shown beside the button. */
  async function submit(method = payMethod) {
    if (!state.day.ok) return
    const chosen = { ...draft, form, at: times.at }
    // The button may be tapped straight from the field, which has not been checked then.
    const stands = findHurdle(chosen, await phone.check())
    setHurdle(stands)
    if (stands) return place(refuse(stands.problems ?? []))
    nothingMended()
    joinLines()
    const sent = { ...asked, lines: readNow().lines }
    refusal.send(sent)
    const asSeen = withSeenOptions(sent.lines, lines)
    const typed = orderFrom(chosen, { ...sent, lines: asSeen, seenTotal: total, seenReadyAt: times.soon, lang: locale })
    const order = { ...typed, ...(redeemed !== undefined && { voucher: redeemed }) }
    if (together && times.at !== null) {
      const { payer, until } = together
      return await place(accept(basketFrom(typed, { at: times.at, payer, until })), sent)
    }
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
    quote,
    /** For an office basket: who pays, and until when others can add. */
    together,
    change,
    changeInvoice,
    fieldError,
    leavePhone: () => void phone.check(),
    hurdle: hurdle && isInTheWay(hurdle, lines) ? hurdle : undefined,
    problems: refusal.problems,
    /** The next time that the server offered with its refusal. */
    next: refusal.problems.fields.has('at') ? refused?.problems.find(({ field }) => field === 'at')?.next : undefined,
    /** Takes that time: as the chosen one, or as the one at which the order is ready as soon as possible. */
    takeNext(at: number) {
      if (times.at !== null || times.gone !== null) return change('at', at)
      agreeTo(at)
      mend('at')
    },
    problemOf: refusal.ofLine,
    refused,
    /** The order that stands here waits for a word with staff. */
    asking: asking && isSameOrder(asking.sent, asked) ? asking : undefined,
    placing,
    /** How it is paid online; undefined: at the counter. */
    payMethod,
    payWith,
    voucher: { ...voucher, remembers: draft.remember },
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

/** What is typed or chosen while the order is on its way is not part of it: sending stops, and can begin again. */
function useStopOnceChanged(placing: Placing, chosen: object, stop: () => void): void {
  const onItsWay = placing === 'sending' || placing === 'retrying'
  const sent = useRef<object>(undefined)
  const changed = useEffectEvent(() => {
    sent.current = onItsWay ? (sent.current ?? chosen) : undefined
    if (sent.current && !sameValue(sent.current, chosen)) stop()
  })
  useEffect(() => changed())
}
