// Dutch: the review page and the staff’s list of reviews.
import { reviewLimits } from '../../../domain/review.ts'
import { plural } from '../plural.ts'
import type { ReviewText } from './en.ts'

const count = plural('nl')

export const nl: ReviewText = {
  title: 'Hoe was het?',
  lead: 'Vertel ons over het eten, de bediening, de prijs en de zaak. Sla gerust iets over.',
  formTitle: 'Jouw beoordeling',
  unchecked:
    'Elke beoordeling telt meteen mee. Komt ze van de pagina van een afgehaalde bestelling, dan heeft de schrijver besteld; van een andere gaan we niet na wie ze schrijft.',
  checked:
    'Een beoordeling vanaf de pagina van een afgehaalde bestelling telt meteen mee: we weten dat de schrijver besteld heeft. Elke andere telt pas mee als ons personeel ze gelezen heeft, goed of slecht; wie ze schrijft, gaan we niet na.',
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
  thanksWaiting: 'Ze telt mee zodra we ze gelezen hebben. Tot gauw.',
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
    waiting: 'Wacht op je ja',
    waitingCount: (n) =>
      count(n, { one: '1 beoordeling wacht op je ja', other: `${n} beoordelingen wachten op je ja` }),
    rule: 'Beoordelingen zonder bestelling wachten op ons ja',
    ruleHint: 'Staat dit uit, dan telt elke beoordeling meteen mee. Gasten lezen naast het formulier hoe het zit.',
    waitingHint: 'Beoordelingen zonder bestelling zijn niet openbaar en tellen niet mee tot je ja zegt.',
    ofOrder: 'Met een bestelling',
    show: 'Tonen',
    all: 'Alle',
    onlyWaiting: (n) => `Wachtend (${n})`,
    alike: (n) => count(n, { one: '1 andere van dezelfde verbinding', other: `${n} andere van dezelfde verbinding` }),
    likeTitle: 'Van dezelfde verbinding',
    choose: (name) => `Selecteer de beoordeling van ${name}`,
    chooseAll: 'Selecteer alles hier',
    chosen: (n) => `${n} geselecteerd`,
    unchoose: 'Niets selecteren',
    yes: 'Ja zeggen',
    yesDone: (n) => count(n, { one: '1 beoordeling telt nu mee.', other: `${n} beoordelingen tellen nu mee.` }),
    removeManyTitle: (n) => count(n, { one: '1 beoordeling verwijderen?', other: `${n} beoordelingen verwijderen?` }),
    removeManyText: 'Ze zijn voorgoed weg en tellen niet meer mee.',
    removedMany: (n) => count(n, { one: '1 beoordeling is verwijderd.', other: `${n} beoordelingen zijn verwijderd.` }),
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
