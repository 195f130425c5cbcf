// The sections of the form of a branch, apart from its hours: name, contact, picture, orders and place.

import type { ReactNode } from 'react'
import { askedFields, orderForms } from '#domain/branch/branch.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import { directionOf, type Locale, localize } from '#domain/shared/locale.ts'
import { type Described, keepsEarlierWords } from '#domain/shared/picture.ts'
import { useRegions } from '#web/data/staff/branch-api.ts'
import { numberField, typedIn } from '#web/office/forms/typed-in.ts'
import { anyImage, ImagePicker, ImageWordsHint } from '#web/office/staff/fields/image-picker.tsx'
import { OtherLanguages, useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { useImagePickerText } from '#web/words/editor/index.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import { placeAsTyped } from './branch-draft.ts'
import { anyProblem, FoldedSection, FormSection, FormTick, ProblemLine, type SectionProps } from './form-parts.tsx'
import { TimeInput } from './periods-field.tsx'

export function NameSection({ form }: SectionProps) {
  const { t } = useBranchText()
  return (
    <FormSection id="name" title={t.name} hint={t.languagesHint}>
      <LanguageFields form={form} field="name" label={t.name} />
      <RegionChoice form={form} />
    </FormSection>
  )
}

/** Not in a shop without regions. */
function RegionChoice({ form: { draft, change, problems } }: SectionProps) {
  const { t, locale } = useBranchText()
  const regions = useRegions().data?.regions ?? []
  if (regions.length === 0) return null
  return (
    <SelectField
      label={t.region}
      error={problems.region && t.problems[problems.region]}
      value={draft.region}
      onChange={({ target }) => change({ region: target.value })}
    >
      <option value="">{t.regions.none}</option>
      {regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {localize(name, locale)}
        </option>
      ))}
    </SelectField>
  )
}

export function ContactSection({ form }: SectionProps) {
  const { t } = useBranchText()
  const { draft, change, problems } = form
  const typed = typedIn(draft, change, (field) => problems[field] && t.problems[problems[field]])
  return (
    <FormSection id="contact" title={t.contact}>
      <LanguageFields form={form} field="address" label={t.address} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.phone} type="tel" dir="ltr" autoComplete="off" hint={t.phoneHint} {...typed('phone')} />
        <TextField label={t.email} type="email" dir="ltr" autoComplete="off" {...typed('email')} />
      </div>
    </FormSection>
  )
}

export function PictureSection({ form, saved }: SectionProps & { saved: Described | undefined }) {
  const { t } = useBranchText()
  const picker = useImagePickerText().t
  const { draft, change, problems } = form
  return (
    <FoldedSection
      id="picture"
      title={t.image}
      hint={t.imageHint}
      summary={draft.image ? t.folded.picture : t.folded.noPicture}
      opens={anyProblem(problems, /^image/)}
    >
      <ImagePicker
        image={draft.image ?? undefined}
        onChange={(image) => change({ image: image ?? null })}
        accept={anyImage}
        onBusy={(busy) => form.busyWith('picture', busy)}
        error={problems.image && t.problems[problems.image]}
      />
      {saved && keepsEarlierWords(saved, draft) && <Notice kind="warning">{picker.wordsOfEarlier}</Notice>}
      {draft.image && (
        <LanguageFields
          form={form}
          field="imageWords"
          label={picker.words}
          hint={<ImageWordsHint image={draft.image} />}
        />
      )}
    </FoldedSection>
  )
}

export function OrdersSection({ form }: SectionProps) {
  const { t } = useBranchText()
  const { draft, change, problems } = form
  const typed = typedIn(draft, change, (field) => problems[field] && t.problems[problems[field]])
  return (
    <FormSection id="orders" title={t.orders}>
      <CutOff form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField label={t.daysAhead} hint={t.daysAheadHint} {...numberField} {...typed('daysAhead')} />
        <TextField label={t.prep} {...numberField} {...typed('prepMinutes')} />
        <TextField label={t.tables} hint={t.tablesHint} {...numberField} {...typed('tables')} />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t.forms}</legend>
        <div className="flex flex-wrap gap-2">
          {orderForms.map((one) => (
            <FormTick
              key={one}
              text={t.formNames[one]}
              checked={draft.forms.includes(one)}
              describedBy={problems.forms && 'forms-problem'}
              onChange={(checked) =>
                change({ forms: orderForms.filter((each) => (each === one ? checked : draft.forms.includes(each))) })
              }
            />
          ))}
        </div>
        {problems.forms && (
          <div className="mt-2">
            <ProblemLine id="forms-problem">{t.problems[problems.forms]}</ProblemLine>
          </div>
        )}
      </fieldset>
      <details className="group rounded-control border border-line">
        <summary className="flex min-h-12 flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium">
          <span>{t.folded.asked}</span>
          <span className="me-auto text-sm font-normal text-ink-2 group-open:hidden">
            {t.folded.askedNow(t.addressFields[draft.addressField], t.phoneFields[draft.phoneField])}
          </span>
        </summary>
        <div className="grid gap-4 px-4 pt-1 pb-4">
          <ChoicePills
            label={t.addressField}
            name="address-field"
            value={draft.addressField}
            choices={askedFields.map((value) => ({ value, text: t.addressFields[value] }))}
            onChange={(addressField) => change({ addressField })}
          />
          <ChoicePills
            label={t.phoneField}
            name="phone-field"
            value={draft.phoneField}
            choices={askedFields.map((value) => ({ value, text: t.phoneFields[value] }))}
            onChange={(phoneField) => change({ phoneField })}
          />
        </div>
      </details>
    </FormSection>
  )
}

