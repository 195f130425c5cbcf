// Brings a spreadsheet with the menu in: chosen or dropped, shown with every change and mistake, then done.

import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTakeOut } from '#web/data/staff/file-api.ts'
import { mayPass } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { upIcon } from '#web/ui/icons/icons-staff.ts'
import { useSheetText } from '#web/words/editor/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useSaveAtOnce } from '../save-at-once.ts'
import { SheetCounts, SheetPreviewTable } from './sheet-preview.tsx'
import { useSheet } from './use-sheet.ts'

export function SheetImport() {
  const { t, locale } = useSheetText()
  const sentences = useRefusalText().t.refusals
  const sheet = useSheet(locale)
  const { state } = sheet
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state.step !== 'done' && (
        <FileDrop onFile={sheet.choose} again={state.step !== 'none'}>
          <ExampleButton />
        </FileDrop>
      )}
      <div role="status" className="empty:hidden">
        {state.step === 'reading' && (
          <p className="flex items-center gap-3 font-medium">
            <Spinner className="size-6" />
            <span>{t.reading}</span>
          </p>
        )}
      </div>
      {state.step === 'wrong' && (
        <Notice
          kind="error"
          urgent
          title={<bdi className="wrap-anywhere">{state.file.name}</bdi>}
          action={
            mayPass(state.refusal) && (
              <Button variant="quiet" onClick={sheet.readAgain}>
                {t.tryAgain}
              </Button>
            )
          }
        >
          {sentences[state.refusal]}
        </Notice>
      )}
      {state.step === 'seen' && <SheetPreviewTable sheet={sheet} seen={state} />}
      {state.step === 'done' && (
        <Notice
          kind="success"
          title={t.done}
          action={
            <Button variant="quiet" onClick={sheet.putAway}>
              {t.anotherSheet}
            </Button>
          }
        >
          <SheetCounts preview={state.preview} />
        </Notice>
      )}
    </div>
  )
}

type FileDropProps = {
  onFile: (file: File) => void
  /** A file was chosen before. */
  again: boolean
  children: ReactNode
}

function FileDrop({ onFile, again, children }: FileDropProps) {
  const { t } = useSheetText()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse only; the button does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed p-4 ${over ? 'border-ink bg-honey-soft' : 'border-edge bg-card'}`}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t.chooseFile}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // So that the same file may be chosen again once it is mended.
          target.value = ''
        }}
      />
      <Button size="staff" variant={again ? 'quiet' : 'primary'} onClick={() => input.current?.click()}>
        <Icon of={upIcon} className="size-5" />
        <span>{again ? t.chooseAnother : t.chooseFile}</span>
      </Button>
      <span className="text-ink-2 max-sm:hidden">{t.orDrop}</span>
      <span className="ms-auto max-sm:ms-0">{children}</span>
    </div>
  )
}

function ExampleButton() {
  const { t, locale } = useSheetText()
  const takeOut = useTakeOut()
  const save = useSaveAtOnce(takeOut)
  const take = () => save({ format: 'xlsx', lang: locale, example: 'yes', name: `${t.exampleName}.xlsx` })
  return (
    <Button variant="text" busy={takeOut.isPending} onClick={take}>
      {t.example}
    </Button>
  )
}
