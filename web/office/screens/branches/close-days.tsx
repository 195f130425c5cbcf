// Closes days at several branches at once: a named range, and public holidays to pick.

import { useState } from 'react'
import type { Input } from '#contract/index.ts'
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import type { Closure } from '#domain/branch/closure.ts'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type LocalText, localize } from '#domain/shared/locale.ts'
import { accept } from '#domain/shared/result.ts'
import { halfTypedIn } from '#web/data/forms/mistakes.ts'
import { useSubmission } from '#web/data/forms/submission.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { type OwnBranch, problemsOf, useCloseDays } from '#web/data/staff/branch-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { BranchTicks } from '#web/office/staff/branch/branch-ticks.tsx'
import { PromisedDialog, promisedIn } from '#web/office/staff/branch/promised-dialog.tsx'
import { HolidayTicks, holidaysOf } from '#web/office/staff/fields/holiday-picks.tsx'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import { useClosureText } from '#web/words/staff/index.ts'
import { FormTick, ProblemLine } from './form-parts.tsx'

type CloseDaysProps = { branches: readonly OwnBranch[]; onClose: () => void }

export function CloseDays({ branches, onClose }: CloseDaysProps) {
  const { t } = useClosureText()
  const closing = useClosing(branches, onClose)
  return (
    <>
      <StaffDialog
        title={t.closeTitle}
        onClose={onClose}
        act={{
          text: closing.chosen.length === 0 ? t.close : t.closeAt(closing.chosen.length),
          variant: 'danger',
          busy: closing.saving,
          onClick: () => void closing.save(),
        }}
      >
        <div className="grid gap-6">
          <WhichBranches branches={branches} closing={closing} />
          <OwnDays closing={closing} />
          <fieldset>
            <legend className="mb-2 font-semibold">{t.holidays}</legend>
            <HolidayTicks today={closing.today} chosen={closing.holidays} onChange={closing.setHolidays} />
          </fieldset>
          <p className="text-sm text-ink-2">{t.stay}</p>
          <Problems closing={closing} />
        </div>
      </StaffDialog>
      <PromisedDialog
        promises={closing.promises}
        busy={closing.saving}
        onAccept={(seen) => void closing.save(seen)}
        onCancel={closing.leaveIt}
      />
    </>
  )
}

type Closing = ReturnType<typeof useClosing>

function useClosing(branches: readonly OwnBranch[], onClose: () => void) {
  const { t } = useClosureText()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [own, setOwn] = useState({ date: '', to: '', name: {} as LocalText })
  const [holidays, setHolidays] = useState<readonly string[]>([])
  const [checked, setChecked] = useState(false)
  const { submit, busy, refused, forgive } = useSubmission(accept<Input<'branches.closeDays'>>, sendBy(useCloseDays()))
  const today = localTime(serverNow(), branches[0]?.timeZone ?? usualTimeZone).date
  const days: Closure[] = [
    ...(own.date ? [{ date: own.date, ...(own.to && { to: own.to }), name: own.name }] : []),
    ...holidaysOf(today, holidays).map(({ date, name }) => ({ date, name })),
  ]

  const noDay = days.length === 0 || (own.to !== '' && own.date === '')

  return {
    chosen,
    setChosen,
    own,
    change: (part: Partial<typeof own>) => setOwn({ ...own, ...part }),
    holidays,
    setHolidays,
    today,
    noBranch: checked && chosen.length === 0,
    noDay: checked && noDay,
    saving: busy,
    refused,
    promises: promisedIn(refused),
    leaveIt: forgive,
    /** `accepts`: how many promises on these days the member has seen. */
    save: async (accepts = 0) => {
      setChecked(true)
      if (halfTypedIn(document.querySelector('dialog[open]'))) return showProblem()
      if (chosen.length === 0 || noDay) return showProblem()
      const sent = await submit({ branches: chosen, days, accepts })
      if (!sent) return
      if (!sent.ok) return showProblem()
      showToast(t.closed(chosen.length))
      onClose()
    },
  }
}

/** The problem may be above the visible part of the dialog. */
const showProblem = () => {
  requestAnimationFrame(() =>
    document
      .querySelector('#close-branches, #close-day, dialog[open] [aria-invalid="true"]')
      ?.scrollIntoView({ block: 'center' }),
  )
}

function WhichBranches({ branches, closing }: { branches: readonly OwnBranch[]; closing: Closing }) {
  const { t, locale } = useClosureText()
  const { chosen, setChosen } = closing
  const ids = branches.map(({ id }) => id)
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-2 font-semibold">{t.branches}</legend>
      <BranchTicks branches={branches} chosen={chosen} onChange={setChosen}>
        {(shown) =>
          shown.map(({ id, name }) => (
            <FormTick
              key={id}
              text={localize(name, locale)}
              checked={chosen.includes(id)}
              onChange={(checked) => setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))
        }
      </BranchTicks>
      {branches.length > 1 && branches.length <= branchesAtAGlance && (
        <FormTick
          text={t.everyBranch(branches.length)}
          checked={chosen.length === branches.length}
          onChange={(checked) => setChosen(checked ? ids : [])}
        />
      )}
      {closing.noBranch && <ProblemLine id="close-branches">{t.chooseBranch}</ProblemLine>}
    </fieldset>
  )
}

function OwnDays({ closing }: { closing: Closing }) {
  const { t } = useClosureText()
  const words = useBranchText().t
  const { own, change } = closing
  const problemAt = (part: string) => {
    const found = problemsOf(closing.refused).find(({ field }) => field === `days.0.${part}`)?.problem
    return own.date && found ? words.problems[found as keyof typeof words.problems] : undefined
  }
  const typed = typedIn(own, change, problemAt)
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t.ownDays}</legend>
      <MomentField label={t.from} type="date" {...typed('date')} />
      <MomentField label={t.to} hint={t.toHint} type="date" min={own.date} {...typed('to')} />
      <div className="sm:col-span-2">
        <LocalLineField
          label={t.name}
          error={problemAt('name')}
          value={own.name}
          onChange={(name) => change({ name })}
        />
      </div>
      {closing.noDay && <ProblemLine id="close-day">{t.chooseDay}</ProblemLine>}
    </fieldset>
  )
}

function Problems({ closing }: { closing: Closing }) {
  const words = useBranchText().t
  const sentences = useRefusalText().t.refusals
  if (!closing.refused || closing.promises) return null
  const full = problemsOf(closing.refused).some(({ problem }) => problem === 'too_many_exceptions')
  return (
    <Notice kind="error" urgent>
      {full ? words.problems.too_many_exceptions : sentences[closing.refused.refusal]}
    </Notice>
  )
}
