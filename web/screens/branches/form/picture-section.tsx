// The picture of the branch, and its description.
import { type Described, keepsEarlierWords } from '../../../../domain/shared/picture.ts'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useImagePickerText } from '../../../i18n/editor/index.ts'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { anyImage, ImagePicker } from '../../../staff/fields/image-picker.tsx'
import { ImageWordsHint } from '../../../staff/fields/image-words-hint.tsx'
import { Section, type SectionProps } from './form-parts.tsx'
import { LanguageFields } from './language-fields.tsx'

export function PictureSection({ form, saved }: SectionProps & { saved: Described | undefined }) {
  const { t } = useBranchText()
  const picker = useImagePickerText().t
  const { draft, change, problems } = form
  return (
    <Section id="picture" title={t.image} hint={t.imageHint}>
      <ImagePicker
        image={draft.image ?? undefined}
        onChange={(image) => change({ image: image ?? null })}
        accept={anyImage}
        onBusy={form.setUploading}
        error={problems.image && t.problems[problems.image]}
      />
      {saved && keepsEarlierWords(saved, draft) && <Notice kind="warning">{picker.wordsOfEarlier}</Notice>}
      {draft.image && (
        <LanguageFields
          form={form}
          field="imageWords"
          label={picker.words}
          legendShown
          hint={<ImageWordsHint image={draft.image} />}
        />
      )}
    </Section>
  )
}
