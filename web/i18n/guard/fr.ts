// French, as spoken in Belgium: the page about fake orders.
import type { GuardText } from './en.ts'

export const fr: GuardText = {
  title: 'Fausses commandes',
  refuseAndBlock: 'Refuser et bloquer',
  blockHint:
    'Pour une fausse commande : refuse tout ce que ce client a d’ouvert, et bloque son appareil et son téléphone.',
  blocked: (code) => `${code} est refusée et son client bloqué.`,
  onlyRefused: (code) => `${code} est refusée. Elle ne vient pas du site, donc personne n’est bloqué.`,
  toBlocks: 'Blocages',
  asks: 'Demandent à commander',
  asksHint:
    'Ils disent ce numéro au comptoir ou au téléphone. Une fois acceptée, leur commande est passée d’elle-même.',
  noAsks: 'Personne ne demande.',
  asksWaiting: (count) => (count === 1 ? '1 client demande à commander' : `${count} clients demandent à commander`),
  letIn: 'Accepter',
  letInOf: (code) => `Accepter ${code}`,
  decline: 'Non',
  declineOf: (code) => `Non : ${code}`,
  pieces: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
  why: {
    blocked: 'Bloqué',
    value: 'Une grande commande d’un nouveau client',
    open: 'A des commandes ouvertes qui n’ont pas été retirées',
    crowd: 'Beaucoup de commandes ouvertes de nouveaux clients sur cette connexion',
  },
  blocks: 'Bloqués',
  blocksHint:
    'Personne de cette liste ne peut commander sur le site. Les nouveaux clients de la même connexion vous parlent d’abord ; tous les autres y commandent comme avant. Les numéros de téléphone ne sont pas gardés ici en clair.',
  noBlocks: 'Personne n’est bloqué.',
  whatBlocked: { both: 'Appareil et téléphone', device: 'Appareil', phone: 'Téléphone', neither: 'Connexion' },
  by: (name, when) => `Par ${name}, ${when}`,
  until: (when) => `Jusqu’à ${when}`,
  lift: 'Lever',
  liftOf: (code) => `Lever le blocage de ${code}`,
  lifted: (code) => `Le blocage de ${code} est levé.`,
  rules: 'Ce que les clients peuvent commander sans vous parler',
  rulesHint: 'À qui a déjà retiré une commande avec son appareil, rien n’est demandé.',
  on: 'Demander avant une commande qui peut être fausse',
  newOpen: 'Commandes ouvertes de nouveaux clients avec le même genre d’appareil sur une connexion',
  newOpenHint:
    '3 convient à la plupart. Avec 0, chaque client dont l’appareil n’est jamais venu ici vous parle d’abord.',
  openOrders: 'Commandes ouvertes d’un appareil ou d’un numéro de téléphone',
  openValue: 'Ensemble au plus, en euros',
  blockHours: 'Un blocage dure, en heures',
  between: (least, most) => `De ${least} à ${most}.`,
  save: 'Enregistrer',
  saved: 'Enregistré.',
}
