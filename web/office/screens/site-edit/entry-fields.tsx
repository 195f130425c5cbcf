// The fields of an offer, a post or a testimonial.

import { type ReactNode, useEffect, useRef } from 'react'
import { directionOf, type Locale, type LocalText } from '#domain/shared/locale.ts'
import { type Described, imageWordsLimit, keepsEarlierWords } from '#domain/shared/picture.ts'
import {
  type ContentEntry,
  contentLimits,
  type OfferEntry,
  type PostEntry,
  type TestimonialEntry,
} from '#domain/shop/content.ts'
import { BranchField } from '#web/customer/branch/branch-field.tsx'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { anyImage, ImagePicker, ImageWordsHint } from '#web/office/staff/fields/image-picker.tsx'
import { LineFields } from '#web/office/staff/fields/line-fields.tsx'
import { useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useImagePickerText, useSiteEditText } from '#web/words/editor/index.ts'
import { languageNames } from '#web/words/language-names.ts'

type FieldsProps<Entry extends ContentEntry> = {
  entry: Entry
  onChange: (entry: Entry) => void
  /** The entry as last saved; undefined if somebody removed it. */
  before: ContentEntry | undefined
  /** What is wrong with a field, by its name. */
  problems: Readonly<Record<string, string>>
  onBusy: (busy: boolean) => void
}

export function OfferFields({ entry, before, onChange, problems, onBusy }: FieldsProps<OfferEntry>) {
  const { t } = useSiteEditText()
  const set = (part: Partial<OfferEntry>) => onChange({ ...entry, ...part })
  return (
    <>
      <PictureFields entry={entry} before={before} onChange={set} problems={problems} onBusy={onBusy} />
      <WordsField
        label={t.name}
        short
        value={entry.title}
        onChange={(title) => set({ title })}
        error={problems.title}
      />
      <WordsField
        label={t.subTitle}
        short
        value={entry.subTitle}
        onChange={(subTitle) => set({ subTitle })}
        error={problems.subTitle}
      />
      <DetailsField details={entry.details} onChange={(details) => set({ details })} problems={problems} />
    </>
  )
}

export function PostFields({ entry, before, onChange, problems, onBusy }: FieldsProps<PostEntry>) {
  const { t } = useSiteEditText()
  const set = (part: Partial<PostEntry>) => onChange({ ...entry, ...part })
  const typed = typedIn(entry, set, (field) => problems[field])
  return (
    <>
      <PictureFields entry={entry} before={before} onChange={set} problems={problems} onBusy={onBusy} />
      <MomentField type="date" label={t.date} {...typed('date')} />
      <WordsField label={t.who} short value={entry.name} onChange={(name) => set({ name })} error={problems.name} />
      <WordsField
        label={t.question}
        value={entry.question}
        onChange={(question) => set({ question })}
        error={problems.question}
      />
      <WordsField
        label={t.answer}
        value={entry.answer}
        onChange={(answer) => set({ answer })}
        error={problems.answer}
      />
    </>
  )
}

export function TestimonialFields({
  entry,
  onChange,
  problems,
  branches,
}: Omit<FieldsProps<TestimonialEntry>, 'before'> & { branches: readonly StaffBranch[] }) {
  const { t } = useSiteEditText()
  const set = (part: Partial<TestimonialEntry>) => onChange({ ...entry, ...part })
  const typed = typedIn(entry, set, (field) => problems[field])
  return (
    <>
      <TextField label={t.guest} maxLength={200} autoComplete="off" {...typed('name')} />
      <BranchField
        label={t.branch}
        none={t.chooseBranch}
        branches={branches}
        value={entry.branch}
        error={problems.branch}
        onPick={(branch) => set({ branch })}
      />
      <WordsField label={t.text} value={entry.text} onChange={(text) => set({ text })} error={problems.text} />
    </>
  )
}

type DetailsFieldProps = {
  details: readonly LocalText[]
  onChange: (details: readonly LocalText[]) => void
  problems: Readonly<Record<string, string>>
}

const blank: LocalText = {}

