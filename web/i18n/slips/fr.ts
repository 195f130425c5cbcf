// Français : les imprimantes qui ont un problème, et les tickets d’une commande.
import { plural } from '../plural.ts'
import type { OrderPaperText } from './en.ts'

const count = plural('fr')

export const slips: OrderPaperText = {
  conditions: {
    new: 'n’a pas encore appelé',
    ready: 'prête',
    'low-paper': 'bientôt plus de papier',
    'no-paper': 'plus de papier',
    'cover-open': 'capot ouvert',
    fault: 'en panne',
    silent: 'ne répond plus',
  },
  since: (time) => `depuis ${time}`,
  waiting: (n) => count(n, { one: `${n} ticket attend`, other: `${n} tickets attendent` }),
  takesOver: (printer) => `${printer} prend le relais`,
  help: {
    'low-paper': 'Gardez un nouveau rouleau à portée de main.',
    'no-paper': 'Mettez un nouveau rouleau. Ce qui attend s’imprime alors tout seul.',
    'cover-open': 'Fermez le capot. Ce qui attend s’imprime alors tout seul.',
    fault: 'Regardez l’imprimante, ou éteignez-la et rallumez-la.',
    silent: 'Elle est éteinte, ou sans réseau.',
  },
  several: (n) => `${n} imprimantes n’impriment pas`,
  givenUp: (n) => count(n, { one: `${n} ticket non imprimé`, other: `${n} tickets non imprimés` }),
  look: 'Voir',
  allWell: 'Toutes les imprimantes vont bien.',
  kinds: { kitchen: 'Bon de cuisine', receipt: 'Ticket de caisse', label: 'Étiquettes', test: 'Page de test' },
  marks: { changed: 'modifié', cancelled: 'annulé', reprint: 'réimprimé' },
  notPrinted: (slip, printer) => `${slip} : non imprimé, ${printer}`,
  why: {
    drawing: 'Il n’a pas pu être dessiné.',
    kind: 'L’imprimante ne peut pas imprimer ce genre d’image.',
    large: 'Il est trop grand pour l’imprimante.',
    network: 'L’imprimante n’a pas pu le recevoir à temps.',
    paper: 'Le papier a manqué pendant l’impression.',
    cover: 'Le capot a été ouvert pendant l’impression.',
    fault: 'L’imprimante est tombée en panne pendant l’impression.',
    silence: 'L’imprimante l’a pris sans jamais confirmer l’impression. Il est peut-être sur papier.',
    other: (code) => `L’imprimante dit : ${code}`,
  },
  title: 'Sur papier',
  none: 'Rien n’a encore été imprimé.',
  states: {
    queued: (printer) => `en attente, ${printer}`,
    offered: (printer) => `en cours d’impression, ${printer}`,
    printed: (printer, time) => `imprimé à ${time}, ${printer}`,
    failed: (printer) => `non imprimé, ${printer}`,
  },
  print: {
    kitchen: 'Imprimer le bon de cuisine',
    receipt: 'Imprimer le ticket de caisse',
    label: 'Imprimer les étiquettes',
  },
  again: 'Réimprimer',
  letBe: 'Laisser ainsi',
  sentTo: (printers) => `Envoyé à ${printers}`,
}
