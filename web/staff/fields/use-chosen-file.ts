// A file from its choice to its upload: its preview, its progress, what went wrong.
import { useEffect, useRef, useState } from 'react'
import { filmLimit } from '../../../domain/brand/media.ts'
import type { Image } from '../../../domain/menu/menu.ts'
import { type UploadUse, uploadLimits } from '../../../domain/shared/picture.ts'
import { useFilmUpload, useUpload } from '../../api/staff/send-file.ts'
import { mayPass, refusalOf } from '../../api/staff/staff.ts'
import { useImagePickerText } from '../../i18n/editor/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'

export interface ChosenFile {
  readonly state: 'none' | 'sending' | 'arrived' | 'wrong'
  /** The file's address within the browser while it is being uploaded. */
  readonly preview: string | undefined
  readonly wrong: string | undefined
  /** Sends the same file again, if that may succeed. */
  readonly again: (() => void) | undefined
  readonly take: (file: File) => void
  readonly forget: () => void
}

interface Hearers<Kept> {
  readonly onBusy: ((busy: boolean) => void) | undefined
  readonly onArrived: (kept: Kept) => void
}

interface Way<Kept> {
  readonly send: (file: File) => Promise<Kept>
  /** At most. */
  readonly bytes: number
  readonly tooLarge: 'image_too_large' | 'film_too_large'
}

type State = Pick<ChosenFile, 'state' | 'preview' | 'wrong' | 'again'>

const none: State = { state: 'none', preview: undefined, wrong: undefined, again: undefined }

export function useChosenPicture(accept: string, hearers: Hearers<Image>, use: UploadUse = 'picture'): ChosenFile {
  const send = useUpload(use).mutateAsync
  return useChosenFile(accept, hearers, { send, bytes: uploadLimits.bytes, tooLarge: 'image_too_large' })
}

export function useChosenFilm(hearers: Hearers<string>): ChosenFile {
  const send = useFilmUpload().mutateAsync
  return useChosenFile('video/*', hearers, { send, bytes: filmLimit, tooLarge: 'film_too_large' })
}

function useChosenFile<Kept>(accept: string, { onBusy, onArrived }: Hearers<Kept>, way: Way<Kept>): ChosenFile {
  const words = useImagePickerText().t
  const sentences = useRefusalText().t.refusals
  const [shown, setShown] = useState<State>(none)
  // If another file was chosen since, or none, the answer about the earlier one is ignored.
  const newest = useRef<File>(undefined)
  // The form may have changed while the file was on its way.
  const hear = useRef(onArrived)
  useEffect(() => {
    hear.current = onArrived
  })
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
    way.send(file).then(
      (kept) => {
        if (newest.current !== file) return
        settle({ ...none, state: 'arrived' })
        hear.current(kept)
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
    if (!accept.endsWith('/*') && !accept.split(',').includes(file.type)) return words.onlyThese
    return file.size > way.bytes ? sentences[way.tooLarge] : undefined
  }

  function forget() {
    newest.current = undefined
    settle(none)
  }

  return { ...shown, take, forget }
}
