// While it is on the board, the board prints at its USB; what keeps it from printing stands above the tickets (PAPER-2).
import { useEffect } from 'react'
import { useObservable } from '../api/observable.ts'
import { Button } from '../components/controls/button.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { useUsbText } from '../i18n/printers/index.ts'
import type { UsbPrinter } from './usb-choice.ts'
import { linkUsb, retryUsb, type UsbState, usbState } from './usb-link.ts'

/** What the shop learns from the printer, such as an empty roll, is among the board's own signs. */
const cutOff: readonly UsbState[] = ['unplugged', 'held', 'stuck', 'other']

export function UsbSign({ printer }: { printer: UsbPrinter }) {
  const { t } = useUsbText()
  const state = useObservable(usbState)
  useEffect(() => linkUsb(printer), [printer])
  if (!cutOff.includes(state)) return null
  return (
    <Notice
      kind="warning"
      urgent
      title={t.named(printer.name)}
      action={
        <Button variant="quiet" size="staff" onClick={retryUsb}>
          {t.again}
        </Button>
      }
    >
      {t.states[state]}
    </Notice>
  )
}
