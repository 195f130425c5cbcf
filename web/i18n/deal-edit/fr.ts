// French: the words for editing the parts of a meal deal.
import type { DealEditText } from './en.ts'

export const fr: DealEditText = {
  title: 'Formule',
  none: 'Non : cet article est vendu seul',
  hint: 'Une formule a des parties, comme un panini, une boisson et une douceur. Le client choisit un article pour chacune. Le prix de cet article les comprend tels quels ; d’autres options coûtent ce qu’elles coûtent seules.',
  addPart: 'Ajouter une partie',
  part: (number) => `Partie ${number}`,
  name: (number) => `Nom de la partie ${number}`,
  removePart: (part) => `Supprimer « ${part} »`,
  itemsOf: (part) => `Articles de ${part}`,
  addItem: (part) => `Ajouter un article à ${part}`,
  nothing: 'Aucun autre article ne porte ce nom.',
  extra: 'Supplément',
  takeOut: 'Retirer',
}
