// Dutch: what a customer avoids, and what fits.
import { lowered } from '../lowered.ts'
import type { DietText } from './en.ts'

export const nl: DietText = {
  title: 'Wat vermijd je?',
  lead: 'Zeg het één keer. De kaart toont dan wat bij je past.',
  diets: {
    title: 'Dieet',
    names: { vegetarian: 'vegetarisch', vegan: 'veganistisch', halal: 'halal', 'no-alcohol': 'zonder alcohol' },
  },
  allergens: 'Allergenen',
  byName: 'Alleen sommige granen of noten',
  done: 'Toon de kaart',
  close: 'Sluiten',
  suited: 'Op jou afgestemd',
  clear: 'Wissen',
  more: 'Meer',
  without: (name) => `geen ${name}`,
  remove: (name) => `Verwijder: ${name}`,
  rest: 'De rest',
  restTitle: 'Wat niet past',
  shown: { grey: 'Grijs', hide: 'Verberg' },
  hidden: (n) => (n === 1 ? '1 artikel dat niet past is verborgen.' : `${n} artikelen die niet passen zijn verborgen.`),
  device: 'Alleen op dit toestel bewaard. Zeg het bij een ernstige allergie ook aan de toog.',
  searched: {
    contains: 'Aangeduid: wat het bevat, en waar sporen mogelijk zijn.',
    suits: 'Wat volgens de opgave past.',
  },
  fits: 'Past',
  withThat: (name) => `met ${lowered(name)}`,
  dearer: (how, price) => `${how}, ${price}`,
  fitsWith: (how) => `Past ${how}`,
  fitsChosen: 'Past, als je kiest wat past',
  traces: (list) => `Sporen van ${list} mogelijk`,
  tracesWith: (how, list) => `Past ${how}, maar sporen van ${list} zijn mogelijk`,
  ask: 'Vraag ons',
  askTitle: (name) => `Wat zit er in ${name}?`,
  askText: 'Er is nog niet opgegeven wat erin zit. Bel ons of vraag het aan de toog voor je het bestelt.',
  callUs: (branch) => `Bel ${branch}`,
  addAnyway: 'Toch toevoegen',
  doesNotFit: 'Past niet bij wat je vermijdt',
  someDoNotFit: (n) =>
    n === 1
      ? '1 artikel past misschien niet bij wat je vermijdt.'
      : `${n} artikelen passen misschien niet bij wat je vermijdt.`,
}
