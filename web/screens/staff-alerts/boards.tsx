// Which branches have an open board now.
import { useBoards, useSetPausing } from '../../api/staff/alert-calls.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { Switch } from '../../components/controls/switch.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { Unread } from '../../staff/states.tsx'
import { showToast, showWarning } from '../../staff/toasts.tsx'

/** `sets`: whether the member may set what a branch does while nobody watches. */
export function Boards({ branches, sets }: { branches: readonly BranchName[]; sets: boolean }) {
  const { t, locale } = useAlertsText()
  const boards = useBoards()
  if (!boards.data) return <Unread of={boards} />
  return (
    <section aria-labelledby="boards">
      <h2 id="boards" className="mb-3">
        {t.boards}
      </h2>
      <Card bare>
        <ul className="divide-y divide-line">
          {branches.map(({ id, name, timeZone }) => {
            const {
              live = 0,
              seen = null,
              pauses = false,
            } = boards.data.branches.find(({ branch }) => branch === id) ?? {}
            return (
              <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
                <bdi className="me-auto text-lg font-semibold">{name}</bdi>
                {live === 0 && (
                  <span className="text-sm text-ink-2">
                    {seen === null ? t.boardUnseen : t.boardSeen(formatMoment(seen, locale, timeZone))}
                  </span>
                )}
                <StatusPill tone={live > 0 ? 'leaf' : 'plain'} icon={live > 0 ? checkIcon : undefined}>
                  {live > 0 ? t.boardOpen(live) : t.noBoard}
                </StatusPill>
                {sets && <Pausing branch={id} name={name} pauses={pauses} />}
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}

function Pausing({ branch, name, pauses }: { branch: string; name: string; pauses: boolean }) {
  const { t } = useAlertsText()
  const { frame } = useStaffText().t
  const set = useSetPausing()
  const change = (wish: boolean) =>
    set.mutate(
      { branch, pauses: wish },
      {
        onSuccess: () => showToast(frame.saved),
        onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: () => change(wish) }),
      },
    )
  return (
    <div className="basis-full text-sm">
      <Switch checked={set.isPending ? set.variables.pauses : pauses} onChange={change} label={t.pauses(name)} />
    </div>
  )
}
