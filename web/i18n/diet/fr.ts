// French: what a customer avoids, and what fits.
import { lowered } from '../lowered.ts'
import type { DietText } from './en.ts'

export const fr: DietText = {
  title: 'Qu’évitez-vous ?',
  lead: 'Dites-le une fois. La carte montre alors ce qui vous convient.',
  diets: {
    title: 'Régime',
    names: { vegetarian: 'végétarien', vegan: 'végane', halal: 'halal', 'no-alcohol': 'sans alcool' },
  },
  allergens: 'Allergènes',
  byName: 'Seulement certaines céréales ou noix',
  done: 'Voir la carte',
  close: 'Fermer',
  suited: 'Adapté à vous',
  clear: 'Effacer',
  more: 'Ajouter',
  without: (name) => `sans ${name}`,
  remove: (name) => `Retirer : ${name}`,
  rest: 'Le reste',
  restTitle: 'Ce qui ne convient pas',
  shown: { grey: 'Gris', hide: 'Masquer' },
  hidden: (n) =>
    n <= 1 ? `${n} article qui ne convient pas est masqué.` : `${n} articles qui ne conviennent pas sont masqués.`,
  device: 'Conservé sur cet appareil seulement. En cas d’allergie grave, dites-le aussi au comptoir.',
  searched: {
    contains:
      'Ce qui en contient, même des traces, est indiqué. Si vous l’évitez, toute la carte peut montrer ce qui vous convient.',
    suits: 'Ce qui est déclaré convenir.',
  },
  fits: 'Convient',
  withThat: (name) => `avec ${lowered(name)}`,
  dearer: (how, price) => `${how}, ${price}`,
  fitsWith: (how) => `Convient ${how}`,
  fitsChosen: 'Convient, selon vos choix',
  traces: (list) => `Traces possibles : ${list}`,
  tracesWith: (how, list) => `Convient ${how}, mais traces possibles : ${list}`,
  ask: 'Demander',
  askTitle: (name) => `Que contient ${name} ?`,
  askText: 'Sa composition n’est pas encore déclarée. Appelez-nous ou demandez au comptoir avant de commander.',
  callUs: (branch) => `Appeler ${branch}`,
  addAnyway: 'Ajouter quand même',
  doesNotFit: 'Ne convient pas à ce que vous évitez',
  someDoNotFit: (n) =>
    n <= 1
      ? `${n} article pourrait ne pas convenir à ce que vous évitez.`
      : `${n} articles pourraient ne pas convenir à ce que vous évitez.`,
}
