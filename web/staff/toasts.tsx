// The toasts of the staff's screens, at the foot of the page; one of them says why a change was refused.
import type { ReactNode } from 'react'
import { mayPass, refusalOf } from '../api/staff/staff-api.ts'
import type { IconShape } from '../components/icons/icon.tsx'
import { warningIcon } from '../components/icons/icons.ts'
import { useRefusalText } from '../i18n/order/index.ts'
import { useStaffText } from '../i18n/staff/index.ts'
import { pushToast } from '../shell/toast-message.ts'

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
