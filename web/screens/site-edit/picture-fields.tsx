// The picture of an offer or a post, and its description.
import type { ContentEntry, OfferEntry, PostEntry } from '../../../domain/content.ts'
import { type Described, imageWordsLimit, keepsEarlierWords } from '../../../domain/shared/picture.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { useImagePickerText } from '../../i18n/editor/index.ts'
import { anyImage, ImagePicker } from '../../staff/fields/image-picker.tsx'
import { ImageWordsHint } from '../../staff/fields/image-words-hint.tsx'
import { WordsField } from './words-field.tsx'

type PictureFieldsProps = {
  entry: OfferEntry | PostEntry
  /** The entry as last saved. */
  before: ContentEntry | undefined
  onChange: (part: Partial<Pick<OfferEntry, 'image' | 'imageWords'>>) => void
  problems: Readonly<Record<string, string>>
  onBusy: (busy: boolean) => void
}

export function PictureFields({ entry, before, onChange, problems, onBusy }: PictureFieldsProps) {
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
