// The sign of the board that the registered till has not acknowledged a sale for a minute (REG-3).
import type { TillWaitingState } from '#web/data/staff/till-link-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { tillIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'

type TillSignProps = { waiting: TillWaitingState; timeZone: string }

/** In the head, which keeps its height: no ticket moves. A narrow screen has room for the icon alone. */
export function TillSign({ waiting: { count, since, stopped }, timeZone }: TillSignProps) {
  const { t } = useTillLinkText()
  const { time } = useBoardText()
  const said = stopped ? t.boardRefused : t.board(count, time(since, timeZone))
  return (
    <p
      role="status"
      title={said}
      className="inline-flex min-h-12 min-w-11 items-center justify-center gap-2.5 rounded-control bg-cherry px-3 text-start text-card max-sm:px-2 lg:min-w-0 lg:shrink"
    >
      <Icon of={tillIcon} className="size-6 shrink-0" />
      <span className="sr-only">{said}</span>
      <b aria-hidden className="line-clamp-2 text-sm leading-tight max-lg:hidden">
        {said}
      </b>
    </p>
  )
}
