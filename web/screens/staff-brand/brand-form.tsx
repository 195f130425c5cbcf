// The form of the brand, with a preview beside it, or below the colours on a phone.
import { type FormEvent, type ReactNode, useRef } from 'react'
import { brandLimits, brandTexts } from '../../../domain/brand/brand.ts'
import type { StoredBrand } from '../../api/staff/brand.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBrandText } from '../../i18n/owner/index.ts'
import { BrandPreview } from '../../staff/brand/brand-preview.tsx'
import { ColourFields } from '../../staff/brand/colour-fields.tsx'
import { LogoField } from '../../staff/brand/logo-field.tsx'
import { MediaFields } from '../../staff/brand/media-fields.tsx'
import { TypefaceField } from '../../staff/brand/typeface-field.tsx'
import { useBrandForm } from '../../staff/brand/use-brand-form.ts'
import { LanguageChoices } from '../../staff/fields/language-choices.tsx'
import { LocalTextField } from '../../staff/fields/local-text-field.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { LinkFields } from './link-fields.tsx'

export function BrandForm({ stored }: { stored: StoredBrand }) {
  const { t } = useBrandText()
  const { refusals: sentences, badInput } = useRefusalText().t
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, save, discard, problems, refused, failures, busy, unsaved, merged, uploading, busyWith } =
    useBrandForm(stored, () => showToast(t.saved))
  useFocusOnMistake(form, failures)
  const errorAt = sentencesAt(problems, t.problems, badInput)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Part title={t.nameAndLogo}>
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
            onBusy={(busy) => busyWith('logo', busy)}
            error={errorAt('logo')}
          />
        </Part>
        <Part title={t.media} hint={t.mediaHint}>
          <MediaFields
            media={draft.media}
            onChange={(media) => change({ media })}
            onBusy={busyWith}
            errorAt={errorAt}
          />
        </Part>
        <Part title={t.colours} hint={t.coloursHint}>
          <ColourFields colours={draft.colours} onChange={(colours) => change({ colours })} />
          <TypefaceField typeface={draft.typeface} onChange={(typeface) => change({ typeface })} />
          <BrandPreview brand={draft} className="lg:hidden" />
        </Part>
        <Part title={t.words} hint={t.wordsHint}>
          {brandTexts.map((name) => (
            <LocalTextField
              key={name}
              label={t.texts[name]}
              hint={name === 'story' || name === 'about' ? t.paragraphs : undefined}
              most={brandLimits.texts[name]}
              value={draft.texts[name]}
              onChange={(words) => change({ texts: { ...draft.texts, [name]: words } })}
              error={errorAt(name)}
            />
          ))}
        </Part>
        <Part title={t.linksAndLanguages}>
          <LinkFields links={draft.links} onChange={(links) => change({ links })} errorAt={errorAt} />
          <LanguageChoices
            label={t.languages}
            hint={t.languagesHint}
            chosen={draft.languages}
            onChange={(languages) => change({ languages })}
          />
        </Part>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4">
        <BrandPreview brand={draft} className="max-lg:hidden" />
        {merged && (
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
          <Button type="submit" size="staff" busy={busy || uploading} disabled={!unsaved}>
            {t.save}
          </Button>
          {unsaved && !uploading && (
            <Button size="staff" variant="quiet" onClick={discard}>
              {t.discard}
            </Button>
          )}
          <p role="status" className="text-sm text-ink-2">
            {unsaved ? t.unsaved : t.allSaved}
          </p>
        </div>
      </div>
    </form>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Card className="p-5!">
      <h2>{title}</h2>
      {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </Card>
  )
}
