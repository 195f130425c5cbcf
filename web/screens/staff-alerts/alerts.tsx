// Who watches the orders now, what the shop was alerted to, and whom it tells besides this page (WATCH-1).

import { useState } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { type Health, type Hook, useHealth, useHooks, useRemoveHook } from '../../api/staff/alert-calls.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon, plusIcon, warningIcon } from '../../components/icons/icons.ts'
import { mailIcon } from '../../components/icons/icons-more.ts'
import { formatList } from '../../i18n/format-more.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { RemoveDialog } from '../../staff/remove-dialog.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Unread, Waiting } from '../../staff/states.tsx'
import { AddHook } from './add-hook.tsx'
import { AlertList } from './alert-list.tsx'
import { Boards } from './boards.tsx'
import { HookCard } from './hook-card.tsx'

export function Alerts() {
  const { t } = useAlertsText()
  return <StaffPage title={t.title}>{(member) => <Content member={member} />}</StaffPage>
}

function Content({ member }: { member: Member }) {
  const { t } = useAlertsText()
  const branches = useBranches(member, 'boards.see')
  useStaffLive(branches?.map(({ id }) => id) ?? [])
  if (!branches) return <Waiting />
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

function Hooks() {
  const { t, locale } = useAlertsText()
  const list = useHooks()
  const [times, setTimes] = useState(0)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Hook>()
  if (!list.data) return <Unread of={list} />
  const { hooks, mailTo } = list.data

  function add() {
    setTimes(times + 1)
    setAdding(true)
  }

  return (
    <section aria-labelledby="hooks" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto min-w-0">
          <h2 id="hooks">{t.hooks}</h2>
          <p className="mt-1 text-ink-2">{t.hooksHint}</p>
        </div>
        <Button size="staff" onClick={add}>
          <Icon of={plusIcon} className="size-5" />
          {t.add}
        </Button>
      </div>
      <Notice icon={mailIcon}>{mailTo.length > 0 ? t.mailTo(formatList(mailTo, locale)) : t.noMail}</Notice>
      {hooks.length === 0 ? (
        <Card className="p-5! text-ink-2">{t.noHooks}</Card>
      ) : (
        <ul className="grid gap-3">
          {hooks.map((hook) => (
            <HookCard key={hook.id} hook={hook} onRemove={() => setRemoving(hook)} />
          ))}
        </ul>
      )}
      <AddHook key={times} open={adding} onClose={() => setAdding(false)} />
      <RemoveHook hook={removing} onClose={() => setRemoving(undefined)} />
    </section>
  )
}

function RemoveHook({ hook, onClose }: { hook: Hook | undefined; onClose: () => void }) {
  const { t } = useAlertsText()
  return (
    <RemoveDialog
      id={hook?.id}
      remove={useRemoveHook()}
      words={{ title: t.removeTitle, remove: t.remove, removed: t.removed }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi dir="ltr">{hook?.url}</bdi>
      </p>
      <p className="mt-2">{t.removeText}</p>
    </RemoveDialog>
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
