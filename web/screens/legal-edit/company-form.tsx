// Who the shop is in law, as the owner types it.
import { useId } from 'react'
import { type Company, companyFields, companyLimit, companyProblems } from '../../../domain/legal/company.ts'
import { readLegalState, useSaveCompany } from '../../api/staff/legal.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { EditFoot, EditForm } from '../../forms/edit-form.tsx'
import { sentencesAt } from '../../forms/problems.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useLegalEditText } from '../../i18n/owner/index.ts'
import { useLegalText } from '../../i18n/visit/index.ts'
import { showToast } from '../../staff/toasts.tsx'

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
