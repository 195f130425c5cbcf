// Loaded on demand at branches with receipt printers; others load none of it.
import type { ComponentProps } from 'react'
import { lazyPart } from '#web/data/lazy-part.tsx'
import type { LiveState } from '#web/data/live/live-stream-api.ts'
import { type PrinterTroubles, usePrinterTroubles } from '#web/data/staff/slip-api.ts'
import type { OrderSlips } from './order-slips.tsx'

const troubles = () => import('./printer-troubles.tsx')
export const LazyPrinterSign = lazyPart(() => troubles().then((file) => file.PrinterSign))
export const LazyPrinterBar = lazyPart(() => troubles().then((file) => file.PrinterBar))
export const LazyPrinterNews = lazyPart(() => troubles().then((file) => file.PrinterNews))
export const LazyPrinterTroubles = lazyPart(() => troubles().then((file) => file.PrinterTroubleList))
const LazyOrderSlips = lazyPart(() => import('./order-slips.tsx').then((file) => file.OrderSlips))

type OrderPaperProps = Omit<ComponentProps<typeof OrderSlips>, 'troubles'> & { troubles: PrinterTroubles | undefined }

/** Shows nothing at a branch without printers. */
export function OrderPaper({ troubles, ...rest }: OrderPaperProps) {
  return troubles && troubles.prints.length > 0 && <LazyOrderSlips {...rest} troubles={troubles} />
}

/** For a page that has not asked about printers yet. */
export function PageOrderPaper({ live, ...rest }: Omit<OrderPaperProps, 'troubles'> & { live: LiveState }) {
  return <OrderPaper {...rest} troubles={usePrinterTroubles(rest.order.branch, live)} />
}
