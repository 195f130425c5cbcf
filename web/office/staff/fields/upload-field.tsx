// A file that is uploaded as soon as it is chosen: what is there now, a button, and how the upload goes.
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Image } from '#domain/menu/menu.ts'
import { type UploadUse, uploadLimits } from '#domain/shared/picture.ts'
import { filmLimit } from '#domain/shop/brand/media.ts'
import { useFilmUpload, useUpload } from '#web/data/staff/file-api.ts'
import { mayPass, refusalOf } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useImagePickerText } from '#web/words/editor/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'

type UploadFieldProps = {
  label: string
  /** Of the `<input>`. */
  accept: string
  file: ChosenFile
  /** What is there now, or is being sent. */
  shown?: ReactNode
  words: { choose: string; sending: string; arrived: string | undefined }
  /** On the button, if it is more than to choose. */
  button?: string
  /** A file may also be dropped here, which this says. */
  dropHint?: string
  /** A button that takes away what is there. */
  remove?: { label: string; onClick: () => void } | undefined
  hint?: ReactNode
  /** What the form finds wrong with it. */
  error?: ReactNode
  children?: ReactNode
}

export function UploadField(props: UploadFieldProps) {
  const { label, accept, file, shown, words, button, dropHint, remove, hint, error, children } = props
  const { t } = useImagePickerText()
  const input = useRef<HTMLInputElement>(null)
  const title = useId()
  const wrong = error ?? file.wrong

  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [dropped] = event.dataTransfer.files
      if (dropped) file.take(dropped)
    },
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for several fields.
    <div role="group" aria-labelledby={title} {...(dropHint && drop)}>
      <p id={title} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div className={`flex gap-4 ${dropHint ? '' : 'flex-wrap items-center'}`}>
        {shown}
        <div className={dropHint ? 'grid min-w-0 flex-1 content-start justify-items-start gap-1' : 'contents'}>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={words.choose}
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) file.take(chosen)
              // So that the same file may be chosen again.
              target.value = ''
            }}
          />
          <Button variant="quiet" size="staff" onClick={() => input.current?.click()}>
            {button ?? words.choose}
          </Button>
          {dropHint && <p className="text-sm text-ink-2">{dropHint}</p>}
          {remove && (
            <Button
              variant="text"
              onClick={() => {
                file.forget()
                remove.onClick()
              }}
            >
              {remove.label}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className="mt-2 text-sm font-medium empty:mt-0">
        {file.state === 'sending' && (
          <p className="flex items-center gap-2">
            <Spinner className="size-5" />
            <span>{words.sending}</span>
          </p>
        )}
        {file.state === 'arrived' && words.arrived && <p className="text-leaf">{words.arrived}</p>}
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
      {hint && <p className="mt-1.5 text-sm text-ink-2">{hint}</p>}
      {children}
    </div>
  )
}

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
