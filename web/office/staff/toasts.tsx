// The toasts of the staff's screens, at the foot of the page; one of them says why a change was refused.
import type { ReactNode } from 'react'
import { calledCode } from '#domain/order/counter/code.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { mayPass, refusalOf } from '#web/data/staff/staff-api.ts'
import type { IconShape } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type Action = { readonly label: string; readonly run: () => void }

export function showToast(text: ReactNode, action?: Action, icon?: IconShape): void {
  pushToast(text, { ...(action && { action }), ...(icon && { icon }) })
}

/** What takes away the last toast about an order, and which order that is. */
let lastOfOrder: { readonly id: number; readonly withdraw: () => void } | undefined

/** A toast that names the order that it is about. */
export function showOrderToast(
  order: Parameters<typeof calledCode>[0] & { id: number },
  text: string,
  icon?: IconShape,
) {
  const words = (
    <>
      <b>
        <bdi dir="ltr">{calledCode(order)}</bdi>
      </b>
      <span>{' · '}</span>
      <span>{text}</span>
    </>
  )
  lastOfOrder = { id: order.id, withdraw: pushToast(words, icon ? { icon } : {}) }
}

/** Takes away what is said of another order than the one that is opened now. */
export function forgetOtherOrders(opened: number): void {
  if (lastOfOrder?.id !== opened) lastOfOrder?.withdraw()
}

export const showWarning = (text: ReactNode, action?: Action): void => showToast(text, action, warningIcon)

export function useTellRefusal() {
  const { t } = useStaffText()
  const sentences = useRefusalText().t.refusals
  return (error: unknown, again: () => void): void => {
    const refusal = refusalOf(error)
    showWarning(sentences[refusal], mayPass(refusal) ? { label: t.frame.tryAgain, run: again } : undefined)
  }
}
