// Whom the shop tells: by mail, and by the owner's web hooks.
import { useState } from 'react'
import { type Hook, useHooks } from '../../api/staff/alert-calls.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { mailIcon } from '../../components/icons/icons-more.ts'
import { formatList } from '../../i18n/format-more.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { Unread } from '../../staff/states.tsx'
import { AddHook } from './add-hook.tsx'
import { HookCard } from './hook-card.tsx'
import { RemoveHook } from './remove-hook.tsx'

export function Hooks() {
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
