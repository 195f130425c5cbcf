// Where a file is chosen, or dropped.
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { upIcon } from '../../components/icons/icons-staff.ts'
import { useSheetText } from '../../i18n/editor/index.ts'

type FileDropProps = {
  onFile: (file: File) => void
  /** A file was chosen before. */
  again: boolean
  children: ReactNode
}

export function FileDrop({ onFile, again, children }: FileDropProps) {
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
        {again ? t.chooseAnother : t.chooseFile}
      </Button>
      <span className="text-ink-2 max-sm:hidden">{t.orDrop}</span>
      <span className="ms-auto max-sm:ms-0">{children}</span>
    </div>
  )
}