function CutOff({ form }: SectionProps) {
  const { t } = useBranchText()
  const { draft, change, problems } = form
  const problem = problems.cutOff
  return (
    <div className="flex flex-wrap items-end gap-2 [&>p]:basis-full">
      <ChoicePills
        label={t.cutOff}
        name="cut-off"
        value={draft.cutOffOn ? 'time' : 'none'}
        choices={[
          { value: 'time', text: t.cutOffAt },
          { value: 'none', text: t.cutOffNone },
        ]}
        onChange={(value) => change({ cutOffOn: value === 'time' })}
      />
      {draft.cutOffOn && (
        <TimeInput
          label={t.cutOffTime}
          value={draft.cutOff}
          describedBy={problem && 'cut-off-problem'}
          onChange={(cutOff) => change({ cutOff })}
        />
      )}
      {problem && <ProblemLine id="cut-off-problem">{t.problems[problem]}</ProblemLine>}
    </div>
  )
}

export function PlaceSection({ form }: SectionProps) {
  const { t, locale } = useBranchText()
  const { draft, change, problems, settings } = form
  const typed = typedIn(
    draft,
    (part) => change(placeAsTyped(part)),
    (field) => problems[field] && t.problems[problems[field]],
  )
  const address = localize(draft.address, locale)
  const { latitude, longitude } = settings
  const placed = hasPlace(settings) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return (
    <FoldedSection
      id="place"
      title={t.place}
      opens={anyProblem(problems, /^(timeZone|latitude|longitude)/)}
      summary={
        <>
          <bdi dir="ltr">{draft.timeZone}</bdi>
          <span>{` · ${placed ? t.folded.onMap : t.folded.noMap}`}</span>
        </>
      }
    >
      <SelectField label={t.timeZone} dir="ltr" {...typed('timeZone')}>
        {zonesWith(draft.timeZone).map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.latitude} inputMode="decimal" autoComplete="off" dir="ltr" {...typed('latitude')} />
        <TextField label={t.longitude} inputMode="decimal" autoComplete="off" dir="ltr" {...typed('longitude')} />
      </div>
      <p className="text-ink-2">
        <span>{`${t.mapHint} `}</span>
        {address && <bdi>{address}</bdi>}
      </p>
      {placed && (
        <p>
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {t.seeMap}
          </a>
        </p>
      )}
    </FoldedSection>
  )
}

const zonesWith = (zone: string): string[] => [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort()

type LanguageFieldsProps = SectionProps & {
  field: 'name' | 'address' | 'imageWords'
  label: string
  hint?: ReactNode
}

/** In the member's own language; the others are folded away below it. */
function LanguageFields({ form, field, label, hint }: LanguageFieldsProps) {
  const { t } = useBranchText()
  const { first, others } = useFormLanguages()
  const { draft, change, problems } = form
  const typed = (each: Locale) => {
    const problem = problems[`${field}.${each}`] ?? (each === first ? problems[field] : undefined)
    return {
      lang: each,
      dir: directionOf(each),
      autoComplete: 'off',
      error: problem && t.problems[problem],
      value: draft[field][each] ?? '',
      onChange: ({ target }: { target: HTMLInputElement }) =>
        change({ [field]: { ...draft[field], [each]: target.value } }),
    }
  }
  return (
    <div className="grid gap-2">
      <TextField label={label} hint={hint} {...typed(first)} />
      <OtherLanguages others={others} value={draft[field]} of={label}>
        {(each) => <TextField label={languageNames[each]} {...typed(each)} />}
      </OtherLanguages>
    </div>
  )
}
