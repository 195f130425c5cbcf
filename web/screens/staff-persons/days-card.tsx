// For how many days names are kept: the owner sets it, managers read it.
import { isPersonalDays, personalDays } from '../../../domain/retention/personal-days.ts'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { type DaysKept, readDaysKept, useDaysKept, useSetDays } from '../../api/staff/persons.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { EditForm, EditNotices } from '../../forms/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { usePersonsText } from '../../i18n/owner/index.ts'
import { linkTo } from '../../location.ts'
import { showToast } from '../../staff/toasts.tsx'

export function DaysCard({ member }: { member: Member }) {
  const { t } = usePersonsText()
  const kept = useDaysKept().data
  if (kept === undefined) return null
  return (
    <Card className="grid max-w-3xl gap-3 md:p-5">
      <h2 className="text-lg">{t.days}</h2>
      <p className="text-ink-2">{t.daysNow(kept.days)}</p>
      {may(member, 'legal.edit') && <DaysForm kept={kept} />}
    </Card>
  )
}

function DaysForm({ kept }: { kept: DaysKept }) {
  const { t } = usePersonsText()
  const send = sendBy(useSetDays())
  const form = useEditForm<{ typed: string }, DaysKept>({
    name: 'days kept',
    stored: kept,
    fieldsOf: (now = kept) => ({ typed: String(now.days) }),
    check: ({ typed }) => (isPersonalDays(daysIn(typed)) ? [] : [{ problem: 'days_wrong', field: 'typed' }]),
    send: ({ typed }, { version } = kept) => send({ days: daysIn(typed), version }),
    latest: readDaysKept,
    told: () => showToast(t.daysSaved),
  })
  return (
    <EditForm form={form} className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={t.daysLabel}
          hint={t.daysHint}
          error={form.problems.length > 0 ? t.daysWrong : undefined}
          type="number"
          inputMode="numeric"
          min={personalDays.least}
          max={personalDays.most}
          value={form.fields.typed}
          onChange={({ target }) => form.change({ typed: target.value })}
        />
        <Button type="submit" variant="quiet" className="sm:mt-6.5" busy={form.busy}>
          {t.daysSave}
        </Button>
      </div>
      <EditNotices form={form} />
      <p className="text-sm text-ink-2">{t.daysLegal}</p>
      <LinkButton href={linkTo('/legal-edit')} variant="text" className="justify-self-start">
        {t.toLegal}
      </LinkButton>
    </EditForm>
  )
}

const daysIn = (typed: string): number => Number(typed.trim() === '' ? Number.NaN : typed)
