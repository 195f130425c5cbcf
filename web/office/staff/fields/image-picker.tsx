// Chooses a picture: a file, which is uploaded at once, or an address; with a preview (EDIT-2, EDIT-3, D-16).
import { type ReactNode, useRef, useState } from 'react'
import type { Image } from '#domain/menu/menu.ts'
import { isPictureAddress, isPictureRef } from '#domain/shared/picture.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { imageIcon } from '#web/ui/icons/icons-staff.ts'
import { photoWords, usePhotosText } from '#web/words/customer/index.ts'
import { useImagePickerText } from '#web/words/editor/index.ts'
import { UploadField, useChosenPicture } from './upload-field.tsx'

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
  const byAddress = useRef(false)
  // It stays open: clearing the address must not fold its field away.
  if (address) byAddress.current = true
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
      words={{ choose: t.chooseFile, sending: t.sending, arrived: image?.kind === 'uploaded' ? t.arrived : undefined }}
      button={image || file.preview ? t.chooseAnother : t.chooseFile}
      dropHint={t.orDrop}
      remove={image && { label: t.remove, onClick: () => type('') }}
      error={error}
    >
      <details className="mt-2" open={byAddress.current}>
        <summary className="inline-flex min-h-11 items-center rounded-small font-medium underline underline-offset-4">
          {t.address}
        </summary>
        <TextField
          label={t.address}
          labelHidden
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
      </details>
    </UploadField>
  )

  function addressProblem(): string | undefined {
    if (!address || 'https://'.startsWith(address) || 'http://'.startsWith(address)) return undefined
    return isPictureAddress(address) ? undefined : t.addressInvalid
  }
}

type PicturePreviewProps = {
  image: Image | undefined
  /** The address of a file within the browser, while it is being uploaded. */
  sending: string | undefined
}

const look = 'aspect-8/7 w-28 shrink-0 self-start rounded-control bg-latte-soft object-cover sm:w-36'

export function PicturePreview({ image, sending }: PicturePreviewProps) {
  if (sending) return <img src={sending} alt="" width="640" height="560" className={`${look} opacity-60`} />
  // A picture given by its address is fetched by the server when it is saved; the page loads nothing from elsewhere.
  if (!image || image.kind === 'url' || !isPictureRef(image))
    return (
      <span className={`grid place-items-center text-ink-2 ${look}`}>
        <Icon of={imageIcon} className="size-9" />
      </span>
    )
  return <img key={image.ref} {...pictureOf(image)} alt="" className={look} />
}

export function ImageWordsHint({ image }: { image: Image }) {
  const { t } = useImagePickerText()
  const known = photoWords(usePhotosText().t, image)
  return <span>{`${t.wordsHint} ${known ? t.wordsKnown(known) : ''}`}</span>
}
