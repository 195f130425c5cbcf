// A button of the office's navigation and what flies out beside it; Escape, a press elsewhere and leaving it close it.
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

type FlyOutProps = {
  /** What the button shows. */
  button: ReactNode
  name?: string
  look: string
  panelLook: string
  children: ReactNode
}

const margin = 8

export function FlyOut({ button, name, look, panelLook, children }: FlyOutProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  // Level with its button, as far as the window reaches.
  useLayoutEffect(() => {
    if (!open || !panel.current || !opener.current) return
    const { top } = opener.current.getBoundingClientRect()
    const lowest = innerHeight - panel.current.offsetHeight - margin
    panel.current.style.insetBlockStart = `${Math.max(margin, Math.min(top, lowest))}px`
  }, [open])

  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', elsewhere)
    return () => removeEventListener('pointerdown', elsewhere)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears only the Escape of what is inside.
    <div
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        opener.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={look}
      >
        {button}
      </button>
      {open && (
        <div ref={panel} id={id} className={`office-flies fixed z-40 overflow-y-auto shade-bar ${panelLook}`}>
          {children}
        </div>
      )}
    </div>
  )
}
