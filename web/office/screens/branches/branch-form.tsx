// The whole form of a branch, beside a preview of what customers will read, with the buttons at its foot.
import type { ReactNode } from 'react'
import type { ShopState } from '#domain/branch/branch.ts'
import { branchProblems, checkBranch, tidyBranch } from '#domain/branch/branch-settings.ts'
import type { Described } from '#domain/shared/picture.ts'
import { problemsByField } from '#web/data/forms/form-problems.ts'
import type { OwnBranch } from '#web/data/staff/branch-api.ts'
import { EditBar, EditForm, type EditFormState, type EditWords } from '#web/office/forms/edit-form.tsx'
import { EditParts } from '#web/office/forms/edit-parts.tsx'
import { type EditedThing, useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import { type BranchDraft, rebaseDraft, settingsOf } from './branch-draft.ts'
import { BranchPreview, PreviewLine } from './branch-preview.tsx'
import { ContactSection, NameSection, OrdersSection, PictureSection, PlaceSection } from './branch-sections.tsx'
import type { BranchEditing } from './form-parts.tsx'
import { ExceptionsSection, HoursSection } from './hours-sections.tsx'
import { HalfHours } from './periods-field.tsx'

type BranchFormProps = {
  edit: EditFormState
  sections: BranchEditing
  /** The branch as last saved; undefined for a new one. */
  saved?: Described | undefined
  shop: ShopState
  words?: EditWords
  /** Above the preview. */
  state: ReactNode
  /** In the place of the button that saves. */
  actions?: ReactNode
}

export function BranchForm({ edit, sections: form, saved, shop, words, state, actions }: BranchFormProps) {
  const branch = { ...form.settings, shop }
  const unsaved = edit.unsaved || edit.isNew
  const { t } = useBranchText()
  const parts = [
    { id: 'name', title: t.name, fields: ['name', 'region'] },
    { id: 'contact', title: t.contact, fields: ['address', 'phone', 'email'] },
    { id: 'picture', title: t.image, fields: ['image', 'imageWords'] },
    { id: 'hours', title: t.hours, fields: ['hours'] },
    { id: 'exceptions', title: t.exceptions, fields: ['exceptions'] },
    {
      id: 'orders',
      title: t.orders,
      fields: ['cutOffOn', 'cutOff', 'daysAhead', 'prepMinutes', 'tables', 'forms', 'addressField', 'phoneField'],
    },
    { id: 'place', title: t.place, fields: ['timeZone', 'latitude', 'longitude'] },
  ]
  return (
    <>
      <EditParts form={edit} parts={parts} />
      <EditForm
        form={edit}
        className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(22rem,45%)] [&_button]:scroll-mb-28 [&_input]:scroll-mb-28"
      >
        <div className="grid gap-5 lg:sticky lg:top-24 lg:order-last">
          {state}
          <BranchPreview branch={branch} unsaved={unsaved} readable={form.readable} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <NameSection form={form} />
          <ContactSection form={form} />
          <PictureSection form={form} saved={saved} />
          <HoursSection form={form} />
          <ExceptionsSection form={form} />
          <OrdersSection form={form} />
          <PlaceSection form={form} />
          <HalfHours />
          <EditBar
            form={edit}
            {...(words && { words })}
            className="md:mx-0 md:rounded-t-card"
            above={unsaved && form.readable && <PreviewLine branch={branch} />}
          >
            {actions}
          </EditBar>
        </div>
      </EditForm>
    </>
  )
}

type Edited = Omit<EditedThing<BranchDraft, OwnBranch, number>, 'check' | 'merge'>

export function useBranchForm(thing: Edited) {
  const edit = useEditForm<BranchDraft, OwnBranch, number>({
    ...thing,
    check: (draft) => checkBranch(settingsOf(draft), looksLikePhone),
    wishOf: (draft) => tidyBranch(settingsOf(draft)),
    merge: rebaseDraft,
  })
  const sections: BranchEditing = {
    draft: edit.fields,
    settings: settingsOf(edit.fields),
    problems: problemsByField(
      edit.problems.flatMap(({ problem, field = '' }) => {
        const known = branchProblems.find((one) => one === problem)
        return known ? [{ problem: known, field }] : []
      }),
    ),
    readable: !edit.mistakes.some(({ field = '' }) => /^(hours|exceptions|cutOff|timeZone)/.test(field)),
    change: edit.change,
    busyWith: edit.busyWith,
  }
  return { edit, sections }
}

/** Only the server knows all valid numbers; this only finds what cannot be one. */
const looksLikePhone = (typed: string): boolean => typed.replace(/\D/g, '').length >= 6
