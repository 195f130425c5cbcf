// The owner's legal pages: who the shop is, and how far each text is in each language (LAW-1).
import { useId } from 'react'
import { type Company, companyFields, companyLimit, companyProblems, tidyCompany } from '#domain/shop/legal/company.ts'
import { type LegalPage, legalPages } from '#domain/shop/legal/pages.ts'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { readLegalState, useLegalState, useSaveCompany } from '#web/data/staff/site-api.ts'
import { sendBy, useStaffLive } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useLegalEditText } from '#web/words/owner/index.ts'
import { useLegalText } from '#web/words/visit/index.ts'
import { TextEdit } from './legal-text-edit.tsx'

type LegalEditProps = { page?: string | undefined; language?: string | undefined }

export function LegalEdit(asked: LegalEditProps) {
  const page = legalPages.find((one) => one === asked.page)
  const language = useOfferedLanguages().find((one) => one === asked.language)
  if (page && language) return <TextEdit key={`${page} ${language}`} page={page} language={language} />
  return <StaffPage page="legalEdit">{() => <State />}</StaffPage>
}

function State() {
  const { t } = useLegalEditText()
  const titleId = useId()
  const state = useLegalState()
  const offered = useOfferedLanguages()
  useStaffLive()
  if (!state.data) return <Unread of={state} />
  const texts = state.data.texts.filter(({ language }) => offered.includes(language))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2 xl:items-start">
      <p className="max-w-prose text-ink-2 xl:col-span-2">{t.lead}</p>
      <section aria-labelledby={titleId}>
        <Card className="p-5!">
          <h2 id={titleId}>{t.texts}</h2>
          <p className="mt-1 mb-4 text-ink-2">
            {t.left(texts.filter(({ confirmed }) => !confirmed).length, texts.length)}
          </p>
          <div className="grid gap-5 sm:grid-cols-2">
            {legalPages.map((page) => (
              <PageTexts key={page} page={page} texts={texts.filter((text) => text.page === page)} />
            ))}
          </div>
        </Card>
      </section>
      <CompanyForm version={state.data.version} company={state.data.company} />
    </div>
  )
}

type Texts = NonNullable<ReturnType<typeof useLegalState>['data']>['texts']

function PageTexts({ page, texts }: { page: LegalPage; texts: Texts }) {
  const { t } = useLegalEditText()
  const title = useMoreText().t.nav[page]
  const offered = useOfferedLanguages()
  return (
    <div>
      <h3 className="mb-2">{title}</h3>
      <ul className="grid gap-1">
        {offered.map((language) => {
          const confirmed = texts.some((text) => text.language === language && text.confirmed)
          return (
            <li key={language}>
              <a
                href={linkTo(`/legal-edit/${page}/${language}`)}
                className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-edge bg-card px-4 hover:bg-latte-soft"
              >
                <span>
                  <span className="sr-only">{`${title}, `}</span>
                  <span lang={language}>{languageNames[language]}</span>
                </span>
                <StatusPill tone={confirmed ? 'leaf' : 'honey'} icon={confirmed ? checkIcon : pencilIcon}>
                  {confirmed ? t.confirmed : t.draft}
                </StatusPill>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type StoredCompany = { version: string; company: Company }

export function CompanyForm(stored: StoredCompany) {
  const { t } = useLegalEditText()
  const names = useLegalText().t.fields
  const hints: Readonly<Record<string, string>> = t.hints
  const titleId = useId()
  const send = sendBy(useSaveCompany())
  const form = useEditForm<Company, StoredCompany>({
    name: 'company',
    stored,
    fieldsOf: ({ company } = stored) => company,
    check: companyProblems,
    send: (company, { version } = stored) => send({ version, company }),
    latest: readLegalState,
    wishOf: tidyCompany,
    told: () => showToast(t.saved),
  })
  const errorAt = sentencesAt(form.problems, t.problems, useRefusalText().t.badInput)
  return (
    <section aria-labelledby={titleId}>
      <Card className="p-5!">
        <h2 id={titleId}>{t.company}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t.companyHint}</p>
        <EditForm form={form}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            {companyFields.map((field) => (
              <TextField
                key={field}
                label={names[field]}
                name={field}
                hint={hints[field]}
                most={companyLimit}
                value={form.fields[field]}
                error={errorAt(field)}
                onChange={(event) => form.change({ [field]: event.target.value })}
              />
            ))}
          </div>
          <div className="grid gap-3">
            <EditFoot form={form} words={{ fields: names }} />
          </div>
        </EditForm>
      </Card>
    </section>
  )
}