function DetailsField({ details, onChange, problems }: DetailsFieldProps) {
  const { t } = useSiteEditText()
  return (
    <LineFields
      title={t.details}
      lines={details}
      blank={blank}
      most={contentLimits.details}
      onChange={onChange}
      addLabel={t.addDetail}
      removeLabel={t.removeDetail}
      error={problems.details}
      field={(detail, place, change) => (
        <WordsField
          label={t.detail(place + 1)}
          short
          value={detail}
          onChange={change}
          error={problems[`details.${place}`]}
        />
      )}
    />
  )
}

type PictureFieldsProps = {
  entry: OfferEntry | PostEntry
  /** The entry as last saved. */
  before: ContentEntry | undefined
  onChange: (part: Partial<Pick<OfferEntry, 'image' | 'imageWords'>>) => void
  problems: Readonly<Record<string, string>>
  onBusy: (busy: boolean) => void
}

function PictureFields({ entry, before, onChange, problems, onBusy }: PictureFieldsProps) {
  const { t } = useImagePickerText()
  const earlier = isDescribed(before) && keepsEarlierWords(before, entry)
  return (
    <>
      <ImagePicker
        image={entry.image.ref ? entry.image : undefined}
        onChange={(chosen) => onChange({ image: chosen ?? { kind: 'bundled', ref: '' } })}
        accept={anyImage}
        onBusy={onBusy}
        error={problems.image}
      />
      {earlier && <Notice kind="warning">{t.wordsOfEarlier}</Notice>}
      <WordsField
        label={t.words}
        hint={<ImageWordsHint image={entry.image} />}
        short
        limit={imageWordsLimit}
        unfold={earlier}
        value={entry.imageWords}
        onChange={(imageWords) => onChange({ imageWords })}
        error={problems.imageWords}
      />
    </>
  )
}

const isDescribed = (entry: ContentEntry | undefined): entry is ContentEntry & Described =>
  entry !== undefined && entry.kind !== 'testimonial'

type WordsFieldProps = {
  label: string
  value: LocalText
  onChange: (value: LocalText) => void
  error?: string | undefined
  hint?: ReactNode
  /** One line only. */
  short?: boolean
  /** In characters, for each language. */
  limit?: number
  /** Unfolds the other languages, because there is something to check. */
  unfold?: boolean
}

function WordsField(props: WordsFieldProps) {
  const { label, value, onChange, error, hint, short = false, limit = contentLimits.text, unfold = false } = props
  const { t } = useSiteEditText()
  const { first, others } = useFormLanguages()
  const folded = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (unfold && folded.current) folded.current.open = true
  }, [unfold])

  const field = (each: Locale, name: string, below: { error?: string | undefined; hint?: ReactNode } = {}) => {
    const shared = {
      label: name,
      ...below,
      lang: each,
      dir: directionOf(each),
      most: limit,
      value: value[each] ?? '',
    }
    const write = (text: string) => onChange({ ...value, [each]: text })
    return short ? (
      <TextField {...shared} onChange={(event) => write(event.target.value)} />
    ) : (
      <TextArea {...shared} rows={2} onChange={(event) => write(event.target.value)} />
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {field(first, label, { error, hint })}
      {others.length > 0 && (
        <details ref={folded} className="rounded-control border border-line">
          <summary className="flex min-h-control items-center gap-2 rounded-control px-4 font-medium">
            <span className="me-auto">
              <span>{t.otherLanguages}</span>
              <span className="sr-only">{`: ${label}`}</span>
            </span>
            {others.map((each) => (
              <Mark key={each} locale={each} written={Boolean(value[each]?.trim())} />
            ))}
          </summary>
          <div className="grid gap-3 px-4 pt-1 pb-4">
            {others.map((each) => (
              <div key={each}>{field(each, `${languageNames[each]}`)}</div>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function Mark({ locale, written }: { locale: Locale; written: boolean }) {
  const { t } = useSiteEditText()
  const colours = written ? 'bg-leaf-soft text-leaf' : 'bg-honey-soft text-honey-ink'
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1 rounded-small px-2 text-sm font-semibold uppercase ${colours}`}
    >
      <span>{locale}</span>
      {written && <Icon of={checkIcon} className="size-4" />}
      <span className="sr-only normal-case">{written ? t.written : t.lacking}</span>
    </span>
  )
}
