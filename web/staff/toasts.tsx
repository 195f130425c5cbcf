// The short messages of the staff's screens, at the foot of the page.
import type { ReactNode } from 'react'
import type { IconShape } from '../components/icons/icon.tsx'
import { warningIcon } from '../components/icons/icons.ts'
import { sayAtFoot } from '../shell/toast-message.ts'

type Action = { readonly label: string; readonly run: () => void }

export const tell = (text: ReactNode, action?: Action, icon?: IconShape): void =>
  sayAtFoot(text, { ...(action && { action }), ...(icon && { icon }) })

export const warn = (text: ReactNode, action?: Action): void => tell(text, action, warningIcon)
