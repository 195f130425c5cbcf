// Français : la carte de fidélité.
import { plural } from '../plural.ts'
import type { StampDeskText, StampText } from './en.ts'

const count = plural('fr')

export const stamps: StampText = {
  title: 'Votre carte de fidélité',
  left: (n) =>
    count(n, { one: `Encore ${n}, et le suivant est offert.`, other: `Encore ${n}, et le suivant est offert.` }),
  free: (worth) => `Un article offert, jusqu’à ${worth}`,
  qr: 'Bon de votre carte de fidélité',
  show: 'Utilisez-le en commandant, ou montrez ce code au comptoir :',
  elsewhere: (n) =>
    count(n, {
      one: `${n} tampon a été utilisé sur un autre appareil qui a une copie de cette carte.`,
      other: `${n} tampons ont été utilisés sur un autre appareil qui a une copie de cette carte.`,
    }),
  foreign: 'Des tampons sur cet appareil ne viennent pas de ce commerce. Ils ne comptent pas.',
  gives: (n) => count(n, { one: `${n} tampon pour cette commande.`, other: `${n} tampons pour cette commande.` }),
  givesIfKept: (n) =>
    count(n, {
      one: `${n} tampon pour cette commande, si cet appareil peut la retenir.`,
      other: `${n} tampons pour cette commande, si cet appareil peut la retenir.`,
    }),
  use: 'Utiliser mon article offert',
  takesOff: (amount) => `Cette commande coûte ${amount} de moins.`,
  nothing: 'Rien dans cette commande ne peut être offert.',
}

export const stampDesk: StampDeskText = {
  check: 'Vérifier un bon',
  checkHint:
    'Scannez le code sur le téléphone du client, ou tapez les huit caractères en dessous. Vérifier un bon, c’est l’utiliser.',
  voucher: 'Bon',
  act: 'Vérifier',
  given: (worth) => (worth ? `Valable : un article offert, jusqu’à ${worth}.` : 'Valable : un article offert.'),
  used: 'Ce bon a déjà été utilisé.',
  foreign: 'Ce n’est pas un bon de ce commerce.',
  givenOffline: (worth) =>
    `Valable : un article offert, jusqu’à ${worth}. Le commerce en sera informé au retour de la connexion.`,
  again: 'Ce comptoir a déjà accepté ce bon.',
  over: (most) => `Sans connexion, ce comptoir offre jusqu’à ${most}. Attendez la connexion.`,
  cannot:
    'Sans connexion, un bon peut seulement être scanné, en https, à un comptoir où cette page a déjà été ouverte.',
  waiting: (n) =>
    count(n, {
      one: `${n} bon doit encore être envoyé au commerce.`,
      other: `${n} bons doivent encore être envoyés au commerce.`,
    }),
  copied: (n) =>
    count(n, {
      one: `${n} bon a été donné deux fois parce qu’un comptoir n’avait pas de connexion.`,
      other: `${n} bons ont été donnés deux fois parce qu’un comptoir n’avait pas de connexion.`,
    }),
  rules: 'La carte',
  rulesHint:
    'Pas de compte pour les clients : la carte est sur leur appareil. Les bons qu’ils ont restent valables, quoi que vous changiez.',
  on: 'Donner des tampons',
  every: 'Le combientième est offert',
  worth: 'Un article offert coûte au plus (€)',
  offline: 'Offert sans connexion, au plus (€)',
  offlineHint: 'Pour chaque comptoir, jusqu’à ce que le commerce en soit informé. 0 : jamais.',
  categories: 'Ce qui compte',
  categoriesHint: 'Un tampon par pièce. Les menus n’en donnent pas.',
  between: (least, most) => `De ${least} à ${most}.`,
  saved: 'La carte de fidélité est enregistrée.',
}
