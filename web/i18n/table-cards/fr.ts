// French: the words of the page that prints table cards.
import type { TableCardsText } from './en.ts'

export const fr: TableCardsText = {
  title: 'Cartes de table',
  link: 'Imprimer les cartes de table',
  hint: 'Une carte par table. Les clients la scannent et commandent à leur table tant que l’établissement est ouvert.',
  languages: 'Langues sur les cartes',
  from: 'De la table',
  to: 'À la table',
  print: (n) => (n === 1 ? 'Imprimer 1 carte' : `Imprimer ${n} cartes`),
  address: (address) => `Les cartes mènent à ${address}`,
  local:
    'Cette adresse ne marche que sur cet ordinateur. Réglez PUBLIC_URL sur le serveur, ou ouvrez cette page à l’adresse du café, avant d’imprimer.',
  none: 'Cet établissement n’a pas de tables',
  noneHint: 'Le propriétaire règle dans l’établissement combien il y en a, et que l’on peut commander à table.',
}
