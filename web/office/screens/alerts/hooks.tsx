// The web hooks that the shop tells of alerts: each with its last delivery, added and removed.
import { useState } from 'react'
import { type ShownHook, useHooks, useRemoveHook, useTestHook } from '#web/data/staff/alert-api.ts'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, mailIcon, plusIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { formatList, formatMoment } from '#web/words/format-more.ts'
import { languageNames } from '#web/words/language-names.ts'
import { type AlertsText, useAlertsText } from '#web/words/owner/index.ts'
import { AddHook } from './add-hook.tsx'

export function Hooks() {
  const { t, locale } = useAlertsText()
  const list = useHooks()
  const remove = useRemoveHook()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ShownHook>()
  if (!list.data) return <Unread of={list} />
  const { hooks, mailTo } = list.data

  return (
    <section aria-labelledby="hooks" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto min-w-0">
          <h2 id="hooks">{t.hooks}</h2>
          <p className="mt-1 text-ink-2">{t.hooksHint}</p>
        </div>
        <Button size="staff" onClick={() => setAdding(true)}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.add}</span>
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
      {adding && <AddHook onClose={() => setAdding(false)} />}
      <AskDialog
        wish={removing && { id: removing.id }}
        send={remove}
        words={{ title: t.removeTitle, act: t.remove, done: t.removed }}
        onClose={() => setRemoving(undefined)}
      >
        <p className="wrap-anywhere">
          <bdi dir="ltr">{removing?.url}</bdi>
        </p>
        <p className="mt-2">{t.removeText}</p>
      </AskDialog>
    </section>
  )
}

function HookCard({ hook, onRemove }: { hook: ShownHook; onRemove: () => void }) {
  const { t, locale } = useAlertsText()
  const test = useTestHook()
  const save = useSaveAtOnce(test)
  const sendTest = () => save({ id: hook.id }, () => showToast(t.testing))
  const events = hook.events.map((event) => t.eventNames[event])
  return (
    <li>
      <Card className="grid gap-3 p-5!">
        <div>
          <p className="font-semibold wrap-anywhere">
            <bdi dir="ltr">{hook.url}</bdi>
          </p>
          <p className="text-sm text-ink-2">
            {`${t.events}: ${formatList(events, locale)} · ${languageNames[hook.lang]}`}
          </p>
        </div>
        <LastDelivery hook={hook} />
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="staff" busy={test.isPending} onClick={sendTest} aria-label={t.testOf(hook.url)}>
            {t.test}
          </Button>
          <Button variant="quiet" size="staff" onClick={onRemove} aria-label={t.removeOf(hook.url)}>
            {t.remove}
          </Button>
        </div>
      </Card>
    </li>
  )
}

function LastDelivery({ hook: { last } }: { hook: ShownHook }) {
  const { t, locale } = useAlertsText()
  const zone = useShopZone()
  if (!last) return <p className="text-sm text-ink-2">{t.neverSent}</p>
  const failed = last.state !== 'done' && last.error !== ''
  const icon = last.state === 'done' ? checkIcon : failed ? warningIcon : clockIcon
  return (
    <p role="status" className={`flex items-start gap-2 text-sm ${failed ? 'font-medium text-cherry' : 'text-ink-2'}`}>
      <Icon of={icon} className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span>{sentenceOf(last, t, (at) => formatMoment(at, locale, zone))}</span>
        {last.error && (
          <bdi dir="ltr" className="block">
            {last.error}
          </bdi>
        )}
      </span>
    </p>
  )
}

function sentenceOf(last: NonNullable<ShownHook['last']>, t: AlertsText, moment: (at: number) => string): string {
  const what = t.eventNames[last.event]
  if (last.state === 'done') return t.delivered(what, moment(last.at))
  if (last.state === 'given_up') return t.givenUp(what, moment(last.at))
  return last.error === '' ? t.underWay(what) : t.failing(what, moment(last.next ?? last.at))
}
