// What shops with receipt printers load, once they need it; a branch without printers loads none of it.
import type { ComponentProps } from 'react'
import type { LiveState } from '../../../api/live/live-stream-api.ts'
import { type PrinterTroubles, usePrinterTroubles } from '../../../api/staff/slip-api.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import type { OrderSlips } from './order-slips.tsx'

const troubles = () => import('./printer-troubles.tsx')
export const LatePrinterSign = lazyPart(() => troubles().then((file) => file.PrinterSign))
export const LatePrinterBar = lazyPart(() => troubles().then((file) => file.PrinterBar))
export const LatePrinterNews = lazyPart(() => troubles().then((file) => file.PrinterNews))
export const LatePrinterTroubles = lazyPart(() => troubles().then((file) => file.PrinterTroubleList))
const LateOrderSlips = lazyPart(() => import('./order-slips.tsx').then((file) => file.OrderSlips))

type OrderPaperProps = Omit<ComponentProps<typeof OrderSlips>, 'troubles'> & { troubles: PrinterTroubles | undefined }

/** Nothing at a branch whose printers print nothing. */
export function OrderPaper({ troubles, ...rest }: OrderPaperProps) {
  return troubles && troubles.prints.length > 0 && <LateOrderSlips {...rest} troubles={troubles} />
}

/** On a page, which has not asked about printers yet. */
export function PageOrderPaper({ live, ...rest }: Omit<OrderPaperProps, 'troubles'> & { live: LiveState }) {
  return <OrderPaper {...rest} troubles={usePrinterTroubles(rest.order.branch, live)} />
}
