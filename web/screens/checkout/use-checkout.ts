// The state of one checkout: what is typed, what is wrong with it, and how far the order is.
import { useState } from 'react'
import type { MenuBranch } from '../../api/menu.ts'
import { acceptPrices } from '../../cart/accept-prices.ts'
import { useCart } from '../../cart/cart.ts'
import { keepDetails, readDetails } from '../../cart/checkout.ts'
import { type ShownLine, totalOfLines } from '../../cart/lines.ts'
import { useMoreText } from '../../i18n/more/index.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { problemText, useRefusalText } from '../../i18n/refusals/index.ts'
import { type Draft, missingFields, orderFrom } from './draft.ts'
import { type FormField, noProblems, sortProblems } from './problems.ts'
import { usePlacing } from './use-placing.ts'

/** What stands in the way of placing, found before anything is sent. */
export type Hurdle =
  | { kind: 'missing'; text: string }
  | { kind: 'prices'; text: string }
  | { kind: 'lines'; text: string }

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(lines: readonly ShownLine[]) {
  const { t, money } = useOrderText()
  const shop = useMoreText().t
  const words = useRefusalText().t
  const cart = useCart()
  const [draft, setDraft] = useState<Draft>(() => ({ ...readDetails(), form: 'pick-up', table: null, at: null }))
  const [hurdle, setHurdle] = useState<Hurdle>()
  const [mended, setMended] = useState<ReadonlySet<FormField>>(new Set())
  const [missing, setMissing] = useState<ReadonlySet<FormField>>(new Set())
  const { placing, place, asNewOrder, asThatOrder } = usePlacing()

  const refused = placing.step === 'refused' ? placing.refused : undefined
  const problems = refused ? sortProblems(refused.problems, (problem) => problemText(words, problem)) : noProblems
  const total = totalOfLines(lines)

  function change(field: keyof Draft, value: Draft[keyof Draft]) {
    const next = { ...draft, [field]: value }
    setDraft(next)
    const { name, phone, address, remember } = next
    keepDetails({ name, phone, address, remember })
    setMended(new Set([...mended, field as FormField]))
    setMissing(new Set([...missing].filter((one) => one !== field)))
    if (hurdle?.kind === 'missing') setHurdle(undefined)
  }

  function fieldError(field: FormField): string | undefined {
    if (missing.has(field)) return words.problems[`${field as 'name' | 'phone' | 'address' | 'table'}_missing`]
    return mended.has(field) ? undefined : problems.fields.get(field)
  }

  function hurdleOf(branch: MenuBranch, at: Draft): Hurdle | undefined {
    const blank = missingFields(at, branch)
    setMissing(new Set(blank))
    if (blank.length > 0) return { kind: 'missing', text: t.checkout.missing(blank) }
    if (lines.some((line) => line.mark === 'out_of_stock' || line.mark === 'gone'))
      return { kind: 'lines', text: shop.cart.lookAgain }
    if (lines.some((line) => line.mark === 'price_changed'))
      return { kind: 'prices', text: t.checkout.pricesChanged(money(total)) }
    return undefined
  }

  /** `day` is the date that the order is for; `chosen` the draft as the form shows it. */
  async function submit(branch: MenuBranch, day: string, chosen: Draft) {
    const found = hurdleOf(branch, chosen)
    setHurdle(found)
    if (found) return
    setMended(new Set())
    const { key: _, ...order } = orderFrom(chosen, {
      key: '',
      branch: branch.id,
      day,
      lines: cart.lines,
      seenTotal: total,
    })
    await place(order)
  }

  return {
    draft,
    change,
    fieldError,
    hurdle,
    problems,
    refused,
    placing,
    total,
    submit,
    asNewOrder,
    asThatOrder,
    agreeToPrices: () => {
      acceptPrices(lines)
      setHurdle(undefined)
    },
  }
}
