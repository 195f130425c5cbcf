// Adds a web hook, and shows its secret once.
import { type FormEvent, useId, useRef, useState } from 'react'
import { noticeEvents, webHookLimits } from '../../../domain/watch/notices.ts'
import { Button } from '../../components/controls/button.tsx'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useAlertsText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useOfferedLanguages } from '../../staff/fields/form-languages.ts'
import { EventChoices } from './event-choices.tsx'
import { Secret } from './secret.tsx'
import { useHookForm } from './use-hook-form.ts'

export function AddHook({ open, onClose }: { open: boolean; onClose: () => void }) {
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
        open={open}
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
      open={open}
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
          label={t.url}
          hint={
            <>
              {t.urlHint}{' '}
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
        <EventChoices
          chosen={wish.events}
          error={errorAt('events')}
          onChange={(events) => change({ events: noticeEvents.filter((event) => events.includes(event)) })}
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
