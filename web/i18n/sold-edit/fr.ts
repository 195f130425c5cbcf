// French: the form of where and when something is sold.
import { mostSaleTimes } from '../../../domain/menu/sold-draft.ts'
import { plural } from '../plural.ts'
import type { SoldEditWords } from './en.ts'

const count = plural('fr')

export const fr: SoldEditWords = {
  title: 'Où et quand c’est en vente',
  unlimited: 'partout, toujours',
  category: 'Sa catégorie dit :',
  narrows: 'Ce que vous réglez ici la restreint.',
  where: 'Où',
  everywhere: 'Dans tous les établissements',
  some: 'Dans certains',
  branches: 'Dans ces établissements',
  prices: 'Prix par établissement',
  pricesHint: 'Laissez vide là où le prix ordinaire compte.',
  when: 'Quand',
  always: 'Toujours',
  certain: 'À certains moments',
  part: (n) => `Moment ${n}`,
  another: 'Un autre moment',
  remove: 'Supprimer',
  days: 'Ces jours-là',
  from: 'À partir de',
  emptyFrom: 'vide : dès l’ouverture',
  until: 'Jusqu’à',
  emptyUntil: 'vide : jusqu’à la fermeture',
  season: 'Saison',
  allYear: 'Toute l’année',
  oneSeason: 'Une partie de l’année',
  seasonFrom: 'Du',
  seasonTo: 'Au (inclus)',
  day: 'Jour',
  month: 'Mois',
  inBranches: (n) => count(n, { one: '1 établissement', other: `${n} établissements` }),
  ownPrices: (n) => count(n, { one: '1 prix propre', other: `${n} prix propres` }),
  severalTimes: (n) => count(n, { one: '1 moment', other: `${n} moments` }),
  untilTime: (time) => `jusqu’à ${time}`,
  fromTime: (time) => `dès ${time}`,
  lookOver: 'Veuillez vérifier ceci.',
  problems: {
    sold_nowhere: 'Choisissez au moins un établissement.',
    branch_unknown: 'Un de ces établissements n’existe plus. Choisissez de nouveau.',
    branch_price_alone: 'Indiquez aussi le prix ordinaire.',
    price_invalid: 'Tapez un prix comme 3,20 ou 3.20.',
    price_too_high: 'Un prix est de 1000 € au plus.',
    times_too_many: `${mostSaleTimes} moments au plus.`,
    weekdays_missing: 'Choisissez au moins un jour.',
    hours_invalid: 'Indiquez une fin après le début.',
    season_invalid: 'Choisissez des jours qui existent.',
  },
}
