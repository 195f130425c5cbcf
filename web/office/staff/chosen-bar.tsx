// What can be done with the selected entries of a list; it stays in view while the list scrolls.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'

type ChosenBarProps = {
  /** How many are selected, and the button that selects none. */
  words: { chosen: string; unchoose: string }
  onNone: () => void
  children: ReactNode
}

export const ChosenBar = ({ words, onNone, children }: ChosenBarProps) => (
  <div className="foot-bar sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-card p-3 shade-bar">
    <p className="me-auto ps-1 font-semibold" aria-live="polite">
      {words.chosen}
    </p>
    <Button variant="text" onClick={onNone}>
      {words.unchoose}
    </Button>
    {children}
  </div>
)
