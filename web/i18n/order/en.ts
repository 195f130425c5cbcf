// English: the words of the checkout, the confirmation and the tracking.

import type { LineStatus } from '../../../domain/order/line-status.ts'
import type { MissingField } from '../../../domain/order/order-form.ts'
import { formatList } from '../format-more.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const list = (parts: readonly string[]) => formatList(parts, 'en')

const missing: Record<MissingField, string> = {
  name: 'name',
  phone: 'phone number',
  address: 'address',
  table: 'table number',
}
const labels: Record<LineStatus, string> = {
  received: 'Received',
  ready: 'Pick UP (Ready)',
  served: 'Picked (Served)',
}
const banners: Record<LineStatus, string> = {
  received: 'Order well received (Keep tracking the order status here)!',
  ready: 'Order ready to be picked (Please come to our location)!',
  served: 'Order out (Thank you for ordering, enjoy & see you soon)!',
}
const states: Record<LineStatus, string> = {
  received: 'We are on it',
  ready: 'Ready for you',
  served: 'Enjoy',
}

export const en = {
  checkout: {
    title: 'Your order',
    linesTitle: 'What you chose',
    emptyTitle: 'Your order is empty',
    emptyText: 'Pick something from the menu first.',
    toMenu: 'To the menu',
    addMore: 'Add more',
    note: 'Note',
    noteExample: 'For example: oat milk, no onions',
    noteLeft: (n: number) => count(n, { one: '1 character left', other: `${n} characters left` }),
    splitNote: 'Different note for one of them',
    formTitle: 'Your details',
    form: 'How would you like it?',
    forms: { 'pick-up': 'Pick up', table: 'At a table' },
    formDetails: { 'pick-up': 'You collect it at the counter', table: 'We bring it to you' },
    tableLater: 'Only while we are open',
    pickUpLater: 'Too late for today',
    name: 'Name',
    phone: 'Phone',
    phoneHint: 'We only call if something is wrong with your order.',
    address: 'Address',
    optional: (label: string) => `${label} (optional)`,
    time: 'Pick-up time',
    soon: (time: string) => `As soon as possible (around ${time})`,
    goneTime: (time: string) => `${time} is no longer possible.`,
    goneOption: (time: string) => `${time} (no longer possible)`,
    insteadTime: (time: string) => `Take ${time}`,
    insteadSoon: 'Take the soonest time',
    chooseTime: 'Your pick-up time is no longer possible. Please choose another one in the form above.',
    table: 'Table',
    tableNumber: (n: number) => `Table ${n}`,
    noTable: '-',
    remember: 'Remember my details on this phone',
    summary: 'Summary',
    where: 'Where',
    when: 'When',
    payment: 'You pay at the counter.',
    total: 'Total',
    place: 'Place Order',
    missing: (fields: readonly MissingField[]) =>
      `Please enter your ${list(fields.map((field) => missing[field]))} in the form above`,
    pricesChanged: (total: string) => `Prices changed since you chose. The total is now ${total}.`,
    agree: 'Use the new price',
    sending: 'Sending your order',
    retrying: 'Trying again…',
    retryingText: 'We cannot reach the shop. Your order is kept, and we keep trying.',
    stopMeans: 'If you stop, your order may have reached us or not. You can send it again later: it counts only once.',
    stop: 'Stop trying',
    failed: 'We got no answer, so we do not know whether your order reached us. Try again: it counts only once.',
    tryAgain: 'Try again',
    unsure: 'We do not know whether your last try reached us. Place the order again: it counts only once.',
    orCall: (branch: string) => `Or ask us in ${branch}:`,
    reused: 'Your earlier order did reach us, so this looks like a second one.',
    trackEarlier: 'Track that order',
    newOrder: 'This is a new order',
    waitSeconds: (n: number) => count(n, { one: 'Try again in 1 second.', other: `Try again in ${n} seconds.` }),
  },
  confirm: {
    title: 'Thank you for your order!',
    token: "Here's your token.",
    track: 'Track Order',
    map: 'Show on the map',
    dialogTitle: 'Your token',
    dialogText: 'You can use this token to track the progress of your order.',
    copiedToo: 'We copied it for you.',
    ok: 'Ok',
    copy: 'Copy the token',
    copied: 'Copied',
    close: 'Close',
  },
  track: {
    title: 'Track your order',
    lead: 'Type the token you got with your order.',
    token: 'Token',
    go: 'Show my order',
    unknown: 'We could not find the token you are looking for.',
    typed: {
      missing: () => 'Type your token: the 8 letters and digits that you got with your order.',
      length: (n: number) => `A token has 8 letters and digits; this one has ${n}.`,
      signs: () => 'A token has only letters and digits.',
    },
    lost: 'Lost your token?',
    lostText: 'Call the branch where you ordered: we find your order by your name.',
    latest: 'Your last orders',
    orderOf: (token: string) => `Order ${token}`,
    order: 'Order',
    another: 'Track another order',
    steps: 'Progress',
    labels,
    banners,
    states,
    readyAround: (time: string) => `Ready around ${time}.`,
    readyOn: (day: string, time: string) => `Ready ${day} around ${time}.`,
    atTable: (n: number) => `We bring it to table ${n}.`,
    showToken: 'Show this token at the counter.',
    someReady: (ready: number, all: number) => `${ready} of ${all} ready`,
    lines: 'What you ordered',
    note: 'Note',
    total: 'Total',
    where: (branch: string) => `Noisette ${branch}`,
    notSeen: 'The shop has not seen your order yet',
    notSeenText: 'It is safe with us. This changes as soon as somebody there begins it. If you cannot wait, call them.',
    callBranch: (branch: string) => `Call ${branch}:`,
    slow: 'The live connection is interrupted. We look for news every second.',
    loading: 'Looking for your order',
    tooMany: (n: number) => count(n, { one: 'We look again in 1 second.', other: `We look again in ${n} seconds.` }),
  },
}

export type OrderDictionary = typeof en
