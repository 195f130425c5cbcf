// What the board and an opened order know of printers: who needs somebody, what was given up, and the slips of an
// order.
import { useRef } from 'react'
import type { Output } from '#contract/index.ts'
import { isTroubled, type SlipKind } from '#domain/paper/printer.ts'
import { randomKey } from '../http/new-key.ts'
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

/** Prints slips of this order; returns them. */
export function usePrintSlips(order: number): (what: SlipKind) => Promise<readonly OrderSlip[]> {
  const print = useStaffSend('slips.print', { onSettled: slipsMoved })
  const once = useKeyUntilDone()
  return async (what) => (await once(what, (key) => print.mutateAsync({ id: order, what, key }))).slips
}

/** Prints this slip once more. */
export function useSlipAgain(id: number): () => Promise<OrderSlip> {
  const again = useStaffSend('slips.again', { onSettled: slipsMoved })
  const once = useKeyUntilDone()
  return () => once('again', (key) => again.mutateAsync({ id, key }))
}

/** Who taps again because no answer came sends the same key: what did arrive is not printed twice. */
function useKeyUntilDone() {
  const keys = useRef(new Map<string, string>())
  return async <Answer>(of: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const key = keys.current.get(of) ?? randomKey()
    keys.current.set(of, key)
    const answer = await send(key)
    keys.current.delete(of)
    return answer
  }
}

export const useSlipLetBe = () => useStaffSend('slips.letBe', { onSettled: slipsMoved })

function slipsMoved() {
  return readAgain('printers', 'slips')
}
