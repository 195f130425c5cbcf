// The capacity form: its sections, and at its foot what became of the last save.
import { type FormEvent, useRef } from 'react'
import type { Station } from '../../../../domain/capacity/capacity.ts'
import { problemsOf } from '../../../api/staff/branches/branches.ts'
import type { OwnPace } from '../../../api/staff/branches/pace.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { type PaceText, usePaceText } from '../../../i18n/board/index.ts'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { HalfHours } from '../form/periods-field.tsx'
import { CodesSection } from './codes-section.tsx'
import type { Draft } from './draft.ts'
import { LimitsSection } from './limits-section.tsx'
import type { MadeItem } from './station-means.tsx'
import { StationsSection } from './stations-section.tsx'
import { useCapacityForm } from './use-capacity-form.ts'

type EditCapacityProps = {
  pace: OwnPace
  /** The stations of every branch, which can be added here. */
  elsewhere: readonly Station[]
  /** Undefined until they are read. */
  items: readonly MadeItem[] | undefined
}

export function EditCapacity({ pace, elsewhere, items }: EditCapacityProps) {
  const { t } = usePaceText()
  const edit = useCapacityForm(pace, () => showToast(t.saved))
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, edit.failures)

  function submit(event: FormEvent) {
    event.preventDefault()
    void edit.save()
  }

  return (
    <form
      ref={fields}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28"
    >
      <p className="max-w-prose text-ink-2">{t.lead}</p>
      <CodesSection form={edit.form} />
      <LimitsSection form={edit.form} wasLimited={pace.capacity !== null} />
      {edit.form.draft.limited && <StationsSection form={edit.form} elsewhere={elsewhere} items={items} />}
      <HalfHours />
      <Foot edit={edit} />
    </form>
  )
}

function Foot({ edit }: { edit: ReturnType<typeof useCapacityForm> }) {
  const { t } = usePaceText()
  const words = useBranchText().t
  const sentences = useRefusalText().t.refusals
  const { form, unsaved, theirs, refused } = edit
  const wrong = Object.keys(form.problems).length
  return (
    <div className="foot-bar sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 md:mx-0 md:rounded-t-card">
      {theirs && (
        <Notice kind="warning" urgent title={words.changedMeanwhile}>
          {theirs.length > 0 ? words.changedFields(namesOf(theirs, t)) : words.changedNothing}
        </Notice>
      )}
      {refused && problemsOf(refused).length === 0 && (
        <Notice kind="error" urgent>
          {sentences[refused.refusal]}
        </Notice>
      )}
      {wrong > 0 && <Notice kind="error">{words.mend(wrong)}</Notice>}
      {unsaved && <p className="text-sm text-ink-2">{t.stays}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="staff" busy={edit.busy} disabled={!unsaved}>
          {words.save}
        </Button>
        {unsaved && (
          <Button size="staff" variant="quiet" onClick={edit.discard}>
            {words.discard}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-2">
          {unsaved ? words.unsaved : words.allSaved}
        </p>
      </div>
    </div>
  )
}

/** The names of the fields in the form. */
function namesOf(fields: readonly (keyof Draft)[], t: PaceText): string {
  const names: Readonly<Record<keyof Draft, string>> = { ...t, limited: t.limit, slotMinutes: t.slot }
  return fields.map((field) => names[field]).join(', ')
}
