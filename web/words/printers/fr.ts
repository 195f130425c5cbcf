// French: receipt printers, their slips, and the printer at a board’s USB.
import { plural } from '../plural.ts'
import type { OrderPaperText, PrinterText, UsbText } from './en.ts'

const count = plural('fr')
const slipCount = (n: number) => count(n, { one: `${n} ticket imprimé`, other: `${n} tickets imprimés` })

export const printers: PrinterText = {
  title: 'Imprimantes',
  lead: 'Les imprimantes Star et Epson demandent elles-mêmes leurs tickets au café. Rien à installer, et rien ne doit pouvoir entrer dans votre réseau.',
  local:
    'Cette page est ouverte à une adresse qui ne marche que sur cet ordinateur : une imprimante ne pourrait pas la joindre. Réglez PUBLIC_URL sur le serveur, ou ouvrez cette page à l’adresse du café, avant d’ajouter une imprimante.',
  add: 'Ajouter une imprimante',
  none: 'Pas encore d’imprimante',
  noneHint:
    'Ajoutez une imprimante Star ou Epson, et les bons de cuisine s’impriment d’eux-mêmes à l’arrivée des commandes. D’ici là, le navigateur imprime : ouvrez une commande et touchez « Imprimer ».',
  noneSuch: 'Cette imprimante n’existe plus',
  today: 'Aujourd’hui',
  todayCount: (printed, marked, failed) =>
    `${slipCount(printed)}, dont ${marked} avec la mention RÉIMPRIMÉ, et ${failed} sans succès.`,

  states: {
    new: () => 'Attend son premier appel',
    ready: () => 'Prête',
    'low-paper': (time) => `Bientôt plus de papier, depuis ${time}`,
    'no-paper': (time) => `Plus de papier depuis ${time}`,
    'cover-open': (time) => `Capot ouvert depuis ${time}`,
    fault: (time) => `En panne depuis ${time}`,
    silent: (time) => `Muette depuis ${time}`,
  },
  makes: { star: 'Star', epson: 'Epson', usb: 'USB du tableau' },
  seenNow: 'vue à l’instant',
  seenAt: (when) => `vue pour la dernière fois : ${when}`,
  neverSeen: 'pas encore vue',
  waiting: (n, goal, time) =>
    count(n, {
      one: `${n} ticket attend${goal && ` ${goal}`}, depuis ${time}.`,
      other: `${n} tickets attendent${goal && ` ${goal}`}, le premier depuis ${time}.`,
    }),
  waitsFor: {
    new: 'son premier appel',
    ready: 'son prochain appel',
    'low-paper': 'son prochain appel',
    'no-paper': 'qu’on remette du papier',
    'cover-open': 'qu’on ferme le capot',
    fault: 'la fin de la panne',
    silent: 'qu’elle appelle de nouveau',
  },
  insteadBy: (name) => `${name} imprime à sa place.`,
  coveredBy: (name) => `En cas de panne, ${name} prend le relais.`,
  failedCount: (n) =>
    count(n, { one: `${n} ticket n’a pas pu être imprimé`, other: `${n} tickets n’ont pas pu être imprimés` }),
  stranger: (when) =>
    `Un autre appareil a appelé avec l’adresse de cette imprimante (${when}) et a été refusé. S’il doit désormais être cette imprimante, donnez-lui une nouvelle adresse.`,
  sameDevice: (name) =>
    `Le même appareil est aussi installé comme ${name} et imprime peut-être tout deux fois. Retirez l’une des deux.`,
  slow: (seconds) =>
    `Elle n’appelle que toutes les ${seconds} secondes : les tickets arrivent tard, et une panne se voit tard. Réglez son intervalle à 5 secondes.`,

  kinds: { kitchen: 'Bons de cuisine', label: 'Étiquettes', receipt: 'Tickets de caisse' },
  kindHints: {
    kitchen: 'd’eux-mêmes, quand la préparation doit commencer',
    label: 'une par gobelet, d’elles-mêmes',
    receipt: 'quand quelqu’un en demande un',
  },
  oneOf: { kitchen: 'Bon de cuisine', label: 'Étiquette', receipt: 'Ticket de caisse', test: 'Page de test' },

  sections: {
    now: 'Son état',
    make: 'Quelle imprimante',
    prints: 'Ce qu’elle imprime',
    place: 'Papier et place',
  },
  addTitle: 'Une nouvelle imprimante',
  make: 'Marque',
  makeHints: { star: 'avec CloudPRNT', epson: 'avec Server Direct Print', usb: 'à l’USB du tableau' },
  others: 'Toute autre imprimante : le navigateur imprime. Ouvrez une commande et touchez « Imprimer ».',
  name: 'Où elle se trouve',
  nameHint: 'Comme « Bar » ou « Cuisine ». Seule l’équipe le voit.',
  prints: 'Elle imprime',
  details: {
    'kitchen-elsewhere': 'Ce que préparent les autres postes',
    'kitchen-payment': 'PAYÉE, ou ce qui reste à payer',
    'receipt-logo': 'Le logo',
    'receipt-code': 'Le code qui ouvre le ticket sur un téléphone',
    'label-name': 'Le nom sur le gobelet',
    'label-allergies': 'Les allergies, dans un cadre',
  },
  stands: { kitchen: 'Sur un bon de cuisine', label: 'Sur une étiquette', receipt: 'Sur un ticket de caisse' },
  station: 'Bons et étiquettes de',
  allStations: 'Tous les postes',
  width: 'Papier',
  widths: {
    384: '58 mm',
    448: 'Étiquettes de 60 mm',
    512: '80 mm, Epson plus ancienne',
    576: '80 mm',
    832: '112 mm',
  },
  widthHint: 'Une Star le dit elle-même à son premier appel.',
  lang: 'Langue sur papier',
  takesOver: 'En cas de panne, celle-ci prend le relais',
  nobody: 'Aucune',
  problems: {
    name_missing: 'Indiquez où elle se trouve.',
    prints_missing: 'Choisissez-en au moins un.',
  },
  changed: 'Quelqu’un d’autre vient de modifier cette imprimante',
  gone: 'Quelqu’un l’a retirée entre-temps.',
  saved: (name) => `${name} est enregistrée.`,
  seeOnly: 'Seuls les gérants et les propriétaires modifient les imprimantes.',

  view: 'Ce qui s’imprime',
  viewOf: (kind) => `${kind}, tel que sur papier`,
  viewFailed: 'L’aperçu n’a pas pu être dessiné.',

  test: 'Imprimer une page de test',
  testing: {
    queued: 'La page de test part à son prochain appel.',
    offered: 'La page de test s’imprime.',
    failed: 'La page de test n’a pas pu être imprimée.',
    done: 'La page de test est sur papier.',
  },
  waits: 'Ce qui attend et ce qui a échoué',
  nothingWaits: 'Rien n’attend, et rien n’a échoué.',
  onlyOldest: 'Seuls les 50 plus anciens sont affichés.',
  slipStates: {
    queued: (time) => `attend depuis ${time}`,
    offered: (time) => `s’imprime ; attendait depuis ${time}`,
    failed: (time) => `échec, ${time}`,
  },
  printedBy: (name) => `par ${name}`,

  addressTitle: (name) => `Connecter ${name}`,
  addressOnce: 'L’adresse ne s’affiche que maintenant. Qui l’a reçoit les tickets de cet établissement.',
  address: 'Adresse de l’imprimante',
  addressHint:
    'Ou scannez le code avec le téléphone sur lequel la page de l’imprimante est ouverte, et collez l’adresse.',
  steps: {
    star: [
      'Éteignez l’imprimante. Tenez sa touche d’avance papier en l’allumant : elle imprime une feuille avec sa propre adresse.',
      'Ouvrez cette adresse dans un navigateur du même réseau. Utilisateur : root, mot de passe : public.',
      'Sous CloudPRNT, choisissez Enable. Server URL : l’adresse ci-dessous. Polling Time : 5. Puis Submit, Save et redémarrer.',
      'Imprimez la page de test.',
    ],
    epson: [
      'Faites imprimer à l’imprimante son état du réseau : sa propre adresse s’y trouve.',
      'Ouvrez cette adresse dans un navigateur du même réseau. Utilisateur : epson, mot de passe : le numéro de série.',
      'Sous Server Direct Print, choisissez Enable. ID : un qu’aucune autre imprimante n’a. URL 1 : l’adresse ci-dessous. Interval : 5. URL Encode : Enable.',
      'Imprimez la page de test.',
    ],
    usb: [
      'Branchez l’imprimante par USB à la tablette ou à l’ordinateur qui montre le tableau.',
      'Ouvrez-y le tableau dans Chrome ou Edge, à son adresse https.',
      'Dans le menu du tableau, choisissez Imprimante USB, puis Connecter une imprimante USB.',
      'Imprimez la page de test.',
    ],
  },
  waitsForCall: 'En attente de son premier appel. Il s’affiche ici en quelques secondes.',
  renew: 'Nouvelle adresse',
  renewAsk: (name) => `Donner une nouvelle adresse à ${name} ?`,
  renewText:
    'L’ancienne adresse cesse aussitôt de marcher. L’imprimante ne reçoit plus rien tant que la nouvelle n’y est pas saisie ; ce qui attend est gardé.',
  renewIt: 'Donner une nouvelle adresse',
  renewUsb: 'Un autre appareil imprime',
  renewUsbAsk: (name) => `Laisser un autre appareil imprimer pour ${name} ?`,
  renewUsbText:
    'Le prochain tableau qui connecte une imprimante imprime ces tickets ; l’appareil actuel arrête. Ce qui attend est gardé.',
  renewUsbIt: 'Laisser imprimer',
  withdraw: 'Retirer l’imprimante',
  withdrawAsk: (name) => `Retirer ${name} ?`,
  withdrawText: 'Son adresse cesse aussitôt de marcher. Vous pourrez toujours l’ajouter de nouveau.',
  withdrawWaits: (waiting) =>
    count(waiting, {
      one: `${waiting} ticket l’attend. Il ne sera alors pas imprimé, et le tableau le dira.`,
      other: `${waiting} tickets l’attendent. Ils ne seront alors pas imprimés, et le tableau le dira.`,
    }),
  withdrawIt: 'Retirer',
  withdrawn: (name) => `${name} est retirée.`,
}

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
    withdrawn: 'L’imprimante a été retirée avant de l’imprimer.',
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

