// Chooses a picture: a file, which is uploaded at once, or an address; with a preview (EDIT-2, EDIT-3, D-16).
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Image } from '../../../domain/menu/menu.ts'
import { isPictureAddress } from '../../../domain/shared/picture.ts'
import { Button } from '../../components/controls/button.tsx'
import { Spinner } from '../../components/feedback/spinner.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { useImagePickerText } from '../../i18n/editor/index.ts'
import { PicturePreview } from './picture-preview.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const wrong = error ?? file.wrong

  function drop(event: DragEvent) {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped) file.take(dropped)
  }

  function type(text: string) {
    const ref = text.trim()
    setTyped(text)
    file.forget()
    onChange(ref ? { kind: 'url', ref } : undefined)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: its fields have labels of their own; the group only names their purpose.
    <div role="group" aria-labelledby={titleId} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p id={titleId} className="mb-1.5 text-sm font-semibold">
        {t.picture}
      </p>
      <div className="flex gap-4">
        <PicturePreview image={image} sending={file.preview} />
        <div className="grid min-w-0 flex-1 content-start justify-items-start gap-1">
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={t.choose}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) file.take(chosen)
              // So that the same file may be chosen again.
              target.value = ''
            }}
          />
          <Button variant="quiet" size="staff" onClick={() => input.current?.click()}>
            {image || file.preview ? t.chooseAnother : t.choose}
          </Button>
          <p className="text-sm text-ink-2">{t.orDrop}</p>
          {image && (
            <Button variant="text" onClick={() => type('')}>
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className="mt-2 text-sm font-medium empty:mt-0">
        {file.state === 'sending' && (
          <p className="flex items-center gap-2">
            <Spinner className="size-5" />
            {t.sending}
          </p>
        )}
        {file.state === 'arrived' && image?.kind === 'uploaded' && <p className="text-leaf">{t.arrived}</p>}
      </div>
      {wrong && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          <p className="min-w-0 flex-1">{wrong}</p>
          {file.again && (
            <Button variant="quiet" onClick={file.again}>
              {t.tryAgain}
            </Button>
          )}
        </div>
      )}
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
    </div>
  )

  function addressProblem(): string | undefined {
    if (!address || 'https://'.startsWith(address) || 'http://'.startsWith(address)) return undefined
    return isPictureAddress(address) ? undefined : t.addressInvalid
  }
}
