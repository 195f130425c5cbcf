// Dutch: the words of an item's sheet.
import type { ItemWords } from './en.ts'

export const nl: ItemWords = {
  close: 'Sluiten',
  chooseOne: 'kies er een',
  ifYouLike: 'als je wilt',
  upTo: (most) => `tot ${most}`,
  atLeast: (least) => `minstens ${least}`,
  between: (least, most) => `${least} tot ${most}`,
  included: (units) => `${units} in de prijs`,
  inPrice: 'in de prijs',
  asItComes: 'zoals het is',
  changeOptions: 'Wijzigen',
  soldOut: 'Uitverkocht',
  oneLess: 'Eén minder',
  oneMore: 'Nog één',
  lastTime: 'Vorige keer',
  sameAgain: 'Zelfde nog eens',
  quantity: 'Aantal',
  add: 'Bij de bestelling',
  save: 'Keuze bewaren',
  missing: (group) => `Kies eerst iets bij “${group}”.`,
  missingUnits: (least) => `Kies er minstens ${least}.`,
  tooMany: (most) => `Kies er hoogstens ${most}.`,
  outNow: (option) => `${option} is hier uitverkocht. Kies iets anders.`,
  outHere: 'Dit is hier nu niet te krijgen.',
  full: 'Er zitten er al 99 van in je bestelling. Meer kan niet.',
}
