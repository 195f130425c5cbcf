// Adds a web hook, and shows its secret once.

import { type FormEvent, useId, useRef, useState } from 'react'
import type { Input } from '../../../contract/index.ts'
import type { Locale } from '../../../domain/shared/locale.ts'
import { noticeEvents, webHookLimits, webHookProblems } from '../../../domain/watch/notices.ts'
import { copyText } from '../../api/copy-text.ts'
import { newKey } from '../../api/http/new-key.ts'
import { useAddHook } from '../../api/staff/alert-api.ts'
import { sendBy } from '../../api/staff/staff-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { copyIcon } from '../../components/icons/icons-more.ts'
import { sentencesAt } from '../../forms/form-problems.ts'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useOfferedLanguages } from '../../staff/fields/local-fields.tsx'
import { Ticks } from '../../staff/fields/tick.tsx'

export function AddHook({ onClose }: { onClose: () => void }) {
  const { t, locale } = useAlertsText()
  const { frame } = useStaffText().t
  const { refusals, badInput } = useRefusalText().t
  const { wish, change, submit, busy, refused, problems, failures } = useHookForm(locale)
  const offered = useOfferedLanguages()
  const [secret, setSecret] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  useFocusOnMistake(form, failures)

  async function send(event: FormEvent) {
    event.preventDefault()
    const sent = await submit()
    if (sent?.ok) setSecret(sent.value.secret)
  }

  if (secret !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t.secretTitle}
        closeLabel={frame.close}
        actions={<Button onClick={onClose}>{t.done}</Button>}
      >
        <Secret secret={secret} />
      </Dialog>
    )

  const errorAt = sentencesAt(problems, t.problems, badInput)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.add}
      closeLabel={frame.close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t.add}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <TextField
          label={t.address}
          hint={
            <>
              <span>{`${t.urlHint} `}</span>
              <bdi dir="ltr" className="block wrap-anywhere">
                {ntfyExample}
              </bdi>
            </>
          }
          error={errorAt('url')}
          dir="ltr"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          most={webHookLimits.url}
          value={wish.url}
          onChange={({ target }) => change({ url: target.value })}
        />
        <Ticks
          label={t.events}
          among={noticeEvents}
          text={(event) => t.eventNames[event]}
          chosen={wish.events}
          error={errorAt('events')}
          onChange={(events) => change({ events: noticeEvents.filter((event) => events.includes(event)) })}
          look={{ list: 'grid gap-x-5 sm:grid-cols-2', tick: 'min-h-12' }}
        />
        <ChoicePills
          label={t.language}
          name="hook-language"
          value={wish.lang}
          choices={offered.map((value) => ({ value, text: languageNames[value] }))}
          onChange={(lang) => change({ lang })}
        />
        {refused && problems.length === 0 && (
          <Notice kind="error" urgent>
            {refusals[refused.refusal]}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

const ntfyExample = 'https://ntfy.sh/…?tpl=1&t={{.title}}&m={{.message}}&p=high'

function Secret({ secret }: { secret: string }) {
  const { t } = useAlertsText()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean>()

  async function copy() {
    field.current?.select()
    try {
      await copyText(secret)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }

  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label={t.secret}
        hint={t.secretHint}
        dir="ltr"
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="quiet" wide onClick={() => void copy()}>
        <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
        <span aria-live="polite">{copied ? t.copied : t.copy}</span>
      </Button>
      {copied === false && <Notice urgent>{t.copyByHand}</Notice>}
    </div>
  )
}

type Wish = Input<'hooks.add'>

function useHookForm(lang: Locale) {
  const [wish, setWish] = useState<Wish>(() => ({
    key: newKey(),
    url: '',
    events: ['alert.opened', 'alert.closed'],
    lang,
  }))
  const add = sendBy(useAddHook())
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }))
  const send = (ready: Wish) =>
    sendOnce<'hooks.add'>(
      ready,
      ({ key }) => change({ key }),
      ({ key }) => add({ ...ready, key }),
    )
  const { submit, mend, ...submission } = useSubmission(read, send)
  return {
    ...submission,
    wish,
    change(part: Partial<Pick<Wish, 'url' | 'events' | 'lang'>>) {
      change(part)
      mend(({ field = '' }) => field in part)
    },
    submit: () => submit(wish),
  }
}

const read = (wish: Wish) =>
  checked(
    wish,
    webHookProblems({ ...wish, url: wish.url.trim() }, (url) => /^https?:\/\/[^\s/?#@]+([/?#]|$)/i.test(url)),
  )
