// Adds a web hook, and shows its secret once.

import { useState } from 'react'
import type { Input, Output } from '#contract/index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept } from '#domain/shared/result.ts'
import { noticeEvents, webHookLimits, webHookProblems } from '#domain/shop/watch/notices.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useAddHook } from '#web/data/staff/alert-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { SecretDialog } from '#web/office/staff/fields/secret-field.tsx'
import { Ticks } from '#web/office/staff/fields/tick.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useAlertsText } from '#web/words/owner/index.ts'

export function AddHook({ onClose }: { onClose: () => void }) {
  const { t, locale } = useAlertsText()
  const { badInput } = useRefusalText().t
  const [secret, setSecret] = useState<string>()
  const form = useHookForm(locale, setSecret)
  const { fields, change } = form
  const offered = useOfferedLanguages()

  if (secret !== undefined) {
    const words = { title: t.secretTitle, label: t.secret, hint: t.secretHint, done: t.done }
    return <SecretDialog secret={secret} {...words} onClose={onClose} />
  }

  const errorAt = sentencesAt(form.problems, t.problems, badInput)
  return (
    <EditDialog form={form} words={{ madeOnce: true }} title={t.add} act={t.add} onClose={onClose}>
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
        value={fields.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <Ticks
        label={t.events}
        among={noticeEvents}
        text={(event) => t.eventNames[event]}
        chosen={fields.events}
        error={errorAt('events')}
        onChange={(events) => change({ events: noticeEvents.filter((event) => events.includes(event)) })}
        look={{ list: 'grid gap-x-5 sm:grid-cols-2', tick: 'min-h-12' }}
      />
      <ChoicePills
        label={t.language}
        name="hook-language"
        value={fields.lang}
        choices={offered.map((value) => ({ value, text: languageNames[value] }))}
        onChange={(lang) => change({ lang })}
      />
    </EditDialog>
  )
}

const ntfyExample = 'https://ntfy.sh/…?tpl=1&t={{.title}}&m={{.message}}&p=high'

type TypedHook = Omit<Input<'hooks.add'>, 'key'>

/** An address that was sent is added once, whatever became of the reply. */
function useHookForm(lang: Locale, onAdded: (secret: string) => void) {
  const add = sendBy(useAddHook())
  return useEditForm<TypedHook, Output<'hooks.add'> & Versioned>({
    name: 'web hook',
    stored: undefined,
    fieldsOf: () => ({ url: '', events: ['alert.opened', 'alert.closed'], lang }),
    check: (hook) =>
      webHookProblems({ ...hook, url: hook.url.trim() }, (url) => /^https?:\/\/[^\s/?#@]+([/?#]|$)/i.test(url)),
    send: async (hook, _base, _extra, key) => {
      const added = await add({ ...hook, key })
      return added.ok ? accept({ ...added.value, version: 1 }) : added
    },
    told: ({ secret }) => onAdded(secret),
  })
}
