// English: receipt printers, their slips, and the printer at a board’s USB.
import type { PrinterCondition, PrinterKind, SlipDetail, SlipKind } from '#domain/paper/printer.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const slipCount = (n: number) => count(n, { one: '1 slip', other: `${n} slips` })

export const printers = {
  title: 'Printers',
  lead: 'Star and Epson printers fetch their slips from the shop. There is nothing to install, and nothing has to reach your network.',
  local:
    'This page is open at an address that works only on this machine, which a printer could not reach. Before you add a printer, set PUBLIC_URL on the server, or open this page at the shop’s own address.',
  add: 'Add a printer',
  none: 'No printer yet',
  noneHint:
    'Add a Star or Epson printer, and tickets print automatically as orders come in. Until then the browser prints: open an order and tap “Print”.',
  noneSuch: 'This printer no longer exists',
  today: 'Today',
  todayCount: (printed: number, marked: number, failed: number) =>
    `${slipCount(printed)} printed, ${marked} of them marked REPRINT, ${failed} not printed.`,

  states: {
    new: () => 'Waiting for its first call',
    ready: () => 'Ready',
    'low-paper': (time: string) => `Little paper left since ${time}`,
    'no-paper': (time: string) => `No paper since ${time}`,
    'cover-open': (time: string) => `Cover open since ${time}`,
    fault: (time: string) => `Out of order since ${time}`,
    silent: (time: string) => `Silent since ${time}`,
  } satisfies Record<PrinterCondition, (time: string) => string>,
  makes: { star: 'Star', epson: 'Epson', usb: 'USB of the board' } satisfies Record<PrinterKind, string>,
  seenNow: 'seen just now',
  seenAt: (when: string) => `last seen: ${when}`,
  neverSeen: 'not seen yet',
  /** `goal`: one of `waitsFor`, or nothing. */
  waiting: (n: number, goal: string, time: string) =>
    count(n, {
      one: `1 slip waiting${goal && ` ${goal}`}, since ${time}.`,
      other: `${n} slips waiting${goal && ` ${goal}`}, the first since ${time}.`,
    }),
  waitsFor: {
    new: 'for its first call',
    ready: 'for its next call',
    'low-paper': 'for its next call',
    'no-paper': 'for paper',
    'cover-open': 'until its cover is closed',
    fault: 'until it works again',
    silent: 'until it calls again',
  } satisfies Record<PrinterCondition, string>,
  insteadBy: (name: string) => `${name} prints instead.`,
  coveredBy: (name: string) => `If it fails, ${name} takes over.`,
  failedCount: (n: number) => count(n, { one: '1 slip was not printed', other: `${n} slips were not printed` }),
  stranger: (when: string) =>
    `Another device called with this printer’s address (${when}) and was refused. To use that one instead, choose “New address”.`,
  sameDevice: (name: string) =>
    `The same device is also set up as ${name}, so it may print everything twice. Withdraw one of the two.`,
  slow: (seconds: number) =>
    `It calls only every ${seconds} seconds, so slips print late, and trouble is noticed late. Set its interval to 5 seconds.`,

  kinds: { kitchen: 'Kitchen tickets', label: 'Labels', receipt: 'Receipts' } satisfies Record<SlipKind, string>,
  kindHints: {
    kitchen: 'automatically, when it is time to begin',
    label: 'automatically, one for each cup',
    receipt: 'when somebody asks for one',
  } satisfies Record<SlipKind, string>,
  oneOf: {
    kitchen: 'Kitchen ticket',
    label: 'Label',
    receipt: 'Receipt',
    test: 'Test page',
  } satisfies Record<SlipKind | 'test', string>,

  sections: { now: 'Status', make: 'Make and model', prints: 'What it prints', place: 'Paper and place' },
  addTitle: 'A new printer',
  make: 'Make',
  makeHints: {
    star: 'with CloudPRNT',
    epson: 'with Server Direct Print',
    usb: 'with the board’s USB',
  } satisfies Record<PrinterKind, string>,
  others: 'Any other printer: the browser prints. Open an order and tap “Print”.',
  name: 'Where it stands',
  nameHint: 'Such as “Bar” or “Kitchen”. Only staff see this.',
  prints: 'It prints',
  details: {
    'kitchen-elsewhere': 'What other stations make',
    'kitchen-payment': 'PAID, or what is still to be paid',
    'receipt-logo': 'The logo',
    'receipt-code': 'The code that opens the receipt on a phone',
    'label-name': 'The name on the cup',
    'label-allergies': 'Allergies, in a frame',
  } satisfies Record<SlipDetail, string>,
  stands: {
    kitchen: 'On a kitchen ticket',
    label: 'On a label',
    receipt: 'On a receipt',
  } satisfies Record<SlipKind, string>,
  station: 'Tickets and labels for',
  allStations: 'All stations',
  width: 'Paper',
  widths: {
    384: '58 mm',
    448: 'Labels of 60 mm',
    512: '80 mm, older Epson',
    576: '80 mm',
    832: '112 mm',
  } satisfies Record<number, string>,
  widthHint: 'A Star reports this with its first call.',
  lang: 'Language on paper',
  takesOver: 'If it fails, this one takes over',
  nobody: 'None',
  problems: {
    name_missing: 'Enter where it stands.',
    prints_missing: 'Choose at least one.',
  },
  changed: 'Someone else changed this printer just now',
  gone: 'Somebody has withdrawn it meanwhile.',
  saved: (name: string) => `${name} is saved.`,
  seeOnly: 'Only managers and owners change printers.',

  view: 'How it prints',
  viewOf: (kind: string) => `${kind}, as it prints`,
  viewFailed: 'The preview could not be drawn.',

  test: 'Print a test page',
  testing: {
    queued: 'The test page prints at its next call.',
    offered: 'The test page is being printed.',
    failed: 'The test page was not printed.',
    done: 'The test page has been printed.',
  },
  waits: 'Waiting and not printed',
  nothingWaits: 'Nothing is waiting, and nothing has failed.',
  onlyOldest: 'Only the oldest 50 are listed.',
  slipStates: {
    queued: (time: string) => `waiting since ${time}`,
    offered: (time: string) => `being printed, waiting since ${time}`,
    failed: (time: string) => `not printed, ${time}`,
  },
  printedBy: (name: string) => `by ${name}`,

  addressTitle: (name: string) => `Connect ${name}`,
  addressOnce: 'The address is shown only once. Anyone who has it gets this branch’s slips.',
  address: 'Address of the printer',
  addressHint: 'Or scan the code with the phone that shows the printer’s own page, and paste the address there.',
  steps: {
    star: [
      'Switch the printer off. Hold its feed button while you switch it on: it prints a sheet with its own address.',
      'Open that address in a browser on the same network. User: root, password: public.',
      'Under CloudPRNT choose Enable. Server URL: the address below. Polling Time: 5. Then Submit, Save and restart.',
      'Print the test page.',
    ],
    epson: [
      'Have the printer print its network status sheet: its own address is on it.',
      'Open that address in a browser on the same network. User: epson, password: the serial number.',
      'Under Server Direct Print choose Enable. ID: one that no other printer has. URL 1: the address below. Interval: 5. URL Encode: Enable.',
      'Print the test page.',
    ],
    usb: [
      'Connect the printer by USB to the tablet or computer that shows the board.',
      'Open the board there in Chrome or Edge, under its https address.',
      'In the board’s menu choose USB printer, then Connect a USB printer.',
      'Print the test page.',
    ],
  } satisfies Record<PrinterKind, readonly string[]>,
  waitsForCall: 'Waiting for its first call, which shows here within seconds.',
  renew: 'New address',
  renewAsk: (name: string) => `Give ${name} a new address?`,
  renewText:
    'The old address stops working at once. The printer gets no slips until you enter the new one; waiting slips are kept.',
  renewIt: 'Give it a new one',
  renewUsb: 'Another device prints',
  renewUsbAsk: (name: string) => `Let another device print for ${name}?`,
  renewUsbText:
    'The next board that connects a printer prints these slips, and the present one stops. Waiting slips are kept.',
  renewUsbIt: 'Let it print',
  withdraw: 'Withdraw the printer',
  withdrawAsk: (name: string) => `Withdraw ${name}?`,
  withdrawText: 'Its address stops working at once. You can add it again at any time.',
  withdrawWaits: (waiting: number) =>
    count(waiting, {
      one: '1 slip waits for it. It is not printed then, and the board says so.',
      other: `${waiting} slips wait for it. They are not printed then, and the board says so.`,
    }),
  withdrawIt: 'Withdraw',
  withdrawn: (name: string) => `${name} is withdrawn.`,
}

