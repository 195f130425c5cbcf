// Adds a web hook, and shows its secret once.

import { type FormEvent, useId, useRef, useState } from 'react'
import type { Input } from '#contract/index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { noticeEvents, webHookLimits, webHookProblems } from '#domain/shop/watch/notices.ts'
import { copyText } from '#web/data/copy-text.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useFocusOnMistake } from '#web/data/forms/mistakes.ts'
import { sendOnce } from '#web/data/forms/send-once.ts'
import { checked, useSubmission } from '#web/data/forms/submission.ts'
import { newKey } from '#web/data/http/new-key.ts'
import { useAddHook } from '#web/data/staff/alert-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { Ticks } from '#web/office/staff/fields/tick.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { copyIcon } from '#web/ui/icons/icons-more.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useAlertsText } from '#web/words/owner/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

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
