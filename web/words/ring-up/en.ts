// English: ringing orders up by hand.
import type { RingUpState } from '#domain/money/ring-up.ts'
import { plural } from '../plural.ts'

const count = plural('en')

export const ringUp = {
  title: 'To ring up',
  lead: 'Type each order into the till, then tap “Rung up”. Prices stand in the till alone.',
  open: 'List to ring up',
  orders: (n: number) => count(n, { one: '1 order to ring up', other: `${n} orders to ring up` }),
  states: {
    'to-ring-up': 'To ring up',
    'rung-up': 'Rung up',
    'to-take-back': 'To take back',
    nothing: 'Nothing to ring up',
  } as Readonly<Record<RingUpState, string>>,
  over: 'Handed over or ended',
  underway: 'Still under way',
  done: 'Rung up',
  act: 'Rung up',
  takeBack: 'Taken back in the till',
  takeBackHint: 'It was rung up and then cancelled or changed. Correct it in the till.',
  undo: 'Not rung up',
  actOf: (act: string, code: string) => `${act}: ${code}`,
  ticket: 'Ticket number',
  ticketOf: (code: string) => `Ticket number of ${code}`,
  ticketIs: (ticket: string) => `Ticket ${ticket}`,
  by: (who: string, at: string) => (who ? `${who}, ${at}` : at),
  allDone: 'Everything is rung up.',
  allDoneHint: 'An order comes here as soon as it is placed.',
  noneDone: 'Nothing is rung up yet.',
  more: 'There are more. They follow once these are rung up.',
  notHere: 'At this branch orders are not rung up by hand.',
  notHereHint: 'The owner says on the page of the branch how it stands to the registered till.',
  left: (n: number) =>
    count(n, {
      one: '1 order that is over is not rung up. It stays in the list.',
      other: `${n} orders that are over are not rung up. They stay in the list.`,
    }),
}
