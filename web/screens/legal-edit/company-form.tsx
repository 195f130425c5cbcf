// Who the shop is in law, as the owner types it.
import { type FormEvent, useId, useRef } from 'react'
import { type Company, companyFields, companyLimit, companyProblems } from '../../../domain/legal/company.ts'
import { readLegalState, useSaveCompany } from '../../api/staff/legal.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useLegalEditText } from '../../i18n/owner/index.ts'
import { useLegalText } from '../../i18n/visit/index.ts'
import { showToast } from '../../staff/toasts.tsx'
import { EditFoot } from './edit-foot.tsx'
import { useEdit } from './use-edit.ts'

type Kept = { version: string; company: Company }

export function CompanyForm({ version, company }: Kept) {
  const { t } = useLegalEditText()
  const titleId = useId()
  const fields = useRef<HTMLFormElement>(null)
  const edit = useCompany({ version, company }, () => showToast(t.saved))
  useFocusOnMistake(fields, edit.failures)

  function submit(event: FormEvent) {
    event.preventDefault()
    void edit.save()
  }

  return (
    <section aria-labelledby={titleId}>
      <Card className="p-5!">
        <h2 id={titleId}>{t.company}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t.companyHint}</p>
        <form ref={fields} noValidate onSubmit={submit} className="grid gap-5">
          <Fields edit={edit} />
          <EditFoot edit={edit}>
            <Button type="submit" size="staff" busy={edit.busy} disabled={!edit.unsaved}>
              {t.save}
            </Button>
          </EditFoot>
        </form>
      </Card>
    </section>
  )
}

function Fields({ edit }: { edit: ReturnType<typeof useCompany> }) {
  const names = useLegalText().t.fields
  const { t } = useLegalEditText()
  const hints: Readonly<Record<string, string>> = t.hints
  const errorAt = sentencesAt(edit.problems, t.problems, useRefusalText().t.badInput)
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {companyFields.map((field) => (
        <TextField
          key={field}
          label={names[field]}
          name={field}
          hint={hints[field]}
          most={companyLimit}
          value={edit.draft[field]}
          error={errorAt(field)}
          onChange={(event) => edit.change({ [field]: event.target.value })}
        />
      ))}
    </div>
  )
}

function useCompany(kept: Kept, told: () => void) {
  const send = sendBy(useSaveCompany())
  const stored = ({ version, company }: Kept) => ({ version, draft: company })
  return useEdit<Company>({
    stored: stored(kept),
    check: companyProblems,
    send: async (company, version) => {
      const answer = await send({ version: String(version), company })
      return answer.ok ? { ok: true, value: stored(answer.value) } : answer
    },
    latest: async () => stored(await readLegalState()),
    told,
  })
}
