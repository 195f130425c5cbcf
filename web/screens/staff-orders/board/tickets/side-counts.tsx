// How many tickets stand beyond either edge of the screen, and the way to them.
import { Icon } from '../../../../components/icons/icon.tsx'
import { backIcon, chevronIcon } from '../../../../components/icons/icons-more.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'

type SideCountsProps = {
  /** Those that are to be begun before all in sight, and how many of them are late. */
  sooner: number
  late: number
  /** Those that are to be begun after all in sight. */
  after: number
  onBack: () => void
  onMore: () => void
}

/** Both stand at the end, where every column but the first ones leaves room for them. */
export function SideCounts({ sooner, late, after, onBack, onMore }: SideCountsProps) {
  const { t } = useBoardText()
  return (
    <div className="absolute end-2 bottom-2 flex gap-2">
      {sooner > 0 && (
        <button type="button" onClick={onBack} className={`${look} ${late > 0 ? 'bg-cherry' : 'bg-ink'} ps-3 pe-4`}>
          <Icon of={backIcon} className="size-5" />
          {t.sooner(sooner, late)}
        </button>
      )}
      {after > 0 && (
        <button type="button" onClick={onMore} className={`${look} bg-ink ps-4 pe-3`}>
          {t.hidden(after)}
          <Icon of={chevronIcon} className="size-5" />
        </button>
      )}
    </div>
  )
}

const look = 'flex min-h-12 items-center gap-2 rounded-control font-semibold whitespace-nowrap text-paper shade-bar'
