// The calls of the page of receipt printers: how each is, setting one up, and the slips that wait for it or were given
// up.
import { downloadAddress } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import type { SlipKind } from '#domain/paper/printer.ts'
import { readAgain, readFresh, refusalOf, useStaffRead, useStaffSend } from './staff-api.ts'

export type PrintersOfBranch = Output<'printers.list'>
export type ShownPrinter = PrintersOfBranch['printers'][number]
export type ShownSlip = Output<'printers.read'>['slips'][number]

/** No event tells of each call of a printer, so they are read as often as printers call. */
const often = { refetchInterval: 5000 }

export const usePrinters = (branch: string) =>
  useStaffRead(['printers', 'list', branch], 'printers.list', { branch }, often)

export const usePrinter = (id: number) => useStaffRead(['printers', 'one', id], 'printers.read', { id }, often)

/** As it is on the server now; undefined if somebody withdrew it. */
export const freshPrinter = (id: number): Promise<ShownPrinter | undefined> =>
  readFresh(['printers', 'one', id], 'printers.read', { id }).then(
    ({ printer }) => printer,
    (error: unknown) => {
      if (refusalOf(error) === 'not_found') return undefined
      throw error
    },
  )

const printersChanged = () => readAgain('printers')

/** The answers have the path of the address, which is kept no longer than the dialog that shows it. */
export const useAddPrinter = () => useStaffSend('printers.add', { onSuccess: printersChanged, gcTime: 0 })

export const useRenewPrinter = () => useStaffSend('printers.renew', { onSettled: printersChanged, gcTime: 0 })

export const useSavePrinter = () => useStaffSend('printers.save', { onSuccess: printersChanged })

/** The page of the printer is left first: it could not be read any more. */
export const useWithdrawPrinter = () => useStaffSend('printers.withdraw')

export const readPrintersAgain = (): void => void printersChanged()

/** Is through once the list of slips has the test page. */
export const useTestPrinter = () => useStaffSend('printers.test', { onSettled: printersChanged })

/** The picture of a slip as a printer with these settings would print it. */
export const slipPicture = (
  what: SlipKind,
  branch: string,
  { width, lang, station, leavesOut }: Pick<Input<'printers.add'>, 'width' | 'lang' | 'station' | 'leavesOut'>,
): string =>
  downloadAddress('slip.png', { branch, what, width: String(width), lang, station, leavesOut: leavesOut.join() })
