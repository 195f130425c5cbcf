// Whether a board of the branch is open now, in a small word.
import { useBoards } from '../../api/staff/alerts.ts'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { useAlertsText } from '../../i18n/owner/index.ts'

export function BoardPill({ branch }: { branch: string }) {
  const { t } = useAlertsText()
  const boards = useBoards().data?.branches.find((one) => one.branch === branch)
  if (!boards) return null
  return (
    <p>
      <StatusPill tone={boards.live > 0 ? 'leaf' : 'plain'}>
        {boards.live > 0 ? t.boardOpen(boards.live) : t.noBoard}
      </StatusPill>
    </p>
  )
}
