// A modal dialog on the browser's <dialog>: in the middle, or a sheet (at the bottom on a phone, at the end when wide).
import type { ReactNode, RefObject } from 'react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { closeIcon } from '../icons/icons.ts'
import { dialogOpened } from './open-dialogs.ts'

type DialogProps = {
  open: boolean
  /** Called on Escape, by the close button and by a press outside the dialog. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  variant?: keyof typeof variants
  /** Classes of another shape, instead of a variant's. */
  shape?: string
  /** Fills the top, above the title; the close button lies on it. */
  picture?: ReactNode
  /** Shown before the close button. */
  beside?: ReactNode
  /** The buttons at the bottom; they stay in view while the rest scrolls. */
  actions?: ReactNode
  /** Above the buttons, in view with them: what became of the last tap. */
  outcome?: ReactNode
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    variant = 'centred',
    shape,
    picture,
    beside,
    actions,
    outcome,
    children,
  } = props
  const dialog = useModal(open)
  useClearOfBars(dialog, open, Boolean(actions))
  const titleId = useId()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the press outside the dialog.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Safari has no closedby: there a press on the backdrop, which is the dialog element itself, closes it.
      closedby="any"
      onClick={(event) => {
        if (event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype)) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The event comes later: meanwhile somebody quick may have opened it again.
        const { target, currentTarget } = event
        if (open && target === currentTarget && !currentTarget.open) onClose()
      }}
      className={`overflow-y-auto overscroll-contain bg-paper text-ink ${shape ?? variants[variant]}`}
    >
      {open && (
        <div className="flex min-h-full flex-col">
          {picture}
          <div
            data-dialog-head
            className={
              picture
                ? 'dialog-over-picture'
                : 'sticky top-0 z-10 flex items-center justify-between gap-3 bg-paper py-3 ps-5 pe-3'
            }
          >
            <h2 id={titleId} tabIndex={-1} data-first-focus className="me-auto wrap-anywhere">
              {title}
            </h2>
            {beside}
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          <div className="flex-1 px-5 pb-5">{children}</div>
          {actions && (
            <div data-dialog-foot className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-paper px-5 py-4">
              {outcome}
              <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">{actions}</div>
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}

/** Shows the dialog while `open`; moves the focus into it, and back afterwards. */
function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    const scrollbar = window.innerWidth - document.documentElement.clientWidth
    document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
    dialog.showModal()
    const closed = dialogOpened(dialog)
    const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]')
    const first = chosen ?? dialog.querySelector<HTMLElement>('[data-first-focus]')
    first?.focus({ preventScroll: true })
    return () => {
      dialog.close()
      closed()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])

  return ref
}

/** Beside what is focused, in pixels: room for its ring. */
const ringRoom = 8

/** What the keyboard reaches is scrolled clear of the head and the buttons, which lie over the rest. */
function useClearOfBars(ref: RefObject<HTMLDialogElement | null>, open: boolean, hasFoot: boolean): void {
  // The buttons may come and go while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the foot is found anew.
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const bars = ['head', 'foot'].map((bar) => dialog.querySelector<HTMLElement>(`[data-dialog-${bar}]`))
    const sizes = new ResizeObserver(() => {
      dialog.style.scrollPaddingBlock = bars.map((bar) => `${(bar?.offsetHeight ?? 0) + ringRoom}px`).join(' ')
    })
    for (const bar of bars) if (bar) sizes.observe(bar)
    return () => sizes.disconnect()
  }, [ref, open, hasFoot])
}

const variants = {
  centred: 'rise m-auto max-h-[90dvh] w-[min(30rem,calc(100%-2rem))] rounded-card shade-bar',
  // Below the bar at the top, whose icons stay in view: 64 px, and 80 where it is taller.
  sheet:
    'sheet-in inset-x-0 mt-auto max-h-[calc(100dvh-64px)] w-full max-w-none rounded-t-card md:ms-auto md:h-[calc(100dvh-64px)] md:w-[min(27rem,100%)] md:rounded-none md:rounded-ss-card lg:h-[calc(100dvh-80px)] lg:max-h-none',
} as const