export type PrinterText = typeof printers

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
    withdrawn: 'The printer was withdrawn before it was printed.',
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

export const usb = {
  title: 'USB printer',
  lead: 'This device then prints the tickets of its branch while its board is open and in view.',
  connect: 'Connect a USB printer',
  other: 'Connect another printer',
  again: 'Try again',
  forget: 'Stop printing here',
  which: 'Which printer is it?',
  named: (name: string) => `Printer “${name}”`,
  none: 'This branch has no USB printer yet. A manager can add one on the Printers page.',
  missing: {
    browser:
      'This browser cannot print by USB. Open the board in Chrome or Edge on a computer or an Android tablet, or use a printer that is connected to the network.',
    plain:
      'Browsers let the board print by USB only over https. Open the board at its https address, or use a network printer.',
  },
  states: {
    off: 'Not connected.',
    opening: 'Connecting…',
    ready: 'Connected, ready to print.',
    'low-paper': 'Connected, little paper left.',
    'no-paper': 'Connected, out of paper.',
    'cover-open': 'Connected, but its cover is open.',
    fault: 'Connected, but it reports a fault.',
    unplugged: 'Unplugged or switched off. Once it is back, waiting slips print.',
    held: 'Another window or program is using it. Close that one. On Windows the printer needs the WinUSB driver.',
    stuck: 'It did not take what it was sent. Switch it off and on, then try again.',
    other:
      'This is not the printer that the shop knows. To use it, a manager taps “Another device prints” on the Printers page.',
  },
}

export type UsbText = typeof usb
