// French: the words for the states of orders, items and branches. Texts with the word alone
// refer to them; sentences inflect it and have their own.
import type { Glossary } from './en.ts'

export const glossary: Glossary = {
  received: 'Reçue',
  accepted: 'Acceptée',
  making: 'En préparation',
  ready: 'Prête',
  partReady: 'Prêt',
  handedOver: 'Remise',
  refused: 'Refusée',
  cancelled: 'Annulée',
  notCollected: 'Non retirée',
  notPaid: 'Pas payée',
  soldOut: 'Épuisé',
  open: 'Ouvert',
  closed: 'Fermé',
}
