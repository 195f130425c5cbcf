// Brings a spreadsheet with the menu in: chosen or dropped, shown with every change and mistake, then done.
import { mayPass } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Spinner } from '../../components/feedback/spinner.tsx'
import { useSheetText } from '../../i18n/editor/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { Counts } from './counts.tsx'
import { ExampleButton } from './example-button.tsx'
import { FileDrop } from './file-drop.tsx'
import { Preview } from './preview.tsx'
import { useSheet } from './use-sheet.ts'

/** `onDone` hears that the menu is as the sheet says. */
export function SheetImport({ onDone }: { onDone?: () => void }) {
  const { t, locale } = useSheetText()
  const sentences = useRefusalText().t.refusals
  const sheet = useSheet(locale, onDone)
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
            {t.reading}
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
      {state.step === 'seen' && <Preview sheet={sheet} seen={state} />}
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
          <Counts preview={state.preview} />
        </Notice>
      )}
    </div>
  )
}
