// French: ringing orders up by hand.
import { plural } from '../plural.ts'
import type { ringUp as en } from './en.ts'

const count = plural('fr')

export const ringUp: typeof en = {
  title: 'À encoder',
  lead: 'Encodez chaque commande en caisse, puis touchez « Encodée ». Les prix ne sont que dans la caisse.',
  open: 'Liste à encoder',
  orders: (n) => count(n, { one: `${n} commande à encoder`, other: `${n} commandes à encoder` }),
  states: {
    'to-ring-up': 'À encoder',
    'rung-up': 'Encodée',
    'to-take-back': 'À reprendre',
    nothing: 'Rien à encoder',
  },
  over: 'Remises ou terminées',
  underway: 'Encore en cours',
  done: 'Encodées',
  act: 'Encodée',
  takeBack: 'Reprise en caisse',
  takeBackHint: 'Elle était encodée, puis a été annulée ou modifiée. Corrigez-la en caisse.',
  undo: 'Pas encodée',
  actOf: (act, code) => `${act} : ${code}`,
  ticket: 'Numéro du ticket',
  ticketOf: (code) => `Numéro du ticket de ${code}`,
  ticketIs: (ticket) => `Ticket n° ${ticket}`,
  by: (who, at) => (who ? `${who}, ${at}` : at),
  allDone: 'Tout est encodé.',
  allDoneHint: 'Une commande arrive ici dès qu’elle est passée.',
  noneDone: 'Rien n’est encore encodé.',
  more: 'Il y en a d’autres. Elles suivent dès que celles-ci sont encodées.',
  notHere: 'Dans cet établissement, les commandes ne sont pas encodées à la main.',
  notHereHint: 'Le propriétaire dit sur la page de l’établissement ce qu’il en est de la caisse enregistreuse.',
  left: (n) =>
    count(n, {
      one: `${n} commande terminée n’est pas encodée. Elle reste dans la liste.`,
      other: `${n} commandes terminées ne sont pas encodées. Elles restent dans la liste.`,
    }),
}
