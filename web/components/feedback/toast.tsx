// A short message at the foot of the page with one action, mostly Undo; it disappears by itself.
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { checkIcon } from '../icons/icons.ts'

export type ToastMessage = {
  id: string | number
  text: ReactNode
  icon?: IconShape
  action?: { label: string; run: () => void }
}

type ToastProps = {
  /** Keep the Toast mounted and pass undefined between messages, so that screen readers announce each one. */
  message: ToastMessage | undefined
  onGone: () => void
}

/** The time restarts when the pointer or the focus leaves it. */
const stayMs = 8000

export function Toast({ message, onGone }: ToastProps) {
  const [held, setHeld] = useState(false)
  const id = message?.id

  useEffect(() => {
    if (id === undefined || held) return
    const timer = setTimeout(onGone, stayMs)
    return () => clearTimeout(timer)
  }, [id, held, onGone])

  return (
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="lifts toast no-print pointer-events-none fixed inset-x-3 bottom-4 z-40 flex justify-center"
    >
      {message && <ToastBody key={message.id} message={message} onGone={onGone} />}
    </div>
  )
}

function ToastBody({ message, onGone }: { message: ToastMessage; onGone: () => void }) {
  const { text, icon = checkIcon, action } = message
  return (
    <div className="rise on-dark pointer-events-auto flex min-h-14 items-center gap-3 rounded-control bg-ink p-1.5 ps-4 text-paper shade-bar">
      <Icon of={icon} className="size-5 text-honey" />
      <p className="flex-1 py-1.5 pe-2 wrap-anywhere">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-small bg-ink-soft px-4 font-semibold text-honey"
          onClick={() => {
            action.run()
            onGone()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
