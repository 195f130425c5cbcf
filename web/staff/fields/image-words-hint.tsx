// What to write for people who cannot see a picture, and the description of our own pictures if nothing is written.
import type { Image } from '../../../domain/menu/menu.ts'
import { photoWords, usePhotosText } from '../../i18n/customer/index.ts'
import { useImagePickerText } from '../../i18n/editor/index.ts'

export function ImageWordsHint({ image }: { image: Image }) {
  const { t } = useImagePickerText()
  const known = photoWords(usePhotosText().t, image)
  return (
    <>
      {t.wordsHint} {known && t.wordsKnown(known)}
    </>
  )
}
