// How the branch stands to the registered till: one question, three answers; and without a till, how much food was
// eaten there this year (REG-1, REG-4).
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { type TillDuty, tillDuties } from '#domain/money/till-duty.ts'
import { tillLaw } from '#domain/money/till-law.ts'
import { tillLimitPassed } from '#domain/money/till-limit.ts'
import { refusedBy, useStaffRead, useStaffSend } from '#web/data/staff/staff-api.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast, useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useStaffText } from '#web/words/staff/index.ts'
import { FormSection } from './form-parts.tsx'

type Till = Output<'tills.read'>

/** It is saved by itself: it is no part of the form, whose fields others may be typing in. */
export function TillDutySection({ branch }: { branch: string }) {
  const { locale } = useStaffText()
  const law = tillLaw[locale]
  const till = useStaffRead(['branches', 'till', branch], 'tills.read', { branch })
  return (
    <FormSection id="till" title={law.title}>
      {till.data ? <Answers key={till.data.duty} till={till.data} /> : <Unread of={till} />}
    </FormSection>
  )
}

function Answers({ till: { branch, duty, ...year } }: { till: Till }) {
  const { t, locale } = useStaffText()
  const law = tillLaw[locale]
  const [chosen, choose] = useState<TillDuty>(duty)
  const { mutate, isPending, error } = useStaffSend('tills.setDuty')
  const tellRefusal = useTellRefusal()
  const refused = error && refusedBy(error)
  const open = refused?.refusal === 'paid_open' ? refused.problems : []
  const codes = open.flatMap(({ code }) => code || []).join(', ')

  function save(): void {
    mutate(
      { branch, duty: chosen },
      {
        onSuccess: () => showToast(law.saved),
        onError: (failure) => {
          if (refusedBy(failure).refusal !== 'paid_open') tellRefusal(failure, save)
        },
      },
    )
  }

  return (
    <div className="grid gap-4">
      <RadioGroup
        label={law.question}
        name="till-duty"
        value={chosen}
        choices={tillDuties.map((value) => ({
          value,
          text: law.duties[value].name,
          detail: law.duties[value].text,
        }))}
        onChange={choose}
      />
      <p className="text-sm text-ink-2">{law.readIn}</p>
      {open.length > 0 && (
        <Notice kind="error" urgent>
          {law.open(open.length, codes)}
        </Notice>
      )}
      {chosen !== duty && (
        <Button size="staff" busy={isPending} className="justify-self-start" onClick={save}>
          {t.frame.save}
        </Button>
      )}
      {duty === 'none' && <EatenHere {...year} />}
    </div>
  )
}

function EatenHere({ year, eaten, limit }: Pick<Till, 'year' | 'eaten' | 'limit'>) {
  const { locale, money } = useStaffText()
  const law = tillLaw[locale]
  const passed = tillLimitPassed(eaten)
  const isReached = passed.includes('till-reached')
  const whole = (cents: number) => money(cents).replace(/[.,]00(?!\d)/, '')
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{law.eatenHere}</span>
        <span>
          <b className="text-xl tabular-nums">{money(eaten)}</b>{' '}
          <span className="text-ink-2">{law.eatenOf(whole(limit), year)}</span>
        </span>
      </p>
      <meter aria-label={law.eatenHere} className="sr-only" min={0} max={limit} value={Math.min(eaten, limit)} />
      <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-latte-soft">
        <div
          className={`h-full rounded-full ${isReached ? 'bg-cherry' : passed.length > 0 ? 'bg-honey' : 'bg-leaf'}`}
          style={{ inlineSize: `${Math.min(100, (100 * eaten) / limit)}%` }}
        />
      </div>
      <p className="text-sm text-ink-2">{law.eatenHint}</p>
      {passed.length > 0 && (
        <Notice kind={isReached ? 'error' : 'warning'}>{isReached ? law.reached : law.near}</Notice>
      )}
    </div>
  )
}
