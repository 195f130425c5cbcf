// The printer at a board's USB, loaded when one was connected here, or when its panel is opened.

import { lazyPart } from '#web/data/lazy-part.tsx'
import { useObservable } from '#web/data/observable.ts'
import { usbPrinter } from './usb-choice.ts'

export const LazyUsbPanel = lazyPart(() => import('./usb-panel.tsx').then((file) => file.UsbPanel))
const Link = lazyPart(() => import('./usb-panel.tsx').then((file) => file.UsbSign))

/** Prints for the branch while it is shown, and says when that is not possible. */
export function UsbLink({ branch }: { branch: string }) {
  const printer = useObservable(usbPrinter)
  return printer?.branch === branch && <Link printer={printer} />
}
