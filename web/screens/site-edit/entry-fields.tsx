// The fields of an offer, a post or a testimonial.
import type { ContentEntry, OfferEntry, PostEntry, TestimonialEntry } from '../../../domain/content.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { DetailsField } from './details-field.tsx'
import { PictureFields } from './picture-fields.tsx'
import { WordsField } from './words-field.tsx'

export type FieldsProps<Entry extends ContentEntry> = {
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
  return (
    <>
      <PictureFields entry={entry} before={before} onChange={set} problems={problems} onBusy={onBusy} />
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
}: Omit<FieldsProps<TestimonialEntry>, 'before'> & { branches: readonly BranchName[] }) {
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
