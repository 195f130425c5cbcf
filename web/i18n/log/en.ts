// English: the words of the staff log; the other languages have the same keys.
import type { LogKind } from '../../../domain/staff-log.ts'
import type { LogSentences } from './parts.ts'

const content: Readonly<Record<string, string>> = { offer: 'an offer', post: 'a post', testimonial: 'a testimonial' }
const status: Readonly<Record<string, string>> = { received: 'received', ready: 'ready', served: 'out' }
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)
const steps: Readonly<Record<string, string>> = {
  accept: 'accepted',
  refuse: 'refused',
  cancel: 'cancelled',
  collectNot: 'set as not collected',
  bringBack: 'brought back',
  pay: 'noted the payment of',
  unpay: 'took back the payment of',
  agree: 'agreed to the change of',
  decline: 'declined the change of',
}

const legalPages: Readonly<Record<string, string>> = {
  legal: 'the legal notice',
  terms: 'the terms of sale',
  privacy: 'the privacy statement',
  accessibility: 'the accessibility statement',
}
const languages: Readonly<Record<string, string>> = {
  en: 'English',
  nl: 'Dutch',
  fr: 'French',
  ar: 'Arabic',
}
const reaches: Readonly<Record<string, string>> = {
  nobody: 'nobody',
  owners: 'owners',
  managers: 'owners and managers',
}

