// English: printers in trouble, and the slips of an order.
import type { PrinterCondition, SlipKind } from '../../../domain/paper/printer.ts'
import { plural } from '../plural.ts'

const count = plural('en')

export const slips = {
  conditions: {
    new: 'has not called yet',
    ready: 'ready',
    'low-paper': 'little paper left',
    'no-paper': 'no paper',
    'cover-open': 'cover open',
    fault: 'out of order',
    silent: 'silent',
  } satisfies Record<PrinterCondition, string>,
  since: (time: string) => `since ${time}`,
  waiting: (n: number) => count(n, { one: '1 slip waiting', other: `${n} slips waiting` }),
  takesOver: (printer: string) => `${printer} takes over`,
  /** What helps, by what is wrong. */
  help: {
    'low-paper': 'Keep a new roll at hand.',
    'no-paper': 'Put in a new roll. Waiting slips then print automatically.',
    'cover-open': 'Close the cover. Waiting slips then print automatically.',
    fault: 'Check the printer, or switch it off and on again.',
    silent: 'It is off or has no network.',
  },
  several: (n: number) => `${n} printers are not printing`,
  givenUp: (n: number) => count(n, { one: '1 slip was not printed', other: `${n} slips were not printed` }),
  look: 'Show',
  allWell: 'All printers are working.',
  kinds: {
    kitchen: 'Kitchen ticket',
    receipt: 'Receipt',
    label: 'Labels',
    test: 'Test page',
  } satisfies Record<SlipKind | 'test', string>,
  marks: { changed: 'changed', cancelled: 'cancelled', reprint: 'reprint' },
  notPrinted: (slip: string, printer: string) => `${slip} not printed, ${printer}`,
  why: {
    drawing: 'It could not be drawn.',
    kind: 'The printer does not support this kind of picture.',
    large: 'It is too large for the printer.',
    network: 'The printer could not fetch it in time.',
    paper: 'The paper ran out while it printed.',
    cover: 'The cover was opened while it printed.',
    fault: 'The printer broke down while it printed.',
    silence: 'The printer took it but never confirmed it. It may be on paper.',
    other: (code: string) => `The printer says: ${code}`,
  },
  title: 'On paper',
  none: 'Nothing has been printed yet.',
  states: {
    queued: (printer: string) => `waiting for ${printer}`,
    offered: (printer: string) => `being printed, ${printer}`,
    printed: (printer: string, time: string) => `printed ${time}, ${printer}`,
    failed: (printer: string) => `not printed, ${printer}`,
  },
  print: {
    kitchen: 'Print kitchen ticket',
    receipt: 'Print receipt',
    label: 'Print labels',
  } satisfies Record<SlipKind, string>,
  again: 'Print again',
  letBe: 'Dismiss',
  sentTo: (printers: string) => `Sent to ${printers}`,
}

export type OrderPaperText = typeof slips
