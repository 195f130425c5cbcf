// French: the review page and the staff’s list of reviews.
import { reviewLimits } from '../../../domain/review.ts'
import { plural } from '../plural.ts'
import type { ReviewText } from './en.ts'

const count = plural('fr')

export const fr: ReviewText = {
  title: 'C’était comment ?',
  lead: 'Parlez-nous de la cuisine, du service, du prix et du lieu. Passez ce que vous voulez.',
  formTitle: 'Votre avis',
  checked:
    'Chacun peut laisser un avis, même sans commande : nous ne vérifions pas qui écrit. Chaque avis gardé compte, bon ou mauvais.',
  dimensions: { food: 'Cuisine', service: 'Service', value: 'Rapport qualité-prix', atmosphere: 'Ambiance' },
  stars: (n) => count(n, { one: `${n} étoile`, other: `${n} étoiles` }),
  clear: 'Effacer',
  clearOf: (dimension) => `Effacer les étoiles pour ${dimension}`,
  nameLabel: 'Votre nom',
  name: 'Nom (facultatif)',
  text: 'Que voulez-vous nous dire ?',
  submit: 'Envoyer',
  problems: {
    review_empty: 'Donnez quelques étoiles ou écrivez un mot.',
    stars_invalid: 'Choisissez de 1 à 5 étoiles.',
    name_too_long: `Votre nom peut compter ${reviewLimits.name} caractères au plus.`,
    text_too_long: `Votre texte peut compter ${reviewLimits.text} caractères au plus.`,
  },
  tooMany: (seconds) => `C’était un peu trop souvent. Attendez ${seconds} secondes, puis réessayez.`,
  kept: 'Ce que vous avez rempli est conservé.',
  thanks: 'Merci pour votre avis',
  thanksText: 'Toute l’équipe du comptoir le lit. À bientôt.',
  summary: {
    title: 'Ce que disent nos clients',
    outOf: 'sur 5',
    overall: (stars) => `${stars} sur 5`,
    count: (n) => count(n, { one: `${n} avis`, other: `${n} avis` }),
    positive: (percent) => `${percent} % positifs`,
    none: 'Pas encore d’avis. Le vôtre sera le premier.',
    loading: 'Un instant',
    again: 'Réessayer',
  },
  staff: {
    title: 'Avis',
    list: 'Tous les avis, les plus récents d’abord',
    noName: 'Sans nom',
    remove: 'Supprimer',
    removeOf: (name) => `Supprimer l’avis de ${name}`,
    removeTitle: 'Supprimer cet avis ?',
    removeText: 'Il disparaît pour de bon et ne compte plus.',
    removed: 'L’avis est supprimé.',
    more: 'Afficher plus',
    empty: 'Pas encore d’avis',
    emptyHint: 'Le premier apparaîtra ici tout seul.',
  },
}
