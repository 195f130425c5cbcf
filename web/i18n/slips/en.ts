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
  waiting: (n: number) => count(n, { one: '1 slip waits', other: `${n} slips wait` }),
  takesOver: (printer: string) => `${printer} takes over`,
  /** What helps, by what is wrong. */
  help: {
    'low-paper': 'Keep a new roll at hand.',
    'no-paper': 'Put in a new roll. What waits then prints by itself.',
    'cover-open': 'Close the cover. What waits then prints by itself.',
    fault: 'Look at the printer, or switch it off and on again.',
    silent: 'It is off, or has no network.',
  },
  several: (n: number) => `${n} printers do not print`,
  givenUp: (n: number) => count(n, { one: '1 slip was not printed', other: `${n} slips were not printed` }),
  look: 'Look',
  allWell: 'All printers are well.',
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
    kind: 'The printer cannot print pictures of this kind.',
    large: 'It is too large for the printer.',
    network: 'The printer could not fetch it in time.',
    paper: 'The paper ran out while it printed.',
    cover: 'The cover was opened while it printed.',
    fault: 'The printer broke down while it printed.',
    silence: 'The printer took it and never said that it was printed. It may be on paper.',
    other: (code: string) => `The printer says: ${code}`,
  },
  title: 'On paper',
  none: 'Nothing was printed yet.',
  states: {
    queued: (printer: string) => `waits for ${printer}`,
    offered: (printer: string) => `is being printed, ${printer}`,
    printed: (printer: string, time: string) => `printed ${time}, ${printer}`,
    failed: (printer: string) => `not printed, ${printer}`,
  },
  print: {
    kitchen: 'Print the kitchen ticket',
    receipt: 'Print receipt',
    label: 'Print labels',
  } satisfies Record<SlipKind, string>,
  again: 'Print again',
  letBe: 'Let it be',
  sentTo: (printers: string) => `Sent to ${printers}`,
}

export type OrderPaperText = typeof slips
