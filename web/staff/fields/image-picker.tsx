// Chooses a picture: a file, which is uploaded at once, or an address; with a preview (EDIT-2, EDIT-3, D-16).
import { type ReactNode, useState } from 'react'
import type { Image } from '../../../domain/menu/menu.ts'
import { isPictureAddress } from '../../../domain/shared/picture.ts'
import { TextField } from '../../components/fields/field.tsx'
import { useImagePickerText } from '../../i18n/editor/index.ts'
import { PicturePreview } from './picture-preview.tsx'
import { UploadField } from './upload-field.tsx'
import { useChosenPicture } from './use-chosen-file.ts'

export const anyImage = 'image/*'
export const pngGifJpeg = 'image/png,image/gif,image/jpeg'

type ImagePickerProps = {
  /** The chosen picture; undefined for none. */
  image: Image | undefined
  onChange: (image: Image | undefined) => void
  /** The file types that may be chosen here, as the `accept` of an `<input>`. */
  accept: typeof anyImage | typeof pngGifJpeg
  /** The form waits with saving while a file is being uploaded. */
  onBusy?: (busy: boolean) => void
  /** What the form finds wrong with the picture. */
  error?: ReactNode
}

export function ImagePicker({ image, onChange, accept, onBusy, error }: ImagePickerProps) {
  const { t } = useImagePickerText()
  const [typed, setTyped] = useState(image?.kind === 'url' ? image.ref : '')
  // The form may have removed the picture since.
  const address = image?.kind === 'url' ? image.ref : ''
  const shown = typed.trim() === address ? typed : address
  const file = useChosenPicture(accept, {
    onBusy,
    onArrived: (arrived) => {
      setTyped('')
      onChange(arrived)
    },
  })

  function type(text: string) {
    const ref = text.trim()
    setTyped(text)
    file.forget()
    onChange(ref ? { kind: 'url', ref } : undefined)
  }

  return (
    <UploadField
      label={t.picture}
      accept={accept}
      file={file}
      shown={<PicturePreview image={image} sending={file.preview} />}
      words={{ choose: t.choose, sending: t.sending, arrived: image?.kind === 'uploaded' ? t.arrived : undefined }}
      button={image || file.preview ? t.chooseAnother : t.choose}
      dropHint={t.orDrop}
      remove={image && { label: t.remove, onClick: () => type('') }}
      error={error}
    >
      <div className="mt-3">
        <TextField
          label={t.address}
          hint={t.addressHint}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={shown}
          onChange={(event) => type(event.target.value)}
          error={addressProblem()}
        />
      </div>
    </UploadField>
  )

  function addressProblem(): string | undefined {
    if (!address || 'https://'.startsWith(address) || 'http://'.startsWith(address)) return undefined
    return isPictureAddress(address) ? undefined : t.addressInvalid
  }
}
