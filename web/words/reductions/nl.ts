// Nederlands: kortingen zoals klanten ze lezen, op de kaart, in het mandje en bij het bestellen.
import { plural } from '../plural.ts'
import type { ReductionText } from './en.ts'

const count = plural('nl')

export const reductions: ReductionText = {
  today: 'Kortingen vandaag',
  allDay: 'vandaag de hele dag',
  until: (time) => `nu, tot ${time}`,
  from: (time) => `vandaag vanaf ${time}`,
  between: (from, until) => `vandaag van ${from} tot ${until}`,
  everything: 'Alles',
  beside: (names) => `bij ${names}`,
  nth: (_, paid) => `${paid} + 1 gratis`,
  free: 'gratis',
  more: (n) => count(n, { one: 'Nog 1 korting', other: `Nog ${n} kortingen` }),
  was: (before, now) => `was ${before}, nu ${now}`,
  later: (price, time) => `${price} om ${time}`,
  lowest: (price) => `Laagste prijs van de voorbije 30 dagen: ${price}`,
  takesOff: (name, amount) => `${name}: −${amount}`,
  ended: (name) => `“${name}” geldt niet meer voor deze bestelling.`,
  costs: (total) => `Ze kost nu ${total}.`,
  haveCode: 'Ik heb een code',
  code: 'Code',
  use: 'Gebruiken',
  notYet: (name) => `“${name}”: nog niets in je bestelling telt hiervoor.`,
  checking: 'De code wordt nagekeken.',
  counts: (name, amount) => `“${name}”: deze bestelling kost ${amount} minder.`,
  lookAtTotal: 'Je code telt. Kijk even naar het totaal en bestel dan.',
  remove: 'Code weghalen',
}
