// The languages in which guests read the site.
import type { StoredBrand } from '../../../api/staff/brand.ts'
import { EditFoot, EditForm } from '../../../forms/edit-form.tsx'
import { useBrandText } from '../../../i18n/owner/index.ts'
import { useBrandForm } from '../../../staff/brand/use-brand-form.ts'
import { LanguageChoices } from '../../../staff/fields/language-choices.tsx'
import { WithBrand } from './name-step.tsx'

export function LanguagesStep() {
  return <WithBrand>{(stored) => <LanguagesForm stored={stored} />}</WithBrand>
}

function LanguagesForm({ stored }: { stored: StoredBrand }) {
  const { t } = useBrandText()
  const { form, words } = useBrandForm(stored, 'languages')
  return (
    <EditForm form={form} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <LanguageChoices
        label={t.languages}
        hint={t.languagesHint}
        chosen={form.fields.languages}
        onChange={(languages) => form.change({ languages })}
      />
      <EditFoot form={form} words={words} />
    </EditForm>
  )
}
