// Adds a web hook, and shows its secret once.

import { useRef, useState } from 'react'
import type { Input, Output } from '#contract/index.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept } from '#domain/shared/result.ts'
import { noticeEvents, webHookLimits, webHookProblems } from '#domain/shop/watch/notices.ts'
import { copyText } from '#web/data/copy-text.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useAddHook } from '#web/data/staff/alert-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { Ticks } from '#web/office/staff/fields/tick.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, copyIcon } from '#web/ui/icons/icons.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useAlertsText } from '#web/words/owner/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

export function AddHook({ onClose }: { onClose: () => void }) {
  const { t, locale } = useAlertsText()
  const { frame } = useStaffText().t
  const { badInput } = useRefusalText().t
  const [secret, setSecret] = useState<string>()
  const form = useHookForm(locale, setSecret)
  const { fields, change } = form
  const offered = useOfferedLanguages()

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
