// Prints a test page, and follows it until it is on paper.
import { type ShownSlip, useTestPrinter } from '#web/data/staff/printer-api.ts'
import { RefusedNotice } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { usePrinterText } from '#web/words/printers/index.ts'
import { mostSlips } from './slip-list.tsx'

type TestPageProps = {
  printer: number
  /** Its slips that wait or were given up; one that is not among them any more was confirmed. */
  slips: readonly ShownSlip[]
}

export function PrintTest({ printer, slips }: TestPageProps) {
  const { t } = usePrinterText()
  const test = useTestPrinter()
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="quiet" size="staff" busy={test.isPending} onClick={() => test.mutate({ id: printer })}>
        <Icon of={printerIcon} className="size-5" />
        <span>{t.test}</span>
      </Button>
      <p role="status" className="flex items-center gap-2 font-medium empty:hidden">
        {test.isSuccess && <Testing of={test.data} slips={slips} />}
      </p>
      <RefusedNotice error={test.error} />
    </div>
  )
}

function Testing({ of: { id }, slips }: { of: ShownSlip; slips: readonly ShownSlip[] }) {
  const { t } = usePrinterText()
  const slip = slips.find((one) => one.id === id)
  if (slip?.state === 'failed') return <span className="text-cherry">{t.testing.failed}</span>
  if (slip?.state === 'offered') return <span>{t.testing.offered}</span>
  if (slip || slips.length >= mostSlips) return <span>{t.testing.queued}</span>
  return (
    <>
      <Icon of={checkIcon} className="size-5 text-leaf" />
      <span>{t.testing.done}</span>
    </>
  )
}
