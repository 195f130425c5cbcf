// The state of one checkout: what is typed, what is wrong with it, and the progress of the order.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { OrderForm } from '#domain/branch/branch.ts'
import { accept, refuse } from '#domain/shared/result.ts'
import { readNow, useCart } from '#web/customer/cart/cart-store.ts'
import { acceptPrices, joinLines } from '#web/customer/cart/change-lines.ts'
import { linesFor, type ShownLine, totalOfLines, withSeenOptions } from '#web/customer/cart/shown-lines.ts'
import { useGift } from '#web/customer/gift/use-gift.ts'
import { useDayState } from '#web/customer/ordering/ordering.ts'
import { useLostReductions } from '#web/customer/reductions/seen-reductions.ts'
import { rulesIn } from '#web/customer/reductions/taken-off.ts'
import { useCode } from '#web/customer/reductions/use-code.ts'
import { useReducedFor } from '#web/customer/reductions/use-reduced.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { sameValue } from '#web/data/forms/rebase.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'
import { useReductionText } from '#web/words/reductions/index.ts'
import { basketFrom, type CheckoutDraft, formShown, orderFrom } from './checkout-draft.ts'
import { useCheckoutFields } from './checkout-fields.ts'
import type { Times } from './checkout-times.ts'
import { type FormField, isSameOrder, useRefusal } from './order-problems.ts'
import { type CheckoutHurdle, hasNewPrice, isInTheWay, useHurdles, useLostHurdle } from './use-hurdles.ts'
import { usePaying } from './use-paying.ts'
import { type Placing, usePlacing } from './use-placing.ts'
import { useTimes } from './use-times.ts'
import { useTogether } from './use-together.ts'

export type CheckoutState = ReturnType<typeof useCheckout>

/** `inCart`: before any reduction. `shared`: it opens an office basket. */
export function useCheckout(inCart: readonly ShownLine[], branch: MenuBranch, shared = false) {
  const state = useDayState(branch)
  const { locale } = useOrderText()
  const words = useRefusalText().t
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
  const { lines, code, agree, ...hurdles } = usePrices(inCart, { branch, form, times, draft, shared, refused })
  const { method: payMethod, payWith, off, redeemed, voucher } = usePaying(lines, refused, !shared)
  const basket = together && { payer: together.payer, until: together.until }
  const total = totalOfLines(lines) - off
  const gift = useGift(shared ? 0 : total, refused)
  useStopOnceChanged(placing, { draft, payMethod, redeemed, basket, gift: gift.wish }, decisions.stopTrying)
  useLaterTime(refused, times.at === null, agreeTo)
  const asked = { branch: branch.id, form, day: state.date, lines: useCart().lines, total }
  const since = { ...asked, mended, dayTaken: state.day.ok, newPrices: lines.some(hasNewPrice) }
  const refusal = useRefusal(refused, since, settle)
  const findHurdle = useHurdles({ branch, lines, times, total, together })

  function fieldError(field: FormField): string | undefined {
    const missing = sentencesAt(found, words.problems, words.badInput)(field)
    if (missing === undefined && field === 'phone' && phone.wrong) return words.problems.phone_invalid
    return missing ?? refusal.problems.fields.get(field)
  }

  /** Does nothing while orders for the day are not taken: then the reason is shown beside the button. */
  async function submit(method = gift.rest === 0 ? undefined : payMethod) {
    if (!state.day.ok) return
    const wish = { ...draft, form, at: times.at }
    // The button may be tapped straight from the field, which has not been checked then.
    const stands = findHurdle(wish, await phone.check()) ?? hurdles.lostHurdle ?? (await hurdles.codeHurdle())
    // What is said of reductions follows the total by itself.
    setHurdle(stands === hurdles.lostHurdle ? undefined : stands)
    if (stands) return place(refuse(stands.problems ?? []))
    nothingMended()
    joinLines()
    const sent = { ...asked, lines: readNow().lines }
    refusal.send(sent)
    const seen = { lines: withSeenOptions(sent.lines, lines), seenTotal: total, seenReadyAt: times.soon }
    const typed = orderFrom(wish, { ...sent, ...seen, lang: locale })
    if (basket && times.at !== null) return await place(accept(basketFrom(typed, { at: times.at, ...basket })), sent)
    const order = { ...typed, ...gift.wish, ...paidWith({ redeemed, code: code.off > 0 ? draft.code : undefined }) }
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
    hurdle: hurdle && isInTheWay(hurdle, lines) ? hurdle : hurdles.lostHurdle,
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
    gift,
    code,
    agreeToReductions: agree,
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

interface PricedFor {
  readonly branch: MenuBranch
  readonly form: OrderForm
  readonly times: Times
  readonly draft: CheckoutDraft
  readonly shared: boolean
  readonly refused: CallRefused | undefined
}

/** The lines at the prices of the chosen time, with the code, and what of that the customer has not read yet. */
function usePrices(inCart: readonly ShownLine[], { branch, form, times, draft, shared, refused }: PricedFor) {
  const { lookAtTotal } = useReductionText().t
  const ready = form === 'table' ? serverNow() : (times.at ?? times.soon)
  const at = ready ?? serverNow()
  const code = useCode({ branch, form, at, chosen: times.at, typed: shared ? '' : draft.code, refused })
  const lines = useReducedFor(linesFor(inCart, ready, branch), { branch, at, code: code.rule })
  const off = rulesIn(lines).find(({ rule }) => rule.id === code.rule?.id)?.off ?? 0
  const chosen = { branch: branch.id, cart: useCart(), at: draft.at, code: code.rule?.id }
  const total = totalOfLines(lines)
  const { lost, agree } = useLostReductions(lines, total, chosen)
  return {
    lines,
    code: { ...code, off },
    lostHurdle: useLostHurdle(lost, total),
    agree,
    /** A code that nobody asked about yet: the total with it is on screen before anything is sent. */
    async codeHurdle(): Promise<CheckoutHurdle | undefined> {
      if (!code.isNew) return undefined
      const wrong = await code.check()
      return { kind: 'fields', text: wrong ?? lookAtTotal }
    },
  }
}

/** The server counted for a later time than this page: the total on screen is that of it, before the next tap. */
function useLaterTime(refused: CallRefused | undefined, isSoonest: boolean, agreeTo: (at: number) => void): void {
  const later = useEffectEvent(() => {
    const at = refused?.problems.find(({ problem }) => problem === 'total_changed')?.at
    if (at !== undefined && isSoonest) agreeTo(at)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useLayoutEffect(() => later(), [refused])
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

/** The voucher and the code that an order is sent with. */
const paidWith = ({ redeemed, code }: { redeemed: string | undefined; code: string | undefined }) => ({
  ...(redeemed !== undefined && { voucher: redeemed }),
  ...(code !== undefined && { code }),
})
