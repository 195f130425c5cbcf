// English: the form of where and when something is sold.
import { mostSaleTimes, type SoldProblemName } from '../../../domain/menu/sold-draft.ts'
import { plural } from '../plural.ts'

const count = plural('en')

export const en = {
  title: 'Where and when it is sold',
  unlimited: 'everywhere, always',
  category: 'Its category says:',
  narrows: 'What you set here narrows that.',
  where: 'Where',
  everywhere: 'In all branches',
  some: 'In some',
  branches: 'In these branches',
  price: 'Price',
  prices: 'Price per branch',
  pricesHint: 'Leave it empty where the ordinary price counts.',
  when: 'When',
  always: 'Always',
  certain: 'At certain times',
  part: (n: number) => `Time ${n}`,
  another: 'Another time',
  remove: 'Remove',
  days: 'On these days',
  from: 'From',
  emptyFrom: 'empty: from opening',
  until: 'Until',
  emptyUntil: 'empty: until closing',
  season: 'Season',
  allYear: 'All year',
  oneSeason: 'Part of the year',
  seasonFrom: 'From',
  seasonTo: 'Up to and including',
  day: 'Day',
  month: 'Month',
  inBranches: (n: number) => count(n, { one: '1 branch', other: `${n} branches` }),
  ownPrices: (n: number) => count(n, { one: '1 own price', other: `${n} own prices` }),
  severalTimes: (n: number) => count(n, { one: '1 time', other: `${n} times` }),
  untilTime: (time: string) => `until ${time}`,
  fromTime: (time: string) => `from ${time}`,
  lookOver: 'Please look this over.',
  problems: {
    sold_nowhere: 'Please choose at least one branch.',
    branch_unknown: 'One of these branches is no longer there. Please choose again.',
    branch_price_alone: 'Please enter the ordinary price as well.',
    price_invalid: 'Please type a price such as 3,20 or 3.20.',
    price_too_high: 'A price can be € 1000 at most.',
    times_too_many: `${mostSaleTimes} times at most.`,
    weekdays_missing: 'Please choose at least one day.',
    hours_invalid: 'Please enter an end that is later than the beginning.',
    season_invalid: 'Please choose days that exist.',
  } as Readonly<Record<SoldProblemName, string>>,
}

export type SoldEditWords = typeof en
