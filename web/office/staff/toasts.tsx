// The toasts of the staff's screens, at the foot of the page; one of them says why a change was refused.
import type { ReactNode } from 'react'
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

export const showWarning = (text: ReactNode, action?: Action): void => showToast(text, action, warningIcon)

export function useTellRefusal() {
  const { t } = useStaffText()
  const sentences = useRefusalText().t.refusals
  return (error: unknown, again: () => void): void => {
    const refusal = refusalOf(error)
    showWarning(sentences[refusal], mayPass(refusal) ? { label: t.frame.tryAgain, run: again } : undefined)
  }
}
