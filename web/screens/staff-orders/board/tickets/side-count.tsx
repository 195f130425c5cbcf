// How many tickets stand beyond the edge of the screen, and the way to them.
import type { RefObject } from 'react'
import { Icon } from '../../../../components/icons/icon.tsx'
import { chevronIcon } from '../../../../components/icons/icons-more.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'

type SideCountProps = { hidden: number; scroller: RefObject<HTMLDivElement | null>; by: number }

export function SideCount({ hidden, scroller, by }: SideCountProps) {
  const { t, dir } = useBoardText()
  return (
    <button
      type="button"
      onClick={() => scroller.current?.scrollBy({ left: dir === 'rtl' ? -by : by })}
      className="absolute end-2 bottom-2 flex min-h-12 items-center gap-2 rounded-control bg-ink ps-4 pe-3 font-semibold text-paper shade-bar"
    >
      {t.hidden(hidden)}
      <Icon of={chevronIcon} className="size-5" />
    </button>
  )
}
