// How a printer is at this moment, and what can be done about it at once.
import { useState } from 'react'
import { type ShownPrinter, type ShownSlip, useRenewPrinter } from '#web/data/staff/printer-api.ts'
import { RefusedNotice } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { usePrinterText } from '#web/words/printers/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PrintTest } from './print-test.tsx'
import { showAddress } from './printer-address.tsx'
import { PrinterOddities, PrinterTile, StateLines, WaitingLines } from './printer-state.tsx'
import { SlipList } from './slip-list.tsx'

type PrinterNowProps = {
  printer: ShownPrinter
  cover: ShownPrinter | undefined
  slips: readonly ShownSlip[]
  edits: boolean
}

export function PrinterNow({ printer, cover, slips, edits }: PrinterNowProps) {
  return (
    <>
      <div className="flex items-start gap-4">
        <PrinterTile condition={printer.condition} />
        <div className="min-w-0 flex-1">
          <StateLines printer={printer} />
          <WaitingLines printer={printer} cover={cover} />
        </div>
      </div>
      <PrinterOddities printer={printer} />
      {edits && (
        <div className="flex flex-wrap items-start gap-3">
          <PrintTest printer={printer.id} slips={slips} />
          <Renew printer={printer} />
        </div>
      )}
      <SlipList slips={slips} branch={printer.branch} />
    </>
  )
}

function Renew({ printer: { id, name, kind } }: { printer: ShownPrinter }) {
  const { t } = usePrinterText()
  const says =
    kind === 'usb'
      ? { renew: t.renewUsb, ask: t.renewUsbAsk(name), text: t.renewUsbText, confirm: t.renewUsbIt }
      : { renew: t.renew, ask: t.renewAsk(name), text: t.renewText, confirm: t.renewIt }
  const { cancel, close } = useEditFormText().t
  const renew = useRenewPrinter()
  const [asking, setAsking] = useState(false)

  function run() {
    renew.mutate(
      { id },
      {
        onSuccess: ({ path }) => {
          setAsking(false)
          showAddress(id, path)
        },
      },
    )
  }

  return (
    <>
      <Button variant="quiet" size="staff" onClick={() => setAsking(true)}>
        {says.renew}
      </Button>
      <ConfirmDialog
        open={asking}
        title={says.ask}
        labels={{ cancel, confirm: says.confirm, close }}
        busy={renew.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={run}
      >
        <div className="grid gap-3">
          <p>{says.text}</p>
          <RefusedNotice error={renew.error} />
        </div>
      </ConfirmDialog>
    </>
  )
}