export const en = {
  title: 'Log',
  hint: 'What your team and the shop itself changed in the last year.',
  search: 'Search',
  searchHint: 'Name, item or order number',
  who: 'Person',
  everybody: 'Everybody',
  where: 'Branch',
  everywhere: 'All branches',
  kind: 'What',
  everything: 'Everything',
  from: 'From',
  to: 'To',
  more: 'Show older entries',
  empty: 'Nothing here yet',
  emptyHint: 'What your team changes appears here.',
  noneFound: 'Nothing found',
  noneFoundHint: 'Search for something else, or choose other days.',
  showAll: 'Show everything',
  takeOut: 'Download as a spreadsheet',
  columns: ['Day', 'Time', 'Person', 'What', 'Act'],
  fileName: 'log.csv',
  tookSome: (most: number) => `The file has the newest ${most} entries. Choose days for the others.`,
  notTaken: 'The file could not be made: the shop could not be reached. Try again.',
  kinds: {
    orders: 'Orders',
    stock: 'Stock',
    shop: 'Opening and message',
    menu: 'Menu',
    branches: 'Branches',
    people: 'People',
    reservations: 'Reservations',
    guests: 'Reviews and messages',
    hooks: 'Web hooks',
    site: 'Site texts',
    clock: 'By itself',
  } as Readonly<Record<LogKind, string>>,
  other: (who: string, act: string) => `${who}: ${act}`,
  acts: {
    'orders.setLineStatus': ({ who, where, data, count }) =>
      `${who} set ${many(count('lines'), 'line', 'lines')} of order ${data.order} at ${where} to ${status[String(data.status)]}`,
    'orders.step': ({ who, where, data }) =>
      `${who} ${steps[String(data.step)] ?? data.step} order ${data.order} at ${where}`,
    'boards.setPausing': ({ who, where, data }) =>
      data.pauses
        ? `${who} set ${where} to pause by itself while nobody watches`
        : `${who} set ${where} not to pause by itself`,
    'hooks.add': ({ who, data }) => `${who} added web hook ${data.hook}`,
    'hooks.test': ({ who, data }) => `${who} tested web hook ${data.hook}`,
    'hooks.remove': ({ who, data }) => `${who} removed web hook ${data.hook}`,
    'orders.block': ({ who, where, data }) =>
      data.wide
        ? `${who} refused ${data.code} at ${where} and all of its connection`
        : `${who} refused ${data.code} at ${where} and blocked its customer`,
    'guard.answer': ({ who, where, data }) =>
      data.letIn ? `${who} let ${data.code} order at ${where}` : `${who} did not let ${data.code} order at ${where}`,
    'guard.lift': ({ who, where, data }) => `${who} lifted the block of ${data.code} at ${where}`,
    'guard.setRules': ({ who, data }) =>
      data.on ? `${who} set what customers may order without a word` : `${who} let all customers order without a word`,
    'orders.enter': ({ who, where, data }) => `${who} entered order ${data.order} at ${where}`,
    'orders.change': ({ who, where, data }) => `${who} changed order ${data.order} at ${where}`,
    'orders.postpone': ({ who, where, data }) => `${who} moved the time of order ${data.order} at ${where}`,
    'orders.clear': ({ who, where, count }) =>
      `${who} moved ${many(count('orders'), 'order', 'orders')} of ${where} to the archive`,
    'archives.bringBack': ({ who, where, data }) => `${who} brought back order ${data.order} of ${where}`,
    'archives.restore': ({ who, where, count }) =>
      `${who} brought back ${many(count('orders'), 'order', 'orders')} of ${where}`,
    'stock.set': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} set ${what} back in stock at ${where}`
        : `${who} set ${what} out of stock at ${where} until ${when('until') || 'further notice'}`,
    'options.setStock': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} set ${what} back in stock at ${where}`
        : `${who} set ${what} out of stock at ${where} until ${when('until') || 'further notice'}`,
    'shop.setState': ({ who, where, data, when }) =>
      data.open ? `${who} opened ${where}` : `${who} closed ${where} until ${when('until') || 'further notice'}`,
    'pace.save': ({ who, where }) => `${who} set what ${where} makes in a slot`,
    'pace.set': ({ who, where, data, when }) => {
      if (data.change === 'pause') return `${who} paused ${where} until ${when('until')}`
      if (data.change === 'resume') return `${who} ended the pause of ${where}`
      return data.change === 'extra'
        ? `${who} added ${data.minutes} minutes to new orders at ${where} for half an hour`
        : `${who} ended the extra minutes at ${where}`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown ? `${who} set the delivery message` : `${who} hid the delivery message`,
    'items.add': ({ who, what }) => `${who} added ${what} to the menu`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `${who} changed ${what}`
        : data.declared
          ? `${who} changed what ${what} contains`
          : `${who} took back what ${what} contains`,
    'items.remove': ({ who, what }) => `${who} removed ${what} from the menu`,
    'items.move': ({ who, what, count }) => `${who} moved ${many(count('items'), 'item', 'items')} to ${what}`,
    'sheet.apply': ({ who, count }) =>
      `${who} took a spreadsheet over: ${many(count('added'), 'item', 'items')} added, ${count('changed')} changed, ${count('removed')} removed`,
    'prices.one': ({ who, what, where, money }) => {
      const at = where && ` at ${where}`
      if (!money('to')) return `${who} took a price of ${what} away${at}, ${money('from')}`
      return money('from')
        ? `${who} changed the price of ${what}${at} from ${money('from')} to ${money('to')}`
        : `${who} gave ${what} a price${at}: ${money('to')}`
    },
    'prices.change': ({ who, count }) => `${who} changed ${many(count('prices'), 'price', 'prices')} at once`,
    'categories.add': ({ who, what }) => `${who} added the category ${what}`,
    'categories.save': ({ who, what, data }) =>
      data.hidden === undefined
        ? `${who} changed the category ${what}`
        : data.hidden
          ? `${who} hid the category ${what}`
          : `${who} showed the category ${what}`,
    'categories.remove': ({ who, what, count }) =>
      `${who} removed the category ${what} and moved ${many(count('items'), 'item', 'items')}`,
    'categories.setIndex': ({ who, what, data }) => `${who} gave ${what} place ${data.index} on the menu`,
    'groups.add': ({ who, what }) => `${who} added the group of options ${what}`,
    'groups.save': ({ who, what }) => `${who} changed the group of options ${what}`,
    'groups.remove': ({ who, what }) => `${who} removed the group of options ${what}`,
    'groups.use': ({ who, what }) => `${who} chose the groups of options of ${what}`,
    'branches.add': ({ who, what }) => `${who} added the branch ${what}`,
    'guide.takeMenu': ({ who, count }) => `${who} took over the demo’s menu: ${many(count('items'), 'item', 'items')}`,
    'guide.placeTest': ({ who, where, data }) => `${who} placed test order ${data.order} at ${where}`,
    'guide.endTest': ({ who, where, data }) => `${who} cancelled test order ${data.order} at ${where}`,
    'demo.takeOver': ({ who, count }) =>
      `${who} took the demo out of the shop: ${[
        many(count('branches'), 'branch', 'branches'),
        many(count('items'), 'item', 'items'),
        many(count('texts'), 'text', 'texts'),
        many(count('reviews'), 'review', 'reviews'),
      ].join(', ')}`,
    'brand.save': ({ who }) => `${who} changed the shop’s brand`,
    'branches.save': ({ who, where }) => `${who} changed the settings of ${where}`,
    'branches.closeDays': ({ who, where, count, when }) =>
      count('days') > 1
        ? `${who} set closing days at ${where}, ${when('from')} and more`
        : `${who} set closing days at ${where}, ${[when('from'), when('to')].filter(Boolean).join(' to ')}`,
    'branches.hide': ({ who, where }) => `${who} hid ${where} from customers`,
    'branches.show': ({ who, where }) => `${who} showed ${where} to customers again`,
    'branches.remove': ({ who, where }) => `${who} removed ${where}`,
    'displays.add': ({ who, where, data }) => `${who} added the screen for guests “${data.display}” at ${where}`,
    'displays.withdraw': ({ who, where, data }) =>
      `${who} withdrew the screen for guests “${data.display}” at ${where}`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `${who} locked the account of ${what}`
      if (data.owner) return `${who} made ${what} an owner`
      return where ? `${who} appointed ${what} at ${where}` : `${who} took all branches away from ${what}`
    },
    'staff.dismiss': ({ who, what }) => `${who} turned down the account of ${what}`,
    'staff.dismissAll': ({ who, count }) => `${who} turned down ${many(count('removed'), 'account', 'accounts')}`,
    'staff.resetLink': ({ who, what }) => `${who} made a password link for ${what}`,
    'passwords.change': ({ who }) => `${who} changed their own password`,
    'sessions.end': ({ who, data }) => `${who} signed out on another device: ${data.agent ?? 'unknown browser'}`,
    'passwords.useLink': ({ who, data }) =>
      data.factor
        ? `${who} chose a new password by a link, which also removed the second factor`
        : `${who} chose a new password by a link`,
    'sessions.endAll': ({ who }) => `${who} signed out everywhere else`,
    'account.passCode': ({ who, data, count }) =>
      data.wrong
        ? `Someone who knows the password of ${who} entered wrong codes`
        : `${who} signed in with a recovery code; ${count('left')} left`,
    'factors.setTime': ({ who }) => `${who} set up time codes`,
    'factors.removeTime': ({ who }) => `${who} removed their time codes`,
    'factors.addPasskey': ({ who, data }) => `${who} added the passkey “${data.passkey}”`,
    'factors.removePasskey': ({ who, data }) => `${who} removed the passkey “${data.passkey}”`,
    'factors.renewCodes': ({ who }) => `${who} made new recovery codes`,
    'factors.setRule': ({ who, data }) => `${who} set who must have a second factor: ${reaches[String(data.reach)]}`,
    'staff.resetFactor': ({ who, what }) => `${who} reset the second factor of ${what}`,
    'takings.set': ({ who }) => `${who} changed the rules for takings and payment`,
    'reservations.cancel': ({ who, where, data, when }) =>
      `${who} cancelled reservation ${data.reservation} at ${where} for ${when('date')}`,
    'reservations.cancelMany': ({ who, where, count }) =>
      `${who} cancelled ${many(count('cancelled'), 'reservation', 'reservations')} at ${where}`,
    'reservations.setRules': ({ who }) => `${who} changed the rules for reservations`,
    'reviews.setRule': ({ who, data }) =>
      data.waits ? `${who} let reviews without an order wait for a yes` : `${who} let every review count at once`,
    'reviews.show': ({ who, count }) => `${who} said yes to ${many(count('count'), 'review', 'reviews')}`,
    'reviews.removeMany': ({ who, count }) => `${who} removed ${many(count('count'), 'review', 'reviews')}`,
    'reviews.remove': ({ who, data }) => `${who} removed review ${data.review}`,
    'messages.mark': ({ who, data }) => `${who} marked message ${data.message} as ${data.read ? 'read' : 'unread'}`,
    'messages.handOn': ({ who, data }) => `${who} sent message ${data.message} on again`,
    'messages.delete': ({ who, data }) => `${who} deleted message ${data.message}`,
    'persons.takeOut': ({ who, data }) => `${who} took out the data of a customer: ${data.records ?? ''}`,
    'persons.erase': ({ who, count, data }) =>
      `${who} erased the customer of ${many(count('erased'), 'record', 'records')}: ${data.records ?? ''}`,
    'persons.setDays': ({ who, data }) => `${who} set that customers’ names are kept for ${data.days} days`,
    'content.save': ({ who, what, data }) =>
      `${who} ${data.isNew ? 'added' : 'changed'} ${content[String(data.kind)]} on the home page${what && `: ${what}`}`,
    'content.move': ({ who, data }) =>
      `${who} moved ${content[String(data.kind)]} on the home page to place ${data.place}`,
    'content.remove': ({ who, data }) => `${who} removed ${content[String(data.kind)]} from the home page`,
    'legal.saveCompany': ({ who }) => `${who} set who the shop is in law`,
    'legal.saveText': ({ who, data }) =>
      `${who} ${data.confirmed ? 'confirmed' : 'changed'} ${legalPages[String(data.page)]} in ${languages[String(data.language)]}`,
    'clock.erase': ({ count }) => {
      if (count('orders') > 0) return `By itself: it was erased who placed ${many(count('orders'), 'order', 'orders')}`
      if (count('reservations') > 0)
        return `By itself: ${many(count('reservations'), 'old reservation was', 'old reservations were')} erased`
      return `By itself: ${many(count('messages'), 'old message was', 'old messages were')} erased`
    },
    'clock.forgetLog': ({ count }) =>
      `By itself: ${many(count('entries'), 'entry', 'entries')} of this log, older than a year, were deleted`,
    'clock.inStock': ({ what }) => `By itself: ${what} came back in stock`,
    'clock.open': ({ where }) => `By itself: ${where} opened again`,
    'clock.pause': ({ where, data }) =>
      data.paused ? `By itself: ${where} paused because nobody watched` : `By itself: the pause of ${where} ended`,
    'images.upload': ({ who }) => `${who} uploaded a picture`,
    'films.upload': ({ who }) => `${who} uploaded a film`,
  } as LogSentences,
}

export type LogText = typeof en
