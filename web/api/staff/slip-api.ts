// What the board and an opened order know of printers: who needs somebody, what was given up, and the slips of an order.
import type { Output } from '../../../contract/index.ts'
import { isTroubled } from '../../../domain/paper/printer.ts'
import type { LiveState } from '../live/live-stream-api.ts'
import { readAgain, useStaffRead, useStaffSend } from './staff-api.ts'

export type PrinterTroubles = Output<'printers.troubles'>
export type TroubledPrinter = PrinterTroubles['printers'][number]
export type OrderSlip = Output<'slips.list'>['slips'][number]

/** Whether somebody has to go to a printer, or to decide about a slip that was given up. */
export const needsSomebody = ({ printers, failed }: PrinterTroubles): boolean =>
  failed.length > 0 || printers.some(({ condition }) => isTroubled(condition))

/**
 * Read once the stream is open, so that nothing is missed in between; then events tell. No event counts what waits, so
 * that is read while something is wrong. Without a stream, a branch that has no printers is not asked again and again.
 */
export const usePrinterTroubles = (branch: string, live: LiveState): PrinterTroubles | undefined =>
  useStaffRead(
    ['printers', 'troubles', branch],
    'printers.troubles',
    { branch },
    {
      enabled: ({ state: { data } }) => live === 'live' || (live === 'polling' && data?.prints.length !== 0),
      refetchInterval: ({ state: { data } }) => (data && needsSomebody(data) ? 10_000 : false),
    },
  ).data

/** The slips of an order. Events do not tell of each one that is printed, so they are read until all are. */
export const useSlips = (order: number) =>
  useStaffRead(
    ['slips', order],
    'slips.list',
    { id: order },
    { refetchInterval: ({ state: { data } }) => (data?.slips.some(isUnderWay) ? 4000 : false) },
  )

const isUnderWay = ({ state }: OrderSlip): boolean => state === 'queued' || state === 'offered'

export const usePrintSlips = () => useStaffSend('slips.print', { onSettled: slipsMoved })

export const useSlipAgain = () => useStaffSend('slips.again', { onSettled: slipsMoved })

export const useSlipLetBe = () => useStaffSend('slips.letBe', { onSettled: slipsMoved })

function slipsMoved() {
  return readAgain('printers', 'slips')
}
