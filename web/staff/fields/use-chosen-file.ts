// A picture file from its choice to its upload: its preview, its progress, what went wrong.
import { useEffect, useRef, useState } from 'react'
import type { Image } from '../../../domain/menu/menu.ts'
import { uploadLimits } from '../../../domain/shared/picture.ts'
import { useUpload } from '../../api/staff/images.ts'
import { mayPass, refusalOf } from '../../api/staff/staff.ts'
import { useImagePickerText } from '../../i18n/image-picker/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'

interface ChosenFile {
  readonly state: 'none' | 'sending' | 'arrived' | 'wrong'
  /** The file's address within the browser while it is being uploaded. */
  readonly preview: string | undefined
  /** What is wrong with it, in words. */
  readonly wrong: string | undefined
  /** Sends the same file again, if that may succeed. */
  readonly again: (() => void) | undefined
  readonly take: (file: File) => void
  readonly forget: () => void
}

interface Hearers {
  readonly onBusy: ((busy: boolean) => void) | undefined
  readonly onArrived: (image: Image) => void
}

type State = Pick<ChosenFile, 'state' | 'preview' | 'wrong' | 'again'>

const none: State = { state: 'none', preview: undefined, wrong: undefined, again: undefined }

export function useChosenFile(accept: string, { onBusy, onArrived }: Hearers): ChosenFile {
  const words = useImagePickerText().t
  const sentences = useRefusalText().t.refusals
  const upload = useUpload()
  const [shown, setShown] = useState<State>(none)
  // If another file was chosen since, or none, the answer about the earlier one is ignored.
  const newest = useRef<File>(undefined)
  const preview = shown.preview
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])
  useEffect(
    () => () => {
      newest.current = undefined
    },
    [],
  )

  const settle = (state: State) => {
    setShown(state)
    onBusy?.(state.state === 'sending')
  }

  function take(file: File) {
    newest.current = file
    const fault = faultOf(file)
    if (fault) return settle({ ...none, state: 'wrong', wrong: fault })
    settle({ ...none, state: 'sending', preview: URL.createObjectURL(file) })
    upload.mutateAsync(file).then(
      (image) => {
        if (newest.current !== file) return
        settle({ ...none, state: 'arrived' })
        onArrived(image)
      },
      (error: unknown) => {
        if (newest.current !== file) return
        const refusal = refusalOf(error)
        const again = mayPass(refusal) ? () => take(file) : undefined
        settle({ ...none, state: 'wrong', wrong: sentences[refusal], again })
      },
    )
  }

  function faultOf(file: File): string | undefined {
    if (accept !== 'image/*' && !accept.split(',').includes(file.type)) return words.onlyThese
    return file.size > uploadLimits.bytes ? sentences.image_too_large : undefined
  }

  function forget() {
    newest.current = undefined
    settle(none)
  }

  return { ...shown, take, forget }
}
