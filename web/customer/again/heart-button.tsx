// The heart of an item or an order: it makes it a favourite of this device, or takes it back (AGAIN-2).
import { Icon } from '#web/ui/icons/icon.tsx'
import { heartIcon } from '#web/ui/icons/icons.ts'

type HeartButtonProps = { liked: boolean; label: string; framed?: boolean; onClick: () => void }

/** `framed`: in a row of buttons with an edge. */
export function HeartButton({ liked, label, framed = false, onClick }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={liked}
      onClick={onClick}
      className={`grid size-12 shrink-0 place-items-center rounded-control ${framed ? 'border border-edge bg-card' : ''}`}
    >
      <Icon of={heartIcon} className={liked ? 'size-6 fill-honey' : 'size-6'} />
    </button>
  )
}
