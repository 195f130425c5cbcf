// The row of links to the parts of a long form, each with a mark where something changed or is wrong.
import { PagePlaces, type PlaceOnPage } from '#web/office/staff/page-places.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { useEditFormText } from '#web/words/staff/index.ts'
import type { EditFormState } from './edit-form.tsx'

export interface FormPart extends PlaceOnPage {
  /** The form's fields in it, by which it gets its mark. */
  readonly fields: readonly string[]
}

type EditPartsProps = {
  form: EditFormState
  parts: readonly FormPart[]
}

export function EditParts({ form, parts }: EditPartsProps) {
  const { t } = useEditFormText()
  return (
    <PagePlaces label={t.parts} places={parts} mark={({ fields }) => <FieldMark of={fieldMarkOf(form, fields)} />} />
  )
}

type MarkKind = 'changed' | 'wrong' | undefined

export function fieldMarkOf(
  { changed, theirs = [], problems, unsaved }: EditFormState,
  fields: readonly string[],
): MarkKind {
  const isIn = (field = '') => fields.includes(field.split('.')[0] ?? '')
  if (problems.some(({ field }) => isIn(field)) || theirs.some(isIn)) return 'wrong'
  return unsaved && changed.some(isIn) ? 'changed' : undefined
}

export function FieldMark({ of }: { of: MarkKind }) {
  const { t } = useEditFormText()
  if (!of) return null
  return (
    <span
      className={`size-2.5 shrink-0 border-2 ${of === 'wrong' ? 'border-cherry bg-cherry' : 'rounded-full border-ink bg-honey'}`}
    >
      <VisuallyHidden>{t.marks[of]}</VisuallyHidden>
    </span>
  )
}
