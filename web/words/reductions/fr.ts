// Français : les réductions telles que les clients les lisent, sur la carte, dans le panier et à la commande.
import { plural } from '../plural.ts'
import type { ReductionText } from './en.ts'

const count = plural('fr')

export const reductions: ReductionText = {
  today: 'Réductions du jour',
  allDay: 'aujourd’hui, toute la journée',
  until: (time) => `maintenant, jusqu’à ${time}`,
  from: (time) => `aujourd’hui dès ${time}`,
  between: (from, until) => `aujourd’hui de ${from} à ${until}`,
  everything: 'Tout',
  beside: (names) => `avec ${names}`,
  nth: (_, paid) => `${paid} + 1 gratuit`,
  free: 'gratuit',
  more: (n) => count(n, { one: 'Encore 1 réduction', other: `Encore ${n} réductions` }),
  was: (before, now) => `au lieu de ${before}, maintenant ${now}`,
  later: (price, time) => `${price} à ${time}`,
  lowest: (price) => `Prix le plus bas des 30 derniers jours : ${price}`,
  takesOff: (name, amount) => `${name} : −${amount}`,
  ended: (name) => `« ${name} » ne vaut plus pour cette commande.`,
  costs: (total) => `Elle coûte maintenant ${total}.`,
  haveCode: 'J’ai un code',
  code: 'Code',
  use: 'Utiliser',
  notYet: (name) => `« ${name} » : rien dans votre commande ne compte encore pour cela.`,
  checking: 'Le code est en cours de vérification.',
  counts: (name, amount) => `« ${name} » : cette commande coûte ${amount} de moins.`,
  lookAtTotal: 'Votre code compte. Regardez le total, puis commandez.',
  remove: 'Retirer le code',
}
