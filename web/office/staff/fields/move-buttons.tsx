// The two buttons that move a row of a list up and down.
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'

type MoveButtonsProps = { name: string; at: number; count: number; onMove: (by: 1 | -1) => void }

export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const { t } = useOptionEditText()
  return (
    <>
      <IconButton
        icon={chevronDownIcon}
        label={t.up(name)}
        aria-disabled={at === 0}
        onClick={() => onMove(-1)}
        className="rotate-180 aria-disabled:opacity-40"
      />
      <IconButton
        icon={chevronDownIcon}
        label={t.down(name)}
        aria-disabled={at === count - 1}
        onClick={() => onMove(1)}
        className="aria-disabled:opacity-40"
      />
    </>
  )
}
