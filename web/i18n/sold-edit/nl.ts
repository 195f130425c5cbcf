// Dutch, as in Belgium: the form of where and when something is sold.
import { mostSaleTimes } from '../../../domain/menu/sold-draft.ts'
import { plural } from '../plural.ts'
import type { SoldEditWords } from './en.ts'

const count = plural('nl')

export const nl: SoldEditWords = {
  title: 'Waar en wanneer het te koop is',
  unlimited: 'overal, altijd',
  category: 'De categorie zegt:',
  narrows: 'Wat je hier instelt, beperkt dat verder.',
  where: 'Waar',
  everywhere: 'In alle vestigingen',
  some: 'In sommige',
  branches: 'In deze vestigingen',
  prices: 'Prijs per vestiging',
  pricesHint: 'Laat leeg waar de gewone prijs geldt.',
  when: 'Wanneer',
  always: 'Altijd',
  certain: 'Op bepaalde tijden',
  part: (n) => `Tijd ${n}`,
  another: 'Nog een tijd',
  remove: 'Verwijderen',
  days: 'Op deze dagen',
  from: 'Vanaf',
  emptyFrom: 'leeg: vanaf opening',
  until: 'Tot',
  emptyUntil: 'leeg: tot sluiting',
  season: 'Seizoen',
  allYear: 'Het hele jaar',
  oneSeason: 'Een deel van het jaar',
  seasonFrom: 'Van',
  seasonTo: 'Tot en met',
  day: 'Dag',
  month: 'Maand',
  inBranches: (n) => count(n, { one: '1 vestiging', other: `${n} vestigingen` }),
  ownPrices: (n) => count(n, { one: '1 eigen prijs', other: `${n} eigen prijzen` }),
  severalTimes: (n) => count(n, { one: '1 tijd', other: `${n} tijden` }),
  untilTime: (time) => `tot ${time}`,
  fromTime: (time) => `vanaf ${time}`,
  lookOver: 'Kijk dit even na.',
  problems: {
    sold_nowhere: 'Kies minstens één vestiging.',
    branch_unknown: 'Een van deze vestigingen bestaat niet meer. Kies opnieuw.',
    branch_price_alone: 'Vul ook de gewone prijs in.',
    price_invalid: 'Typ een prijs zoals 3,20 of 3.20.',
    price_too_high: 'Een prijs is hoogstens € 1000.',
    times_too_many: `Hoogstens ${mostSaleTimes} tijden.`,
    weekdays_missing: 'Kies minstens één dag.',
    hours_invalid: 'Vul een einde in dat later is dan het begin.',
    season_invalid: 'Kies dagen die bestaan.',
  },
}
