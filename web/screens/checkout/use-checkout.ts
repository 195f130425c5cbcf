// The state of one checkout: what is typed, what is wrong with it, and the progress of the order.
import { useState } from 'react'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { acceptPrices } from '../../cart/accept-prices.ts'
import { readNow, useCart } from '../../cart/cart.ts'
import { joinLines } from '../../cart/change-lines.ts'
import { type ShownLine, totalOfLines } from '../../cart/lines.ts'
import { useMoreText } from '../../i18n/more/index.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { keepDetails, keepWish, readDetails, readWish } from '../../ordering/checkout.ts'
import { type DayState, useTable } from '../../ordering/ordering.ts'
import { sit } from '../../ordering/seat.ts'
import { type Draft, missingFields, orderFrom } from './draft.ts'
import { formShown } from './form-shown.ts'
import type { FormField } from './placing/problems.ts'
import { usePlacing } from './placing/use-placing.ts'
import { useRefusal } from './placing/use-refusal.ts'
import { type Times, timesOf } from './times.ts'
import { usePhoneCheck } from './use-phone-check.ts'

/** What prevents placing, found before anything is sent. */
export interface Hurdle {
  readonly kind: 'fields' | 'prices' | 'lines'
  readonly text: string
}

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(lines: readonly ShownLine[], branch: MenuBranch, state: DayState) {
  const { t, money } = useOrderText()
  const shop = useMoreText().t
  const words = useRefusalText().t
  const cart = useCart()
  const seat = useTable()
  const [draft, setDraft] = useState<Draft>(() => ({ ...readDetails(), ...readWish(), ...seated(seat) }))
  const [hurdle, setHurdle] = useState<Hurdle>()
  const [mended, setMended] = useState<ReadonlySet<FormField>>(new Set())
  const [missing, setMissing] = useState<ReadonlySet<FormField>>(new Set())
  // Raised by each order that was refused: the focus moves to the first mistake.
  const [failures, setFailures] = useState(0)
  const { placing, place, stopTrying, asNewOrder, asThatOrder, settle } = usePlacing()
  const phone = usePhoneCheck(draft.phone)

  const form = formShown(draft.form, branch, state)
  const times: Times = timesOf(branch, state, draft.at)
  const total = totalOfLines(lines)
  const asked = { branch: branch.id, form, day: state.date, lines: cart.lines, total }
  const newPrices = lines.some((line) => line.mark === 'price_changed')
  const blocked = lines.some((line) => line.mark === 'out_of_stock' || line.mark === 'gone')
  const mendedSince = { fields: false, prices: !newPrices, lines: !blocked }
  const refused = placing.step === 'refused' ? placing.refused : undefined
  const since = { ...asked, mended, dayTaken: state.day.ok, newPrices }
  const refusal = useRefusal(refused, since, settle)

  function change(field: keyof Draft, value: Draft[keyof Draft]) {
    const next = { ...draft, [field]: value }
    setDraft(next)
    const { name, phone, address, remember, form, table, at } = next
    keepDetails({ name, phone, address, remember })
    keepWish({ form, table, at })
    // A guest who moved to another table is still there after a return to the menu.
    if (seat !== undefined && field === 'table') sit({ branch: branch.id, table: String(table ?? '') })
    setMended(new Set([...mended, field as FormField]))
    setMissing(new Set([...missing].filter((one) => one !== field)))
    if (hurdle?.kind === 'fields') setHurdle(undefined)
  }

  function fieldError(field: FormField): string | undefined {
    if (missing.has(field)) return words.problems[`${field as 'name' | 'phone' | 'address' | 'table'}_missing`]
    if (field === 'phone' && phone.wrong) return words.problems.phone_invalid
    return refusal.problems.fields.get(field)
  }

  function findHurdle(chosen: Draft): Hurdle | undefined {
    const blank = missingFields(chosen, branch)
    setMissing(new Set(blank))
    if (blank.length > 0) return { kind: 'fields', text: t.checkout.missing(blank) }
    if (form === 'pick-up' && phone.wrong) return { kind: 'fields', text: words.problems.phone_invalid }
    if (form === 'pick-up' && times.gone !== null) return { kind: 'fields', text: t.checkout.chooseTime }
    if (blocked) return { kind: 'lines', text: shop.cart.lookAgain }
    return newPrices ? { kind: 'prices', text: t.checkout.pricesChanged(money(total)) } : undefined
  }

  /** Does nothing while orders for the day are not taken: then the reason is shown beside the button. */
  async function submit() {
    if (!state.day.ok) return
    const chosen = { ...draft, form, at: times.at }
    const found = findHurdle(chosen)
    setHurdle(found)
    if (found) return setFailures(failures + 1)
    setMended(new Set())
    joinLines()
    const sent = { ...asked, lines: readNow().lines }
    refusal.send(sent)
    const { key: _, ...order } = orderFrom(chosen, { ...sent, key: '', seenTotal: total })
    if (!(await place(order))) setFailures((before) => before + 1)
  }

  return {
    draft,
    form,
    times,
    change,
    fieldError,
    leavePhone: phone.check,
    hurdle: hurdle && mendedSince[hurdle.kind] ? undefined : hurdle,
    problems: refusal.problems,
    problemOf: refusal.ofLine,
    refused,
    placing,
    total,
    failures,
    submit,
    stopTrying,
    asNewOrder,
    asThatOrder,
    agreeToPrices: () => {
      acceptPrices(lines)
      setHurdle(undefined)
    },
  }
}

/**
 * A customer at a table orders there unless they choose otherwise; if they gave its number they need not choose it
 * again.
 */
const seated = (table: number | null | undefined): Partial<Draft> =>
  table === undefined ? {} : { form: 'table', ...(table !== null && { table }) }
