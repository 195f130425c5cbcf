// The latest alerts: what it was, since when, and why it was over.
import { Fragment } from 'react'
import { type Alert, type Health, useAlerts, useHealth } from '../../api/staff/alert-calls.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { Unread } from '../../staff/states.tsx'

/** `ofServer`: whether those about the server are shown as well. */
export function AlertList({ branches, ofServer }: { branches: readonly BranchName[]; ofServer: boolean }) {
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

function AlertLine({ alert, branch }: { alert: Alert; branch: BranchName | undefined }) {
  const { t, locale } = useAlertsText()
  const at = (moment: number) => formatMoment(moment, locale, branch?.timeZone)
  const what = alert.order === null ? t.noBoardAlert : t.unheardAlert(alert.code || String(alert.order))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0">
        <p className="font-semibold">
          <bdi>{branch?.name ?? alert.branch}</bdi>: {what}
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

function ServerLine({ alert }: { alert: Health['alerts'][number] }) {
  const { t, locale } = useAlertsText()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0">
        <p className="font-semibold">{alert.title}</p>
        <p className="text-sm text-ink-2">{alert.message}</p>
      </div>
      {alert.closedAt === null ? (
        <StatusPill tone="late">{t.open}</StatusPill>
      ) : (
        <span className="text-sm text-ink-2">{t.overAt(formatMoment(alert.closedAt, locale))}</span>
      )}
    </li>
  )
}
