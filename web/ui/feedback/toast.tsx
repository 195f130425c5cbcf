// A short message at the foot of the page, or in the dialog that lies over it, with one action, mostly Undo; it
// disappears by itself.
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { checkIcon } from '../icons/icons.ts'
import { useTopDialog } from './open-dialogs.ts'

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
  const id = message?.id
  // A modal dialog covers the page and takes it out of reach. Both regions stay mounted: see `message`.
  const dialog = useTopDialog()
  const place = dialog ?? 'page'
  const [heldIn, setHeldIn] = useState<typeof place>()
  // A region that goes with its dialog does not tell that the pointer left it.
  const held = heldIn === place
  const onHeld = (isHeld: boolean) => setHeldIn(isHeld ? place : undefined)

  useEffect(() => {
    if (id === undefined || held) return
    const timer = setTimeout(onGone, stayMs)
    return () => clearTimeout(timer)
  }, [id, held, onGone])

  return (
    <>
      <ToastRegion message={dialog ? undefined : message} onGone={onGone} onHeld={onHeld} />
      {dialog && createPortal(<ToastRegion message={message} onGone={onGone} onHeld={onHeld} />, dialog)}
    </>
  )
}

type ToastRegionProps = ToastProps & { onHeld: (held: boolean) => void }

function ToastRegion({ message, onGone, onHeld }: ToastRegionProps) {
  const toast = useClearOfFoot(message?.id)
  return (
    <div
      ref={toast}
      role="status"
      onPointerEnter={() => onHeld(true)}
      onPointerLeave={() => onHeld(false)}
      onFocus={() => onHeld(true)}
      onBlur={() => onHeld(false)}
      className="lifts toast no-print pointer-events-none fixed inset-x-3 bottom-4 z-40 flex justify-center"
    >
      {message && <ToastBody key={message.id} message={message} onGone={onGone} />}
    </div>
  )
}

/** Feet grow, sheets rise and phones are turned while a toast is up, and no one event tells of all of it. */
const replaceMs = 100

/** Puts the toast above what lies at the foot of the window, whose buttons it would cover. */
function useClearOfFoot(id: ToastMessage['id'] | undefined) {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const toast = ref.current
    if (id === undefined || !toast) return
    const place = (): void => {
      const bars = [...(toast.closest('dialog') ?? document).querySelectorAll(feetOfWindow)]
      const { left = 0, right = innerWidth } = toast.firstElementChild?.getBoundingClientRect() ?? {}
      const feet = bars
        .map((bar) => ({ box: bar.getBoundingClientRect(), isOfColumn: bar.matches('[data-column-foot]') }))
        .filter(({ box, isOfColumn }) => !isOfColumn || (box.left < right && box.right > left))
        .map(({ box }) => box)
        .filter(({ height, top, bottom }) => height > 0 && top < innerHeight && bottom > innerHeight - 120)
      const above = Math.max(0, ...feet.map(({ top }) => innerHeight - top)) - lifted(toast)
      toast.style.insetBlockEnd = above > 0 ? `${above + 8}px` : ''
    }
    place()
    const timer = setInterval(place, replaceMs)
    return () => clearInterval(timer)
  }, [id])

  return ref
}

const feetOfWindow = '.foot-bar, [data-dialog-foot], [data-column-foot]'

/** What lies below the feet as well, such as the staff's own bar on a phone, is in its margin already. */
const lifted = (toast: HTMLElement): number => Number.parseFloat(getComputedStyle(toast).marginBlockEnd) || 0

function ToastBody({ message, onGone }: { message: ToastMessage; onGone: () => void }) {
  const { text, icon = checkIcon, action } = message
  return (
    <div className="rise on-dark pointer-events-auto flex min-h-14 max-w-full flex-wrap items-center justify-end gap-x-3 rounded-control bg-ink p-1.5 ps-4 text-paper shade-bar">
      <div className="flex min-w-0 flex-[1_1_14rem] items-center gap-3">
        <Icon of={icon} className="size-5 shrink-0 text-honey" />
        <p className="min-w-0 flex-1 py-1.5 pe-2 wrap-anywhere">{text}</p>
      </div>
      {action && (
        <button
          type="button"
          className="min-h-11 max-w-full rounded-small bg-ink-soft px-4 font-semibold text-honey"
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
