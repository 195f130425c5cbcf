// French: the words of a display for guests.
import { glossary } from '../glossary/fr.ts'
import type { DisplayText } from './en.ts'

export const display: DisplayText = {
  title: 'En préparation et prêtes',
  making: glossary.making,
  asks: 'À demander',
  ready: 'Prête, venez la chercher',
  readyNone: 'Prêtes',
  justReady: 'à l’instant',
  none: 'Votre code s’affiche ici dès que votre commande est prête.',
  say: 'Dites votre code au comptoir',
  touch: 'Touchez l’écran une fois pour entendre la sonnerie',
  live: 'En direct',
  notLive: (time) => `Pas en direct depuis ${time}`,
  page: (page, pages) => `${page} sur ${pages}`,
  waiting: { title: 'Un instant', text: 'Les commandes arrivent.' },
  unreachable: { title: 'Le café est injoignable', text: 'Cet écran réessaie tout seul.' },
  withdrawn: {
    title: 'Cet écran a été retiré',
    text: 'Son adresse n’est plus valable. Un responsable peut ajouter un écran dans l’espace du personnel et ouvrir son adresse ici.',
  },
  unknown: {
    title: 'Aucun écran n’a cette adresse',
    text: 'Vérifiez l’adresse, ou demandez à un responsable d’ajouter un écran dans l’espace du personnel.',
  },
  toStaff: 'Vers les écrans pour les clients',
}
