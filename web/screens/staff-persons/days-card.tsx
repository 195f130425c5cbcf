// For how many days names are kept: the owner sets it, managers read it.
import { type SubmitEvent, useState } from 'react'
import { isPersonalDays, personalDays } from '../../../domain/retention/personal-days.ts'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useDaysKept, useSetDays } from '../../api/staff/persons.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { usePersonsText } from '../../i18n/owner/index.ts'
import { linkTo } from '../../location.ts'
import { showToast } from '../../staff/toasts.tsx'

export function DaysCard({ member }: { member: Member }) {
  const { t } = usePersonsText()
  const kept = useDaysKept().data?.days
  if (kept === undefined) return null
  return (
    <Card className="grid max-w-3xl gap-3 md:p-5">
      <h2 className="text-lg">{t.days}</h2>
      <p className="text-ink-2">{t.daysNow(kept)}</p>
      {may(member, 'legal.edit') && <DaysForm key={kept} kept={kept} />}
    </Card>
  )
}

function DaysForm({ kept }: { kept: number }) {
  const { t } = usePersonsText()
  const set = useSetDays()
  const [typed, setTyped] = useState(String(kept))
  const [isWrong, setWrong] = useState(false)

  function save(event: SubmitEvent) {
    event.preventDefault()
    const days = Number(typed.trim() === '' ? Number.NaN : typed)
    setWrong(!isPersonalDays(days))
    if (isPersonalDays(days)) set.mutate(days, { onSuccess: () => showToast(t.daysSaved) })
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={t.daysLabel}
          hint={t.daysHint}
          error={isWrong ? t.daysWrong : undefined}
          type="number"
          inputMode="numeric"
          min={personalDays.least}
          max={personalDays.most}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="quiet" className="sm:mt-6.5" busy={set.isPending}>
          {t.daysSave}
        </Button>
      </div>
      {set.isError && (
        <Notice kind="error" urgent>
          {t.failed}
        </Notice>
      )}
      <p className="text-sm text-ink-2">{t.daysLegal}</p>
      <LinkButton href={linkTo('/legal-edit')} variant="text" className="justify-self-start">
        {t.toLegal}
      </LinkButton>
    </form>
  )
}
