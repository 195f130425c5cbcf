// Dutch: the review page and the staff’s list of reviews.
import { reviewLimits } from '../../../domain/review.ts'
import { plural } from '../plural.ts'
import type { ReviewText } from './en.ts'

const count = plural('nl')

export const nl: ReviewText = {
  title: 'Hoe was het?',
  lead: 'Vertel ons over het eten, de bediening, de prijs en de zaak. Sla gerust iets over.',
  formTitle: 'Jouw beoordeling',
  checked:
    'Iedereen kan een beoordeling geven, ook zonder bestelling: we gaan niet na wie schrijft. Elke beoordeling die we bewaren telt mee, goed of slecht.',
  dimensions: { food: 'Eten', service: 'Bediening', value: 'Waar voor je euro', atmosphere: 'Sfeer' },
  stars: (n) => count(n, { one: '1 ster', other: `${n} sterren` }),
  clear: 'Wissen',
  clearOf: (dimension) => `Wis de sterren voor ${dimension}`,
  nameLabel: 'Je naam',
  name: 'Naam (niet verplicht)',
  text: 'Wat wil je ons vertellen?',
  submit: 'Versturen',
  problems: {
    review_empty: 'Geef een paar sterren of schrijf iets.',
    stars_invalid: 'Kies 1 tot 5 sterren.',
    name_too_long: `Je naam kan hoogstens ${reviewLimits.name} tekens lang zijn.`,
    text_too_long: `Je tekst kan hoogstens ${reviewLimits.text} tekens lang zijn.`,
  },
  tooMany: (seconds) => `Dat was wat te vaak. Wacht ${seconds} seconden en probeer het opnieuw.`,
  kept: 'Wat je invulde, blijft staan.',
  thanks: 'Bedankt voor je beoordeling',
  thanksText: 'Iedereen achter de toog leest ze. Tot gauw.',
  summary: {
    title: 'Wat onze gasten zeggen',
    outOf: 'op 5',
    overall: (stars) => `${stars} op 5`,
    count: (n) => count(n, { one: '1 beoordeling', other: `${n} beoordelingen` }),
    positive: (percent) => `${percent}% positief`,
    none: 'Nog geen beoordelingen. De jouwe wordt de eerste.',
    loading: 'Een ogenblik',
    again: 'Opnieuw proberen',
  },
  staff: {
    title: 'Beoordelingen',
    list: 'Elke beoordeling, de nieuwste eerst',
    noName: 'Geen naam',
    remove: 'Verwijderen',
    removeOf: (name) => `Verwijder de beoordeling van ${name}`,
    removeTitle: 'Deze beoordeling verwijderen?',
    removeText: 'Ze is voorgoed weg en telt niet meer mee.',
    removed: 'De beoordeling is verwijderd.',
    more: 'Meer tonen',
    empty: 'Nog geen beoordelingen',
    emptyHint: 'De eerste verschijnt hier vanzelf.',
  },
}
