// The words of slips: English.
import type { SlipWords } from './slip-words.ts'

export const slipWords: SlipWords = {
  takeAway: 'take away',
  table: (table) => `table ${table}`,
  ready: 'ready',
  allergy: 'ALLERGY',
  no: 'NO',
  changed: (time) => `CHANGED ${time}`,
  cancelled: (time) => `CANCELLED ${time}`,
  asOrdered: 'unchanged',
  added: 'NEW',
  gone: 'REMOVED',
  elsewhere: (what) => `Made elsewhere: ${what}`,
  paid: 'PAID',
  partPaid: (paid, total) => `Part paid: ${paid} of ${total}`,
  toPay: 'TO PAY',
  toGiveBack: 'TO GIVE BACK',
  printed: (time) => `printed ${time}`,
  piece: (piece, of) => `${piece} of ${of}`,
  forWhom: (name) => `for ${name}`,
  without: (what) => `without ${what}`,
  seeBoard: 'Cannot be printed: see the board',
  reprint: 'REPRINT',
  test: 'Test page',
  readable: 'If this can be read, the printer works.',
  onPhone: 'Keep it on your phone',
}
