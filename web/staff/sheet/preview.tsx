// What a sheet would do: its mistakes first, then each item that changes, and the one button that does it.
import { useEffect, useRef } from 'react'
import { localize } from '../../../domain/shared/locale.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useSheetText } from '../../i18n/editor/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { Tick } from '../fields/tick.tsx'
import { ChangeList } from './change-list.tsx'
import { Counts } from './counts.tsx'
import { MistakeList } from './mistake-list.tsx'
import { Remarks } from './remarks.tsx'
import type { Sheet, SheetState } from './use-sheet.ts'

type PreviewProps = { sheet: Sheet; seen: Extract<SheetState, { step: 'seen' }> }

export function Preview({ sheet, seen: { file, preview, refusal, meanwhile, doing, key } }: PreviewProps) {
  const { t, locale } = useSheetText()
  const sentences = useRefusalText().t.refusals
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each preview has a key of its own.
  useEffect(() => {
    heading.current?.focus()
  }, [key])
  const { added, changed, removed, missing, mistakeCount, categories } = preview
  const count = added.length + changed.length + removed.length
  const may = count > 0 && mistakeCount === 0
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
          {t.found(file.name)}
        </h3>
        <Counts preview={preview} />
      </div>
      {meanwhile && <Notice kind="warning" urgent title={t.meanwhile} />}
      <MistakeList preview={preview} />
      {categories.length > 0 && (
        <Notice title={t.newCategories(categories.map((name) => localize(name, locale)).join(', '))} />
      )}
      <Remarks preview={preview} />
      {missing > 0 && <Tick label={t.removes(missing)} checked={sheet.removes} onChange={sheet.setRemoves} />}
      <ChangeList preview={preview} />
      {count === 0 && mistakeCount === 0 && <Notice kind="success" title={t.nothing} />}
      {refusal && (
        <Notice kind="error" urgent title={t.notDone}>
          {sentences[refusal]}
        </Notice>
      )}
      <div
        className={`flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 ${may ? 'foot-bar sticky bottom-0 z-10' : ''}`}
      >
        {may && (
          <Button size="staff" busy={doing} onClick={sheet.doIt}>
            {refusal ? t.tryAgain : t.doIt}
          </Button>
        )}
        <Button size="staff" variant="quiet" disabled={doing} onClick={sheet.putAway}>
          {t.close}
        </Button>
      </div>
    </section>
  )
}
