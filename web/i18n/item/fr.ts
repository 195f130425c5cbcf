// French: the words of an item's sheet.
import type { ItemWords } from './en.ts'

export const fr: ItemWords = {
  close: 'Fermer',
  chooseOne: 'choisissez-en un',
  ifYouLike: 'si vous le souhaitez',
  upTo: (most) => `jusqu’à ${most}`,
  atLeast: (least) => `au moins ${least}`,
  between: (least, most) => `de ${least} à ${most}`,
  included: (units) => `${units} dans le prix`,
  inPrice: 'dans le prix',
  asItComes: 'tel quel',
  changeOptions: 'Modifier',
  soldOut: 'Épuisé',
  oneLess: 'Un de moins',
  oneMore: 'Un de plus',
  lastTime: 'La dernière fois',
  sameAgain: 'Encore le même',
  quantity: 'Quantité',
  add: 'Ajouter',
  save: 'Garder ce choix',
  missing: (group) => `Choisissez d’abord pour « ${group} ».`,
  missingUnits: (least) => `Choisissez-en au moins ${least}.`,
  tooMany: (most) => `Choisissez-en au maximum ${most}.`,
  outNow: (option) => `${option} : épuisé ici. Choisissez autre chose.`,
  outHere: 'Ceci n’est pas disponible ici pour le moment.',
  full: 'Votre commande en contient déjà 99. Il n’est pas possible d’en ajouter.',
}
