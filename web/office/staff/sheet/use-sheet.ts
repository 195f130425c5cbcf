// A sheet from its choice to its end: read, previewed, read again when something moved, and done once.
import { useRef, useState } from 'react'
import { sheetLimits } from '#domain/menu/sheet/sheet-columns.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { type SheetFile, type SheetPreview, useApplySheet, usePreviewSheet } from '#web/data/staff/file-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'

export type SheetState =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly file: SheetFile }
  | { readonly step: 'wrong'; readonly file: SheetFile; readonly refusal: CallRefused['refusal'] }
  | {
      readonly step: 'seen'
      readonly file: SheetFile
      readonly preview: SheetPreview
      /** One for each preview, so that a retry after a lost answer does nothing twice. */
      readonly key: string
      readonly doing: boolean
      /** Why it was not done; the file is still there. */
      readonly refusal?: CallRefused['refusal'] | undefined
      /** The menu changed since the preview before this one. */
      readonly meanwhile: boolean
    }
  | { readonly step: 'done'; readonly preview: SheetPreview }

export type Sheet = ReturnType<typeof useSheet>

export function useSheet(lang: Locale) {
  const [state, setState] = useState<SheetState>({ step: 'none' })
  const [removes, setRemoves] = useState(false)
  const read = sendBy(usePreviewSheet())
  const apply = sendBy(useApplySheet())
  // An answer about an earlier file, or an earlier wish, is ignored.
  const newest = useRef(0)

  async function preview(file: SheetFile, wish: boolean, meanwhile = false) {
    newest.current += 1
    const mine = newest.current
    setState({ step: 'reading', file })
    const answer = await read({ file, lang, removes: wish })
    if (newest.current !== mine) return
    if (!answer.ok) setState({ step: 'wrong', file, refusal: answer.refusal.refusal })
    else setState({ step: 'seen', file, preview: answer.value, key: randomKey(), doing: false, meanwhile })
  }

  async function choose(file: File) {
    const named = { name: file.name, content: file as Blob }
    if (file.size > sheetLimits.bytes) return setState({ step: 'wrong', file: named, refusal: 'sheet_too_large' })
    // The file may be saved over or taken away while its preview is looked at.
    const content = await file.arrayBuffer().catch(() => undefined)
    if (!content) return setState({ step: 'wrong', file: named, refusal: 'sheet_broken' })
    setRemoves(false)
    await preview({ name: file.name, content: new Blob([content]) }, false)
  }

  async function doIt() {
    if (state.step !== 'seen' || state.doing) return
    setState({ ...state, doing: true, refusal: undefined })
    const { file, preview: seen, key } = state
    const answer = await apply({ file, lang, removes, plan: seen.plan, key })
    if (answer.ok) setState({ step: 'done', preview: seen })
    else if (answer.refusal.refusal === 'changed_meanwhile') await preview(file, removes, true)
    else setState({ ...state, doing: false, refusal: answer.refusal.refusal })
  }

  return {
    state,
    removes,
    choose: (file: File) => void choose(file),
    setRemoves: (wish: boolean) => {
      setRemoves(wish)
      if ('file' in state) void preview(state.file, wish)
    },
    readAgain: () => {
      if ('file' in state) void preview(state.file, removes)
    },
    doIt: () => void doIt(),
    putAway: () => {
      newest.current += 1
      setState({ step: 'none' })
    },
  }
}
