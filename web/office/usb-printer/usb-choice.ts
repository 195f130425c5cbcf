// The USB printer that this browser prints on, remembered here.
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { createObservable } from '#web/data/observable.ts'

export interface UsbPrinter {
  readonly branch: string
  readonly id: number
  readonly name: string
  /** Which of the devices here. */
  readonly device: string
}

const name = 'staff.usbPrinter'
export const usbPrinter = createObservable<UsbPrinter | undefined>(readStored(name) as UsbPrinter | undefined)

export function keepUsb(printer: UsbPrinter | undefined): void {
  writeStored(name, printer)
  usbPrinter.write(printer)
}
