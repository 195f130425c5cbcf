// How everything is that the shop needs to run: database, disk, backup, mail, boards (SAFE-7).
import { type Health, useHealth } from '../../api/staff/alert-calls.ts'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { checkIcon, warningIcon } from '../../components/icons/icons.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { Unread } from '../../staff/states.tsx'

export function ServerHealth() {
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

function SubsystemLine({ subsystem }: { subsystem: Health['subsystems'][number] }) {
  const { t } = useAlertsText()
  const { condition, name, machine, sentence, reason } = subsystem
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0 basis-60 grow">
        <p className="font-semibold">
          {name} {machine && <bdi className="text-sm font-normal text-ink-2">{machine}</bdi>}
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
