// The fields of an offer, a post or a guest's words.
import type { ContentEntry, OfferEntry, PostEntry, TestimonialEntry } from '../../../domain/content.ts'
import type { Image } from '../../../domain/menu.ts'
import type { Place } from '../../api/staff-shop.ts'
import { SelectField, TextField } from '../../components/field.tsx'
import { useSiteEditText } from '../../i18n/site-edit/index.ts'
import { anyImage, ImagePicker } from '../../staff/image-picker.tsx'
import { DetailsField } from './details-field.tsx'
import { WordsField } from './words-field.tsx'

export type FieldsProps<Entry extends ContentEntry> = {
  entry: Entry
  onChange: (entry: Entry) => void
  /** What is wrong with a field, by its name. */
  problems: Readonly<Record<string, string>>
  onBusy: (busy: boolean) => void
}

export function OfferFields({ entry, onChange, problems, onBusy }: FieldsProps<OfferEntry>) {
  const { t } = useSiteEditText()
  const set = (part: Partial<OfferEntry>) => onChange({ ...entry, ...part })
  return (
    <>
      <Picture image={entry.image} onChange={(image) => set({ image })} error={problems.image} onBusy={onBusy} />
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

export function PostFields({ entry, onChange, problems, onBusy }: FieldsProps<PostEntry>) {
  const { t } = useSiteEditText()
  const set = (part: Partial<PostEntry>) => onChange({ ...entry, ...part })
  return (
    <>
      <Picture image={entry.image} onChange={(image) => set({ image })} error={problems.image} onBusy={onBusy} />
      <TextField
        type="date"
        label={t.date}
        value={entry.date}
        onChange={(event) => set({ date: event.target.value })}
        error={problems.date}
      />
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
}: FieldsProps<TestimonialEntry> & { branches: readonly Place[] }) {
  const { t } = useSiteEditText()
  const set = (part: Partial<TestimonialEntry>) => onChange({ ...entry, ...part })
  return (
    <>
      <TextField
        label={t.guest}
        maxLength={200}
        autoComplete="off"
        value={entry.name}
        onChange={(event) => set({ name: event.target.value })}
        error={problems.name}
      />
      <SelectField
        label={t.branch}
        value={entry.branch}
        onChange={(event) => set({ branch: event.target.value })}
        error={problems.branch}
      >
        <option value="">{t.chooseBranch}</option>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <WordsField label={t.text} value={entry.text} onChange={(text) => set({ text })} error={problems.text} />
    </>
  )
}

type PictureProps = {
  image: Image
  onChange: (image: Image) => void
  error: string | undefined
  onBusy: (busy: boolean) => void
}

function Picture({ image, onChange, error, onBusy }: PictureProps) {
  return (
    <ImagePicker
      image={image.ref ? image : undefined}
      onChange={(chosen) => onChange(chosen ?? { kind: 'bundled', ref: '' })}
      accept={anyImage}
      onBusy={onBusy}
      error={error}
    />
  )
}