export const usb: UsbText = {
  title: 'Imprimante USB',
  lead: 'Cet appareil imprime alors les tickets de son établissement, tant que son tableau est ouvert et visible.',
  connect: 'Connecter une imprimante USB',
  other: 'Connecter une autre imprimante',
  again: 'Réessayer',
  forget: 'Ne plus imprimer ici',
  which: 'De quelle imprimante s’agit-il ?',
  named: (name) => `Imprimante « ${name} »`,
  none: 'Cet établissement n’a pas encore d’imprimante USB. Un responsable en ajoute une à la page Imprimantes.',
  missing: {
    browser:
      'Ce navigateur ne peut pas imprimer par USB. Ouvrez le tableau dans Chrome ou Edge sur un ordinateur ou une tablette Android, ou utilisez une imprimante reliée au réseau.',
    plain:
      'Sans https, un navigateur ne laisse pas le tableau imprimer par USB. Ouvrez le tableau par son adresse https, ou utilisez une imprimante reliée au réseau.',
  },
  states: {
    off: 'Non connectée.',
    opening: 'Connexion…',
    ready: 'Connectée, prête à imprimer.',
    'low-paper': 'Connectée, il reste peu de papier.',
    'no-paper': 'Connectée, plus de papier.',
    'cover-open': 'Connectée, mais son capot est ouvert.',
    fault: 'Connectée, mais elle signale une panne.',
    unplugged: 'Déconnectée ou éteinte. Dès son retour, ce qui attend est imprimé.',
    held: 'Une autre fenêtre ou un autre programme l’utilise : fermez-le. Sous Windows, l’imprimante a besoin du pilote WinUSB.',
    stuck: 'Elle n’a pas accepté ce qu’elle a reçu. Éteignez-la, rallumez-la, puis réessayez.',
    other:
      'Ce n’est pas l’imprimante que le café connaît. Un responsable touche « Un autre appareil imprime » à la page Imprimantes.',
  },
}
