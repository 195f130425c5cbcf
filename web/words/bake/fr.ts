// French: what is made ahead.
import { plural } from '../plural.ts'
import type { bake as en } from './en.ts'

const count = plural('fr')

export const bake: typeof en = {
  list: 'À cuire',
  left: 'Ce qui reste',
  print: 'Imprimer',
  today: (date) => `Aujourd’hui, ${date}`,
  tomorrow: (date) => `Demain, ${date}`,
  pieces: (n) => count(n, { one: `${n} pièce`, other: `${n} pièces` }),
  doneOf: (done, all) => `${done} sur ${all} faits`,
  item: 'Article',
  make: 'Cuire',
  between: 'de – à',
  range: (from, to) => `${from} à ${to}`,
  last: (weekday) => `${weekday} dernier`,
  leftOver: 'reste',
  done: 'Fait',
  notYet: 'Pas encore assez de jours',
  notYetHint: (n) =>
    `La liste a besoin de ${count(n, { one: `${n} jour d’ouverture`, other: `${n} jours d’ouverture` })} par article. D’ici là, elle montre ce qui s’est vendu le même jour une semaine avant.`,
  source:
    'Calculé d’après les six derniers mêmes jours de la semaine, la tendance actuelle et ce qui s’est trouvé épuisé.',
  sourceHoliday:
    'Calculé d’après les jours fériés précédents, sinon les dimanches, la tendance actuelle et ce qui s’est trouvé épuisé.',
  usual: (share) =>
    `Sans coût indiqué, il y en a assez ${share} des jours. Un coût dans la fiche de l’article rend ce chiffre exact.`,
  why: 'Comment cette liste est calculée',
  whyText: [
    'La liste part de ce que les six derniers mêmes jours de la semaine auraient vendu, et suit l’allure de l’article et de l’établissement sur la dernière semaine.',
    'Ce qui était épuisé avant la fermeture compte pour plus : autant que le reste d’une telle journée vend d’habitude.',
    'L’écart des jours à ce qui était attendu donne la fourchette. La place du nombre dans celle-ci dépend de ce que coûte une pièce de trop peu, et une de trop.',
  ],
  past: (evenings, left, soldOut) =>
    `Sur ${count(evenings, { one: '1 soir compté d’un article', other: `${evenings} soirs comptés d’articles` })} ces 28 derniers jours, il est resté ${left} de ce qui était fait, et ${soldOut} fois rien.`,
  pastNone: 'Dès que vous comptez le soir, cette ligne dit combien il est resté, et combien de fois rien.',
  holiday: (name) => `Hors de l’ordinaire : ${name}`,
  ownHours: 'Hors de l’ordinaire : d’autres heures d’ouverture',
  open: (from, to) => `ouvert de ${from} à ${to}`,
  madeAt: (date, time) => `Établi ${date} à ${time}`,
  emptyTitle: 'Rien n’est encore préparé d’avance',
  emptyHint:
    'Ouvrez un article de la carte, comme un croissant, et activez « Préparé d’avance » là où vous dites où et quand il est vendu.',
  emptyAction: 'Vers la carte',
  noneHere: 'Rien à préparer ce jour-là',
  noneHereHint: 'Ce qui est préparé d’avance n’est pas vendu ce jour-là dans cet établissement.',
  noDay: 'Cet établissement n’ouvre pas dans les 60 prochains jours',
  noDayHint: 'Dès qu’il aura de nouveau des heures d’ouverture, sa liste sera ici.',
  whatIsLeft: 'Que reste-t-il ?',
  closesAt: (time) => `ferme à ${time}`,
  closedToday: 'fermé aujourd’hui',
  madeSold: (made, sold) => `cuits : ${made}, vendus : ${sold}`,
  sold: (sold) => `vendus : ${sold}`,
  free: (free) => `encore libres : ${free}`,
  soldOut: 'épuisé',
  less: (item) => `Un de moins : ${item}`,
  more: (item) => `Un de plus : ${item}`,
  take: (item, n) => `Compter ${n} : ${item}`,
  takeBack: (item) => `Retirer le comptage : ${item}`,
  countedOf: (counted, all) => `${counted} sur ${all} comptés`,
  doneToday: 'Terminé pour aujourd’hui',
  allCounted: 'Tout est compté.',
  uncounted: (n) =>
    count(n, {
      one: `${n} article n’est pas compté. Ce que vous ne comptez pas n’apprend rien à la liste suivante.`,
      other: `${n} articles ne sont pas comptés. Ce que vous ne comptez pas n’apprend rien à la liste suivante.`,
    }),
  sellLeft: 'Vendre ce qui reste à un prix à part',
  sellLeftWhen: (from, until) => `de ${from} à ${until}, puis cela s’arrête tout seul`,
  sellLeftCut: (time) =>
    `Les commandes pour aujourd’hui s’arrêtent à ${time}, avant que cela commence : seuls les clients à table et votre caisse peuvent en profiter.`,
  sellLeftShare: 'Part du prix',
  sellLeftOff: 'Ce qui est compté coûte son prix habituel.',
  madeTitle: 'Plus ou moins préparé que prévu ?',
  madeHint: 'Tapez combien de pièces ont été faites. Il ne peut pas en rester davantage.',
  form: 'Préparé d’avance',
  formHint: 'Il figure sur la liste de cuisson de chaque établissement qui le vend.',
  formOn: 'C’est préparé avant que quelqu’un le commande',
  formYes: 'oui',
  cost: 'Coût de fabrication d’une pièce',
  costHint: 'La liste sait ainsi ce que coûte une pièce qui manque, et une de trop.',
  salvage: 'Ce que rapporte encore une pièce restante',
  salvageHint: 'Vide : rien.',
}
