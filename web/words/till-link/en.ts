// English: the link of a branch to its registered till.
import type { TillLinkProblemName, TillProblem } from '#domain/money/till/till-line.ts'
import type { TillKind } from '#domain/money/till/till-message.ts'

const problems: Readonly<Record<TillLinkProblemName, string>> = {
  till_url_missing: 'Type the address of the till.',
  till_url_invalid: 'The address must begin with https:// and have no name or password in it.',
  till_url_too_long: 'The address is too long.',
  till_reason_missing: 'Write why it was rung up by hand.',
}

const failures: Readonly<Record<TillProblem, string>> = {
  address: 'This address leads into the shop’s own network, where we may not go.',
  unreachable: 'Nobody answers at this address.',
  certificate: 'The certificate of this address is not valid.',
  late: 'The till took too long to answer.',
  redirect: 'The till sent us to another address. Set that one here instead.',
  status: 'The till answered with an error.',
  'too-long': 'The till’s answer was far too long.',
  'not-json': 'The till answered, but not as agreed. Is it the right address?',
  'no-ticket': 'The till answered without the number of its ticket.',
  'other-number': 'The till answered about another message.',
  gap: 'The till is missing earlier messages. They are being sent again.',
  'far-behind': 'The till is missing very many messages. Ask its maker to set its number right, then send again.',
  ahead: 'The till knows more messages than we do. Was a backup restored? Ask its maker to set its number right.',
  refused: 'The till does not take this message.',
}

const kinds: Readonly<Record<TillKind, string>> = {
  sale: 'Sale',
  change: 'Change',
  refund: 'Refund',
  cancellation: 'Cancellation',
}

export const tillLink = {
  title: 'Link to the till',
  lead: 'Every sale of this branch goes to its registered till, in order. The maker of the till gives you the address, and needs the secret.',
  notLinked: 'This branch is not linked now: nothing is sent. You can set and test the link all the same.',
  address: 'Address of the till',
  addressHint: 'From the maker of the till; it begins with https://.',
  language: 'Language of names on its tickets',
  save: 'Save',
  saved: 'The address is saved.',
  newSecret: 'Make a new secret',
  newSecretTitle: 'Make a new secret?',
  newSecretText: 'The old one stops at once. Until the till has the new one, it refuses what we send; nothing is lost.',
  secretTitle: 'The secret of the till',
  secret: 'Secret',
  secretHint: 'It is shown only now. Give it to the maker of the till, who checks with it that a message is from you.',
  secretKept: 'The secret was shown when it was made. If it is lost, make a new one.',
  done: 'Done',
  test: 'Send a test',
  tested: (ticket: string) => `The till answered: ticket ${ticket}. The link works.`,
  testedHint: 'A test is no sale: the till must not book it.',
  said: (words: string) => `It said: ${words}`,
  allTold: 'The till has everything.',
  waits: (count: number) => (count === 1 ? 'One message waits for the till.' : `${count} messages wait for the till.`),
  waitsSince: (time: string) => `The first has been waiting since ${time}.`,
  stopped: 'The till refused a message. Nothing more is sent before you decide.',
  sendAgain: 'Send again',
  sentAgain: 'It is being sent.',
  byHand: 'It was rung up by hand',
  byHandTitle: 'Rung up by hand?',
  byHandText:
    'The till gets a note with this number instead of the message, and we go on with the next. Do this once the till has the amounts.',
  reason: 'Why, for your accountant',
  messages: 'Last messages',
  none: 'Nothing was sent yet.',
  number: 'Number',
  kinds,
  ofOrder: (kind: string, code: string) => `${kind}, order ${code}`,
  ticket: 'Till ticket',
  states: { done: 'Acknowledged', waiting: 'Waits', given_up: 'Refused' },
  handWritten: (reason: string) => `Rung up by hand: ${reason}`,
  nextTry: (time: string) => `Tried again at ${time}`,
  problems,
  failures,
  order: {
    title: 'Registered till',
    none: 'Not told yet: it is, once it is paid or handed over.',
    waiting: (time: string) => `Waits for the till since ${time}.`,
  },
  board: (count: number, time: string) =>
    count === 1 ? `Till silent since ${time}: 1 sale waits` : `Till silent since ${time}: ${count} sales wait`,
  boardRefused: 'Till refused a sale',
  day: {
    title: 'Registered till',
    told: (count: number) => (count === 1 ? 'One message on this day.' : `${count} messages on this day.`),
    tickets: (first: string, last: string) => `Tickets ${first} to ${last}.`,
    waiting: (orders: string) => `The till has not acknowledged: ${orders}.`,
    closeAnyway: 'You can close the day: what waits is still sent afterwards.',
  },
}

export type TillLinkText = typeof tillLink
