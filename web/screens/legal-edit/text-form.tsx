// The form of one legal text: the words, what they look like, saving and confirming.
import { type FormEvent, useId, useRef } from 'react'
import { type Company, companyFields } from '../../../domain/legal/company.ts'
import { legalProblems, legalTextLimit, tidyLegal } from '../../../domain/legal/legal-text.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { type EditedText, readLegalText, useSaveLegalText } from '../../api/staff/legal.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { FieldFrame } from '../../components/fields/field.tsx'
import { keptIn } from '../../forms/draft.ts'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { formatDay } from '../../i18n/format-more.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useLegalEditText } from '../../i18n/owner/index.ts'
import { useLegalText } from '../../i18n/visit/index.ts'
import { LegalText } from '../../legal/legal-text.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { EditFoot } from './edit-foot.tsx'
import { useEdit } from './use-edit.ts'

type TextFormProps = { stored: EditedText; company: Company; direction: 'ltr' | 'rtl' }

export function TextForm({ stored, company, direction }: TextFormProps) {
  const { t } = useLegalEditText()
  const words = useLegalText().t
  const titleId = useId()
  const fields = useRef<HTMLFormElement>(null)
  const edit = useText(stored, () => showToast(t.saved))
  const { draft, base, unsaved } = edit
  const { confirmed } = base.draft
  useFocusOnMistake(fields, edit.failures)

  function submit(event: FormEvent) {
    event.preventDefault()
    void edit.save({ confirmed: false })
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="p-5!">
        <form ref={fields} noValidate onSubmit={submit} className="grid gap-4">
          <Standing stored={stored} />
          <Words edit={edit} language={stored.language} direction={direction} />
          {!confirmed && <p className="text-sm text-ink-2">{t.confirmMeans}</p>}
          <EditFoot edit={edit}>
            {(unsaved || !confirmed) && (
              <Button size="staff" busy={edit.busy} onClick={() => void edit.save({ confirmed: true })}>
                {unsaved ? t.saveConfirmed : t.confirm}
              </Button>
            )}
            {unsaved && (
              <Button type="submit" size="staff" variant="quiet" busy={edit.busy}>
                {t.saveDraft}
              </Button>
            )}
            {!unsaved && confirmed && (
              <Button
                size="staff"
                variant="quiet"
                busy={edit.busy}
                onClick={() => void edit.save({ confirmed: false })}
              >
                {t.unconfirm}
              </Button>
            )}
            {tidyLegal(draft.text) !== stored.draft && (
              <Button size="staff" variant="quiet" onClick={() => edit.change({ text: stored.draft })}>
                {t.restore}
              </Button>
            )}
          </EditFoot>
        </form>
      </Card>
      <section aria-labelledby={titleId}>
        <Card className="p-5!">
          <h2 id={titleId} className="mb-2">
            {t.preview}
          </h2>
          <div lang={stored.language} dir={direction}>
            <LegalText
              text={draft.text}
              company={company}
              under={3}
              missing={(field) => words.missing(words.fields[field])}
            />
          </div>
        </Card>
      </section>
    </div>
  )
}

/** Which version this is, and whether it is confirmed. */
function Standing({ stored }: { stored: EditedText }) {
  const { t, locale } = useLegalEditText()
  const { version } = useLegalText().t
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      <StatusPill tone={stored.confirmed ? 'leaf' : 'honey'}>{stored.confirmed ? t.confirmed : t.draft}</StatusPill>
      {version(stored.version, formatDay(stored.at, locale))}
    </p>
  )
}

type WordsProps = {
  edit: ReturnType<typeof useText>
  language: EditedText['language']
  direction: TextFormProps['direction']
}

function Words({ edit, language, direction }: WordsProps) {
  const { t } = useLegalEditText()
  const errorAt = sentencesAt(edit.problems, t.problems, useRefusalText().t.badInput)
  const hint = (
    <>
      {t.marks} {t.slots} <bdi>{companyFields.map((field) => `{${field}}`).join(' ')}</bdi>
    </>
  )
  return (
    <FieldFrame texts={{ label: t.text, hint, error: errorAt('text') }}>
      {(tied) => (
        <textarea
          {...tied}
          name="text"
          rows={24}
          lang={language}
          dir={direction}
          maxLength={2 * legalTextLimit}
          value={edit.draft.text}
          onChange={(event) => edit.change({ text: event.target.value })}
          className="block w-full rounded-control border border-edge bg-card px-4 py-2.5 text-ink wrap-anywhere aria-invalid:border-2 aria-invalid:border-cherry"
        />
      )}
    </FieldFrame>
  )
}

type TextDraft = { text: string; confirmed: boolean }

/** What is typed survives a reload of the tab, as long as nobody saved another version meanwhile. */
function useText(text: EditedText, told: () => void) {
  const { page, language } = text
  const send = sendBy(useSaveLegalText())
  const note = `legal.${page}.${language}`
  const stored = ({ version, text, confirmed }: EditedText) => ({ version, draft: { text, confirmed } })
  const kept = keptIn(readStored(note, 'tab'))
  return useEdit<TextDraft>({
    stored: stored(text),
    ...(typeof kept.text === 'string' &&
      kept.version === text.version && { kept: { text: kept.text, confirmed: text.confirmed } }),
    keep: (draft) => writeStored(note, draft && { text: draft.text, version: text.version }, 'tab'),
    check: (draft) => legalProblems(draft.text).map((problem) => ({ problem, field: 'text' })),
    send: async (draft, version) => {
      const answer = await send({ page, language, version: Number(version), ...draft })
      return answer.ok ? { ok: true, value: stored(answer.value) } : answer
    },
    latest: async () => stored(await readLegalText(page, language)),
    told,
  })
}
