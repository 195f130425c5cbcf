// The shop's name, its logo and its colours: the fields of the brand's own page.
import { type FormEvent, type ReactNode, useRef } from 'react'
import { brandLimits } from '../../../../domain/brand/brand.ts'
import { type StoredBrand, useStoredBrand } from '../../../api/staff/brand.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { sentencesAt } from '../../../forms/problems.ts'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { useBeginText, useBrandText } from '../../../i18n/owner/index.ts'
import { linkTo } from '../../../location.ts'
import { BrandPreview } from '../../../staff/brand/brand-preview.tsx'
import { ColourFields } from '../../../staff/brand/colour-fields.tsx'
import { LogoField } from '../../../staff/brand/logo-field.tsx'
import { useBrandForm } from '../../../staff/brand/use-brand-form.ts'
import { Unread } from '../../../staff/states.tsx'
import { showToast } from '../../../staff/toasts.tsx'

export function NameStep() {
  return <WithBrand>{(stored) => <NameForm stored={stored} />}</WithBrand>
}

/** What is stored of the brand, once it is read. */
export function WithBrand({ children }: { children: (stored: StoredBrand) => ReactNode }) {
  const stored = useStoredBrand()
  if (stored.data) return children(stored.data)
  return <Unread of={stored} />
}

function NameForm({ stored }: { stored: StoredBrand }) {
  const { t } = useBrandText()
  const own = useBeginText().t
  const { refusals: sentences, badInput } = useRefusalText().t
  const element = useRef<HTMLFormElement>(null)
  const form = useBrandForm(stored, () => showToast(t.saved))
  const { draft, change, problems, refused, unsaved } = form
  useFocusOnMistake(element, form.failures)
  const errorAt = sentencesAt(problems, t.problems, badInput)

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.save()
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextField
        label={t.name}
        hint={t.nameHint}
        autoComplete="organization"
        most={brandLimits.name}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errorAt('name')}
      />
      <LogoField
        logo={draft.logo}
        onChange={(logo) => change({ logo })}
        onBusy={(sending) => form.busyWith('logo', sending)}
        error={errorAt('logo')}
      />
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
      {form.merged && (
        <Notice kind="warning" urgent title={t.meanwhile}>
          {t.meanwhileText}
        </Notice>
      )}
      {problems.length > 0 && <Notice kind="error">{t.lookAgain}</Notice>}
      {refused && problems.length === 0 && (
        <Notice kind="error" urgent>
          {sentences[refused.refusal]}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="staff" busy={form.busy || form.uploading} disabled={!unsaved}>
          {t.save}
        </Button>
        <a href={linkTo('/brand')} className="inline-flex min-h-11 items-center px-2 underline">
          {own.moreBrand}
        </a>
      </div>
    </form>
  )
}
