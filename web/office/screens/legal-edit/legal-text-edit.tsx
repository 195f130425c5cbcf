// One legal text in one language, as the owner edits and confirms it: the words, and what they look like.

import { useId } from 'react'
import { directionOf, type Locale } from '#domain/shared/locale.ts'
import { type Company, companyFields } from '#domain/shop/legal/company.ts'
import { legalProblems, legalTextLimit, tidyLegal } from '#domain/shop/legal/legal-text.ts'
import type { LegalPage } from '#domain/shop/legal/pages.ts'
import { LegalText } from '#web/customer/legal/legal-text-view.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import {
  type EditedText,
  readLegalText,
  useEditedText,
  useLegalState,
  useSaveLegalText,
} from '#web/data/staff/site-api.ts'
import { sendBy, useStaffLive } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { FieldFrame } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { backIcon, eyeIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { formatDay } from '#web/words/format-more.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useLegalEditText } from '#web/words/owner/index.ts'
import { useLegalText } from '#web/words/visit/index.ts'

type TextEditProps = { page: LegalPage; language: Locale }

export function TextEdit({ page, language }: TextEditProps) {
  const { t } = useLegalEditText()
  const title = useMoreText().t.nav[page]
  return (
    <StaffPage
      title={`${title} · ${languageNames[language]}`}
      tools={() => (
        <>
          <LinkButton href={linkTo('/legal-edit')} variant="quiet" size="staff">
            <Icon of={backIcon} className="size-5" />
            <span>{t.back}</span>
          </LinkButton>
          <LinkButton href={linkTo(`/${page}`)} variant="quiet" size="staff">
            <Icon of={eyeIcon} className="size-5" />
            <span>{t.look}</span>
          </LinkButton>
        </>
      )}
    >
      {() => <Loaded page={page} language={language} />}
    </StaffPage>
  )
}

function Loaded({ page, language }: TextEditProps) {
  const text = useEditedText(page, language)
  const state = useLegalState()
  useStaffLive()
  if (!text.data || !state.data) return <Unread of={[text, state]} />
  return <TextForm stored={text.data} company={state.data.company} direction={directionOf(language)} />
}

type TextFormProps = { stored: EditedText; company: Company; direction: 'ltr' | 'rtl' }

function TextForm({ stored, company, direction }: TextFormProps) {
  const { t } = useLegalEditText()
  const words = useLegalText().t
  const titleId = useId()
  const edit = useText(stored)
  const { fields: draft, unsaved } = edit
  const { confirmed } = edit.base ?? stored

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="p-5!">
        <EditForm form={edit} className="grid gap-4" onSubmit={() => unsaved && void edit.save(false)}>
          <Standing stored={stored} />
          <Words edit={edit} language={stored.language} direction={direction} />
          {!confirmed && <p className="text-sm text-ink-2">{t.confirmMeans}</p>}
          <EditFoot form={edit}>
            {(unsaved || !confirmed) && (
              <Button size="staff" busy={edit.busy} onClick={() => void edit.save(true)}>
                {unsaved ? t.saveConfirmed : t.confirm}
              </Button>
            )}
            {unsaved && (
              <Button type="submit" size="staff" variant="quiet" busy={edit.busy}>
                {t.saveDraft}
              </Button>
            )}
            {!unsaved && confirmed && (
              <Button size="staff" variant="quiet" busy={edit.busy} onClick={() => void edit.save(false)}>
                {t.unconfirm}
              </Button>
            )}
            {tidyLegal(draft.text) !== stored.draft && (
              <Button size="staff" variant="quiet" onClick={() => edit.change({ text: stored.draft })}>
                {t.restore}
              </Button>
            )}
          </EditFoot>
        </EditForm>
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
      <span>{version(stored.version, formatDay(stored.at, locale))}</span>
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
      <span>{`${t.marks} ${t.slots} `}</span>
      <bdi>{companyFields.map((field) => `{${field}}`).join(' ')}</bdi>
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
          value={edit.fields.text}
          onChange={(event) => edit.change({ text: event.target.value })}
          className="block w-full rounded-control border border-edge bg-card px-4 py-2.5 text-ink wrap-anywhere aria-invalid:border-2 aria-invalid:border-cherry"
        />
      )}
    </FieldFrame>
  )
}

function useText(stored: EditedText) {
  const { t } = useLegalEditText()
  const { page, language } = stored
  const send = sendBy(useSaveLegalText())
  return useEditForm<{ text: string }, EditedText, boolean>({
    name: `legal ${page} ${language}`,
    stored,
    fieldsOf: ({ text } = stored) => ({ text }),
    check: ({ text }) => legalProblems(text).map((problem) => ({ problem, field: 'text' })),
    send: ({ text }, { version } = stored, confirmed = false) => send({ page, language, version, text, confirmed }),
    latest: () => readLegalText(page, language),
    wishOf: ({ text }) => tidyLegal(text),
    told: () => showToast(t.saved),
  })
}
