// English: the page about fake orders; the other languages have the same keys.
import type { Hurdle } from '../../../domain/guard/guard.ts'

export const en = {
  title: 'Fake orders',
  refuseAndBlock: 'Refuse and block',
  blockHint: 'For a fake order: refuses all that this customer has open, and blocks their device and telephone.',
  blocked: (code: string) => `${code} is refused and its customer blocked.`,
  onlyRefused: (code: string) => `${code} is refused. It was not placed on the website, so nobody is blocked.`,
  toBlocks: 'Blocks',
  asks: 'Asking to order',
  asksHint: 'They say this number at the counter or on the telephone. Let in, their order is placed by itself.',
  noAsks: 'Nobody is asking.',
  asksWaiting: (count: number) => (count === 1 ? '1 customer asks to order' : `${count} customers ask to order`),
  letIn: 'Let in',
  letInOf: (code: string) => `Let in ${code}`,
  decline: 'No',
  declineOf: (code: string) => `No: ${code}`,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  why: {
    blocked: 'Blocked',
    value: 'A large order of a new customer',
    open: 'Has open orders that were not collected',
    crowd: 'Many open orders of new customers on this connection',
  } as Readonly<Record<Hurdle, string>>,
  blocks: 'Blocked',
  blocksHint:
    'Nobody on the list can order on the website. New customers on the same connection have a word with you first; everybody else there orders as before. Telephone numbers are not kept here in plain text.',
  noBlocks: 'Nobody is blocked.',
  whatBlocked: { both: 'Device and telephone', device: 'Device', phone: 'Telephone', neither: 'Connection' },
  by: (name: string, when: string) => `By ${name}, ${when}`,
  until: (when: string) => `Until ${when}`,
  lift: 'Lift',
  liftOf: (code: string) => `Lift the block of ${code}`,
  lifted: (code: string) => `The block of ${code} is lifted.`,
  rules: 'What customers may order without a word with you',
  rulesHint: 'Whoever has collected an order on their device before is never asked.',
  on: 'Ask before an order that may be fake',
  newOpen: 'Open orders of new customers with the same kind of device on one connection',
  newOpenHint: '3 is right for most. With 0, every customer whose device was never here before has a word with you.',
  openOrders: 'Open orders of one device or telephone number',
  openValue: 'Together at most, in euros',
  blockHours: 'A block lasts, in hours',
  between: (least: string, most: string) => `From ${least} to ${most}.`,
  save: 'Save',
  saved: 'Saved.',
}

export type GuardText = typeof en
