// Steps of the guide that set the brand: its name, logo and colours, and the languages.
import type { ReactNode } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { type StoredBrand, useStoredBrand } from '#web/data/staff/site-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { ColourFields, NameAndLogo } from '#web/office/staff/brand/brand-fields.tsx'
import { BrandPreview } from '#web/office/staff/brand/brand-preview.tsx'
import { useBrandForm } from '#web/office/staff/brand/use-brand-form.ts'
import { LanguageChoices } from '#web/office/staff/fields/language-choices.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useBeginText, useBrandText } from '#web/words/owner/index.ts'

export function NameStep() {
  return <WithBrand>{(stored) => <NameForm stored={stored} />}</WithBrand>
}

export function WithBrand({ children }: { children: (stored: StoredBrand) => ReactNode }) {
  const stored = useStoredBrand()
  if (stored.data) return children(stored.data)
  return <Unread of={stored} />
}

function NameForm({ stored }: { stored: StoredBrand }) {
  const { t } = useBrandText()
  const own = useBeginText().t
  const { badInput } = useRefusalText().t
  const { form, words } = useBrandForm(stored, 'name')
  const { fields: draft, change } = form
  const errorAt = sentencesAt(form.problems, t.problems, badInput)
  return (
    <EditForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <NameAndLogo form={form} errorAt={errorAt} />
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center rounded-small py-3 font-semibold">
          {t.colours}
        </summary>
        <p className="mb-4 text-ink-2">{t.coloursHint}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ColourFields colours={draft.colours} onChange={(colours) => change({ colours })} />
          <BrandPreview brand={draft} />
        </div>
      </details>
      <EditFoot form={form} words={words} />
      <a href={linkTo('/brand')} className="inline-flex min-h-11 items-center justify-self-start px-2 underline">
        {own.moreBrand}
      </a>
    </EditForm>
  )
}

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
