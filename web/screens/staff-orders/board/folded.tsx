// What is folded away at the foot of a column: more ready orders, and those of earlier days, each with its number.
import type { ReactNode } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../../components/icons/icons-more.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'

export function FoldButton({ busy, onClick, children }: { busy: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="staff" wide busy={busy} onClick={onClick}>
      {children}
    </Button>
  )
}

type EarlierDaysProps = {
  id: string
  count: number
  /** How many of them are not loaded yet. */
  hiddenCount: number
  open: boolean
  busy: boolean
  onToggle: (open: boolean) => void
  onMore: () => void
  children: ReactNode
}

export function EarlierDays({ id, count, hiddenCount, open, busy, onToggle, onMore, children }: EarlierDaysProps) {
  const { t } = useStaffText()
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onToggle(!open)}
        className="flex min-h-14 items-center gap-3 rounded-control border-2 border-dashed border-edge px-4 text-start font-semibold text-ink-2 hover:bg-card"
      >
        <span className="flex-1">{t.board.earlier}</span>
        <span className="grid h-8 min-w-8 place-items-center rounded-small bg-card px-2 text-ink">{count}</span>
        <Icon of={chevronDownIcon} className={`size-5 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!open} className={open ? 'grid gap-3' : undefined}>
        {open && children}
        {open && hiddenCount > 0 && (
          <FoldButton busy={busy} onClick={onMore}>
            {t.board.more(hiddenCount)}
          </FoldButton>
        )}
      </div>
    </div>
  )
}
