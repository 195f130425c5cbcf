// Where the owner sets the shop's name, logo, colours, words, links and languages, with a preview (BRAND-1).

import type { ReactNode } from 'react'
import { type BrandText, brandLimits, brandTexts } from '#domain/shop/brand/brand.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { type StoredBrand, useStoredBrand } from '#web/data/staff/site-api.ts'
import { EditBar, EditForm } from '#web/office/forms/edit-form.tsx'
import { EditParts } from '#web/office/forms/edit-parts.tsx'
import { ColourFields, NameAndLogo, TypefaceField } from '#web/office/staff/brand/brand-fields.tsx'
import { BrandPreview } from '#web/office/staff/brand/brand-preview.tsx'
import { MediaFields } from '#web/office/staff/brand/media-fields.tsx'
import { SiteTabs } from '#web/office/staff/brand/site-tabs.tsx'
import { useBrandForm } from '#web/office/staff/brand/use-brand-form.ts'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { LanguageChoices } from '#web/office/staff/fields/language-choices.tsx'
import { LineFields } from '#web/office/staff/fields/line-fields.tsx'
import { LocalTextField } from '#web/office/staff/fields/local-fields.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { useBrandText } from '#web/words/owner/index.ts'

export const BrandPage = () => (
  <StaffPage page="siteEdit">
    {(member) => (
      <>
        <SiteTabs member={member} path="/brand" />
        <Content />
      </>
    )}
  </StaffPage>
)

function Content() {
  const { t } = useBrandText()
  const stored = useStoredBrand()
  if (!stored.data) return <Unread of={stored} />
  return (
    <>
      <p className="mb-6 max-w-prose text-lg text-ink-2">{t.lead}</p>
      <BrandForm stored={stored.data} />
    </>
  )
}

const homeTexts = ['heroTitle', 'heroLead', 'story'] as const satisfies readonly BrandText[]
const otherTexts = brandTexts.filter((name) => homeTexts.every((one) => one !== name))

function BrandForm({ stored }: { stored: StoredBrand }) {
  const { t } = useBrandText()
  const { badInput } = useRefusalText().t
  const { form, words: said } = useBrandForm(stored)
  const { fields: draft, change, busyWith } = form
  const parts = [
    { id: 'nameAndLogo', title: t.nameAndLogo, fields: ['name', 'logo'] },
    { id: 'media', title: t.media, fields: ['media'] },
    { id: 'colours', title: t.colours, fields: ['colours', 'typeface'] },
    { id: 'words', title: t.words, fields: ['texts'] },
    { id: 'linksAndLanguages', title: t.linksAndLanguages, fields: ['links', 'languages'] },
  ]
  const errorAt = sentencesAt(form.problems, t.problems, badInput)
  const isWritten = (name: BrandText) => Object.values(draft.texts[name]).some(Boolean)
  const words = (name: BrandText) => (
    <LocalTextField
      key={name}
      label={t.texts[name]}
      hint={name === 'story' || name === 'about' ? t.paragraphs : undefined}
      most={brandLimits.texts[name]}
      value={draft.texts[name]}
      onChange={(text) => change({ texts: { ...draft.texts, [name]: text } })}
      error={errorAt(name)}
    />
  )

  return (
    <>
      <EditParts form={form} parts={parts} />
      <EditForm
        form={form}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Part id="nameAndLogo" title={t.nameAndLogo}>
            <NameAndLogo form={form} errorAt={errorAt} />
          </Part>
          <Part id="media" title={t.media} hint={t.mediaHint}>
            <MediaFields
              media={draft.media}
              onChange={(media) => change({ media })}
              onBusy={busyWith}
              errorAt={errorAt}
            />
          </Part>
          <Part id="colours" title={t.colours} hint={t.coloursHint}>
            <FoldedFields
              title={t.ownColours}
              summary={draft.colours ? undefined : t.usualNow}
              opens={draft.colours !== null}
            >
              <ColourFields colours={draft.colours} onChange={(colours) => change({ colours })} />
            </FoldedFields>
            <TypefaceField typeface={draft.typeface} onChange={(typeface) => change({ typeface })} />
            <BrandPreview brand={draft} className="lg:hidden" />
          </Part>
          <Part id="words" title={t.words} hint={t.wordsHint}>
            {homeTexts.map(words)}
            <FoldedFields title={t.otherTexts} opens={otherTexts.some((name) => isWritten(name) || errorAt(name))}>
              {otherTexts.map(words)}
            </FoldedFields>
          </Part>
          <Part id="linksAndLanguages" title={t.linksAndLanguages}>
            <LinkFields links={draft.links} onChange={(links) => change({ links })} errorAt={errorAt} />
            <LanguageChoices
              label={t.languages}
              hint={t.languagesHint}
              chosen={draft.languages}
              onChange={(languages) => change({ languages })}
            />
          </Part>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-16">
          <BrandPreview brand={draft} className="max-lg:hidden" />
        </div>
        <EditBar form={form} words={said} className="col-span-full md:-mx-8 md:px-8" />
      </EditForm>
    </>
  )
}

function Part({ id, title, hint, children }: { id: string; title: string; hint?: string; children: ReactNode }) {
  return (
    <Card className="p-5!">
      <h2 id={id} className="scroll-mt-20">
        {title}
      </h2>
      {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </Card>
  )
}

type LinkFieldsProps = {
  links: readonly string[]
  onChange: (links: readonly string[]) => void
  errorAt: (field: string, line?: number) => string | undefined
}

function LinkFields({ links, onChange, errorAt }: LinkFieldsProps) {
  const { t } = useBrandText()
  return (
    <LineFields
      title={t.links}
      hint={t.linksHint}
      lines={links}
      blank=""
      most={brandLimits.links}
      onChange={onChange}
      addLabel={t.addLink}
      removeLabel={t.removeLink}
      error={errorAt('links')}
      field={(link, place, change) => (
        <TextField
          label={t.link(place + 1)}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={brandLimits.link}
          value={link}
          onChange={({ target }) => change(target.value)}
          error={errorAt('links', place)}
        />
      )}
    />
  )
}
