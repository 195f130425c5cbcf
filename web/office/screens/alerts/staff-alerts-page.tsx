// Who watches the orders now, and what the shop was alerted to (WATCH-1).

import { Fragment } from 'react'
import type { Output } from '#contract/index.ts'
import { may } from '#domain/people/staff.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import type { Member } from '#web/data/session/session.ts'
import {
  type ShownAlert,
  type ShownHealth,
  useAlerts,
  useBoards,
  useHealth,
  useSetPausing,
} from '#web/data/staff/alert-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { useBranches, useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { StaffWaiting, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { checkIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useAlertsText } from '#web/words/owner/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Hooks } from './hooks.tsx'

export const Alerts = () => <StaffPage page="alerts">{(member) => <Content member={member} />}</StaffPage>

function Content({ member }: { member: Member }) {
  const { t } = useAlertsText()
  const branches = useBranches(member, 'boards.see')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (!branches) return <StaffWaiting />
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <p className="text-lg text-ink-2 lg:col-span-2">{t.lead}</p>
      <div className="grid gap-8">
        <Boards branches={branches} sets={may(member, 'branches.edit')} />
        {may(member, 'health.see') && <ServerHealth />}
      </div>
      <div className="grid gap-8">
        {may(member, 'hooks.edit') && <Hooks />}
        <AlertList branches={branches} ofServer={may(member, 'health.see')} />
      </div>
    </div>
  )
}

function ServerHealth() {
  const { t, locale } = useAlertsText()
  const health = useHealth(locale, true)
  if (!health.data) return <Unread of={health} />
  return (
    <section aria-labelledby="server">
      <h2 id="server" className="mb-1">
        {t.server}
      </h2>
      <p className="mb-3 text-ink-2">{t.serverHint}</p>
      <Card bare>
        <ul className="divide-y divide-line">
          {health.data.subsystems.map((one) => (
            <SubsystemLine key={`${one.subsystem} ${one.machine}`} subsystem={one} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

const looks = {
  well: { tone: 'leaf', icon: checkIcon },
  ill: { tone: 'late', icon: warningIcon },
  off: { tone: 'plain', icon: undefined },
} as const

function SubsystemLine({ subsystem }: { subsystem: ShownHealth['subsystems'][number] }) {
  const { t } = useAlertsText()
  const { condition, name, machine, sentence, reason } = subsystem
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0 basis-60 grow">
        <p className="font-semibold">
          <span>{`${name} `}</span>
          {machine && <bdi className="text-sm font-normal text-ink-2">{machine}</bdi>}
        </p>
        {condition !== 'off' && <p className="text-sm text-ink-2">{sentence}</p>}
        {reason && (
          <p className="text-sm break-words text-ink-2" dir="auto">
            {reason}
          </p>
        )}
      </div>
      <StatusPill tone={looks[condition].tone} icon={looks[condition].icon}>
        {t.conditions[condition]}
      </StatusPill>
    </li>
  )
}

/** `sets`: whether the member may set what a branch does while nobody watches. */
function Boards({ branches, sets }: { branches: readonly StaffBranch[]; sets: boolean }) {
  const { t } = useAlertsText()
  const boards = useBoards()
  if (!boards.data) return <Unread of={boards} />
  return (
    <section aria-labelledby="boards">
      <h2 id="boards" className="mb-3">
        {t.boards}
      </h2>
      <BranchFinder branches={branches}>
        {(shown) => (
          <Card bare>
            <ul className="divide-y divide-line">
              {shown.map(({ branch }) => (
                <BoardsOf
                  key={branch.id}
                  branch={branch}
                  boards={boards.data.branches.find((one) => one.branch === branch.id)}
                  sets={sets}
                />
              ))}
            </ul>
          </Card>
        )}
      </BranchFinder>
    </section>
  )
}

type BoardsOfProps = {
  branch: StaffBranch
  boards: Output<'boards.read'>['branches'][number] | undefined
  sets: boolean
}

function BoardsOf({ branch: { id, name, timeZone }, boards, sets }: BoardsOfProps) {
  const { t, locale } = useAlertsText()
  const { live = 0, seen = null, pauses = false } = boards ?? {}
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
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
}

function Pausing({ branch, name, pauses }: { branch: string; name: string; pauses: boolean }) {
  const { t } = useAlertsText()
  const { frame } = useStaffText().t
  const set = useSetPausing()
  const save = useSaveAtOnce(set)
  const change = (wish: boolean) => save({ branch, pauses: wish }, () => showToast(frame.saved))
  return (
    <div className="basis-full text-sm">
      <Switch checked={set.isPending ? set.variables.pauses : pauses} onChange={change} label={t.pauses(name)} />
    </div>
  )
}

/** `ofServer`: whether those about the server are shown as well. */
function AlertList({ branches, ofServer }: { branches: readonly StaffBranch[]; ofServer: boolean }) {
  const { t, locale } = useAlertsText()
  const list = useAlerts()
  const health = useHealth(locale, ofServer)
  if (!list.data) return <Unread of={list} />
  const alerts = [
    ...list.data.alerts.map((alert) => ({
      key: `orders-${alert.id}`,
      at: alert.at,
      line: <AlertLine alert={alert} branch={branches.find(({ id }) => id === alert.branch)} />,
    })),
    ...(health.data?.alerts ?? []).map((alert) => ({
      key: `server-${alert.id}`,
      at: alert.at,
      line: <ServerLine alert={alert} />,
    })),
  ].sort((one, other) => other.at - one.at)
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="mb-3">
        {t.past}
      </h2>
      {alerts.length === 0 ? (
        <EmptyState icon={checkIcon} title={t.empty}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <Card bare>
          <ul className="divide-y divide-line">
            {alerts.map(({ key, line }) => (
              <Fragment key={key}>{line}</Fragment>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function AlertLine({ alert, branch }: { alert: ShownAlert; branch: StaffBranch | undefined }) {
  const { t, locale } = useAlertsText()
  const at = (moment: number) => formatMoment(moment, locale, branch?.timeZone)
  const said = {
    'no-board': t.noBoardAlert,
    unheard: t.unheardAlert(alert.code || String(alert.order)),
    till: t.tillAlert,
    ...t.tillAlerts,
  }
  const what = said[alert.kind]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0">
        <p className="font-semibold">
          <bdi>{branch?.name ?? alert.branch}</bdi>
          <span>{`: ${what}`}</span>
        </p>
        <p className="text-sm text-ink-2">{t.since(at(alert.since))}</p>
      </div>
      {alert.ended === null || alert.closedAt === null ? (
        <StatusPill tone="late">{t.open}</StatusPill>
      ) : (
        <span className="text-sm text-ink-2">{t.endedAt(t.ended[alert.ended], at(alert.closedAt))}</span>
      )}
    </li>
  )
}

function ServerLine({ alert }: { alert: ShownHealth['alerts'][number] }) {
  const { t, locale } = useAlertsText()
  const zone = useShopZone()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0">
        <p className="font-semibold">{alert.title}</p>
        <p className="text-sm text-ink-2">{alert.message}</p>
      </div>
      {alert.closedAt === null ? (
        <StatusPill tone="late">{t.open}</StatusPill>
      ) : (
        <span className="text-sm text-ink-2">{t.overAt(formatMoment(alert.closedAt, locale, zone))}</span>
      )}
    </li>
  )
}
