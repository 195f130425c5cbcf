// The short messages of the staff's screens: said from anywhere, shown at the foot of the page, one at a time.
import type { ReactNode } from 'react'
import { createStore, useStore } from '../api/store.ts'
import type { IconShape } from '../components/icon.tsx'
import { warningIcon } from '../components/icons.ts'
import { Toast, type ToastMessage } from '../components/toast.tsx'
import { useNarrow } from './narrow.ts'

const told = createStore<ToastMessage | undefined>(undefined)
let count = 0

type Action = { readonly label: string; readonly run: () => void }

export function tell(text: ReactNode, action?: Action, icon?: IconShape): void {
  count += 1
  told.write({ id: count, text, ...(action && { action }), ...(icon && { icon }) })
}

export const warn = (text: ReactNode, action?: Action): void => tell(text, action, warningIcon)

const gone = () => told.write(undefined)

export function Told({ overBar = false }: { overBar?: boolean }) {
  const narrow = useNarrow()
  return <Toast message={useStore(told)} onGone={gone} lifted={overBar && narrow} />
}
