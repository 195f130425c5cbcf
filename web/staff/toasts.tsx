// The toasts of the staff's screens, at the foot of the page.
import type { ReactNode } from 'react'
import type { IconShape } from '../components/icons/icon.tsx'
import { warningIcon } from '../components/icons/icons.ts'
import { pushToast } from '../shell/toast-message.ts'

type Action = { readonly label: string; readonly run: () => void }

export function showToast(text: ReactNode, action?: Action, icon?: IconShape): void {
  pushToast(text, { ...(action && { action }), ...(icon && { icon }) })
}

export const showWarning = (text: ReactNode, action?: Action): void => showToast(text, action, warningIcon)
