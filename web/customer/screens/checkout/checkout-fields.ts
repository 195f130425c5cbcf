// The fields of the checkout: what is typed in them, kept through a reload, and which were changed since the last try.
import { useState } from 'react'
import type { InvoiceField } from '#domain/money/invoice-wish.ts'
import { readPhone } from '#domain/shared/phone.ts'
import { useTable } from '#web/customer/ordering/ordering.ts'
import { sitAt } from '#web/customer/ordering/seat.ts'
import { useDraft } from '#web/data/forms/draft.ts'
import { type CheckoutDraft, checkoutDraft } from './checkout-draft.ts'
import type { FormField } from './order-problems.ts'

/** `onMend` is called for each field that is changed. */
export function useCheckoutFields(branch: string, onMend: (field: string) => void) {
  const seat = useTable()
  const { fields: draft, change: changeDraft } = useDraft(checkoutDraft(seat))
  const [mended, setMended] = useState<ReadonlySet<FormField>>(new Set())
  const phone = usePhoneCheck(draft.phone)

  function mend(field: FormField) {
    setMended((before) => new Set([...before, field]))
    onMend(field)
  }

  function change(field: keyof CheckoutDraft, value: CheckoutDraft[keyof CheckoutDraft]) {
    changeDraft({ [field]: value })
    // A guest who moved to another table is still there after a return to the menu.
    if (seat !== undefined && field === 'table') sitAt({ branch, table: String(value ?? '') })
    mend(field as FormField)
  }

  function changeInvoice(field: InvoiceField, text: string) {
    change('invoice', { ...draft.invoice, [field]: text })
    mend(`invoice.${field}`)
  }

  return {
    draft,
    change,
    changeInvoice,
    phone,
    mended,
    /** What was wrong with the field is settled without a change of it. */
    mend,
    nothingMended: () => setMended(new Set()),
  }
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
