// The words of slips: French.
import type { SlipWords } from './slip-words.ts'

export const slipWords: SlipWords = {
  takeAway: 'à emporter',
  table: (table) => `table ${table}`,
  ready: 'prête',
  allergy: 'ALLERGIE',
  no: 'SANS',
  changed: (time) => `MODIFIÉE ${time}`,
  cancelled: (time) => `ANNULÉE ${time}`,
  asOrdered: 'inchangé',
  added: 'NOUVEAU',
  gone: 'N’EST PLUS À FAIRE',
  elsewhere: (what) => `Préparé ailleurs : ${what}`,
  paid: 'PAYÉE',
  partPaid: (paid, total) => `Payée en partie : ${paid} sur ${total}`,
  toPay: 'À PAYER',
  toGiveBack: 'À REMBOURSER',
  printed: (time) => `imprimé à ${time}`,
  piece: (piece, of) => `${piece} sur ${of}`,
  forWhom: (name) => `pour ${name}`,
  without: (what) => `sans ${what}`,
  seeBoard: 'Impossible à imprimer : voir le tableau',
  reprint: 'RÉIMPRIMÉ',
  test: 'Page de test',
  readable: 'Si ceci est lisible, l’imprimante fonctionne.',
  onPhone: 'Gardez-le sur votre téléphone',
}
