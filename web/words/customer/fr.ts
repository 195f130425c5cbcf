// French: the menu, the landing page and an item.

import { groupNames, substanceNames } from '#domain/menu/substance-names/fr.ts'
import { glossary } from '../glossary/fr.ts'
import { lowered } from '../lowered.ts'
import { plural } from '../plural.ts'
import type {
  AllergensText,
  DietText,
  HomeText,
  ItemWords,
  MoreDictionary,
  OptionsText,
  PageDictionary,
  PhotosText,
  SaleWords,
  SharedWords,
  TimesDictionary,
} from './en.ts'

export const words: SharedWords = {
  close: 'Fermer',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  name: 'Nom',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  total: 'Total',
  day: 'Jour',
  note: 'Remarque',
  edit: 'Modifier',
  remove: 'Supprimer',
  order: 'Commande',
  showMore: 'Afficher plus',
  loading: 'Un instant',
  copied: 'Copié',
  toMenu: 'Voir la carte',
  change: 'Modifier',
  keptInput: 'Ce que vous avez rempli est conservé.',
  tooMany: (seconds) => `Trop de tentatives. Attendez ${seconds} secondes, puis réessayez.`,
  call: (branch) => `Appeler ${branch}`,
}

const turning = {
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Arrêter le mouvement',
  play: 'Reprendre le mouvement',
}

export const home: HomeText = {
  hero: {
    title: 'Votre café est prêt quand vous l’êtes',
    lead: 'Commandez sur votre téléphone, retirez au comptoir.',
    order: 'Commander',
    track: 'Suivre ma commande',
    picture: 'Un cappuccino et son biscuit, le soir, sur une table en bois',
    pause: turning.pause,
    play: turning.play,
  },
  shop: { dishes: 'À notre carte', whole: 'Toute la carte', where: 'Où nous trouver', hours: 'Horaires et contact' },
  offers: {
    title: 'Nos offres du moment',
    labels: { ...turning, slide: (n, of) => `Offre ${n} sur ${of}` },
  },
  steps: {
    title: 'Comment ça marche',
    order: {
      title: 'Passez votre commande',
      text: 'Choisissez à la carte et dites-nous pour qui c’est. Vous recevez un code de huit lettres et chiffres.',
    },
    today: (time) => `Commandes pour aujourd’hui jusqu’à ${time} ; ensuite, pour le prochain jour d’ouverture.`,
    todayAnywhere:
      'Chaque adresse prend les commandes du jour jusqu’à une heure fixe ; ensuite, pour le prochain jour d’ouverture.',
    check: { title: 'Suivez-la', text: 'Entrez votre code et voyez où nous en sommes.' },
    stages: [glossary.received, glossary.ready, 'Emportée'],
    pick: {
      title: 'Payez et emportez',
      text: 'Venez au comptoir, payez si ce n’est pas déjà fait en ligne, et emportez le tout bien chaud.',
    },
    track: 'Suivre ma commande',
  },
  story: {
    title: 'Préparé à la commande',
    text: [
      'Chaque tasse est préparée à la commande, avec de quoi l’accompagner, et sans attente.',
      'Commandez en chemin, et qui prépare votre café vous le tend aussi.',
    ],
    more: 'Lire notre histoire',
    waffle: 'Des gaufres aux fraises et à la crème',
    bagel: 'Un bagel au saumon et à l’oignon rouge',
  },
  guests: {
    title: 'Ce que disent nos clients',
    labels: { ...turning, slide: (n, of) => `Client ${n} sur ${of}` },
    inBranch: (branch) => `à ${branch}`,
  },
  tour: {
    title: 'Entrez et regardez autour de vous',
    lead: 'Faites glisser l’image, ou utilisez les flèches.',
    labels: {
      view: 'Regarder autour de soi dans le café',
      hint: 'Les flèches du clavier tournent la vue, plus et moins l’agrandissent ou la réduisent.',
      left: 'Tourner à gauche',
      right: 'Tourner à droite',
      nearer: 'Agrandir',
      farther: 'Réduire',
      flat: 'Votre navigateur montre une simple image',
    },
    places: {
      counter: 'Le comptoir',
      pictures: 'Le mur du café',
      bench: 'La banquette',
      windows: 'Les fenêtres sur la rue',
    },
  },
  posts: {
    title: 'Vos questions',
    labels: { ...turning, slide: (n, of) => `Question ${n} sur ${of}` },
  },
  failed: 'Nos offres et nos histoires ne sont pas arrivées.',
  tryAgain: words.tryAgain,
}

export const photos: PhotosText = {
  bar: 'La machine à espresso sur le comptoir de marbre',
  'pastry-case': 'Des gâteaux et des croissants derrière la vitre du comptoir',
  'window-seat': 'Un café sur une petite table près de la fenêtre',
  bench: 'La longue banquette sous les tableaux, une table devant',
  'table-morning': 'Une table de petit-déjeuner avec croissants, œufs et café',
  'table-lunch': 'Une table de midi avec un bagel, une salade et une limonade',
  'table-evening': 'Une table le soir avec un spritz, du vin et une assiette de fromages',
  'offer-free-waffle': 'Une gaufre de Liège et un café à côté d’une carte de dix tampons',
  'offer-cake-coffee': 'Une part de gâteau aux pommes avec un petit café',
  'offer-student': 'Un panini et un cola à côté d’un cahier',
  'post-our-name': 'Un petit café et un bol de fruits à coque',
  'post-waffles': 'Une gaufre de Bruxelles à côté d’une gaufre de Liège',
  'post-noon': 'Un sac en papier sur le comptoir, sous une horloge qui marque midi',
  'post-no-milk': 'Un bagel au houmous, un thé à la menthe et un petit pot de lait d’avoine',
  'branch-antwerpen': 'Notre adresse d’Anvers, dans une étroite maison de briques à pignon à gradins',
  'branch-merksem': 'Notre adresse de Merksem, à un angle, avec une large vitrine',
  'branch-etterbeek': 'Notre adresse d’Etterbeek, dans une maison de maître blanche à bow-window',
}

export const times: TimesDictionary = {
  both: (now, then) => `${now}, ${then}`,
  ready: (time) => `Prêt à ${time}`,
  readyShort: (time) => `prêt à ${time}`,
  readyFrom: (time) => `Prêt dès ${time}`,
  readyFromShort: (time) => `prêt dès ${time}`,
  back: (time) => `De retour à ${time}`,
  full: (time) => `Complet jusqu’à ${time}`,
  orderFor: (time) => `commandez pour ${time}`,
  nothingLeft: 'plus de place aujourd’hui',
  workAhead: (n) => `${n} min de travail avant vous`,
  kept: (percent, n) => `${percent} % de ${n} heures tenues ce mois-ci`,
  pauses: {
    busy: 'beaucoup de monde',
    break: 'petite pause',
    fault: 'quelque chose est en panne',
    staff: 'équipe réduite',
    other: 'en pause',
  },
}

export const sale: SaleWords = {
  until: (time) => `Jusqu’à ${time}`,
  from: (time) => `Dès ${time}`,
  over: (time) => `Seulement jusqu’à ${time}`,
  fromDay: (day) => `Dès le ${day}`,
  onlyIn: (branches) => `Seulement à ${branches}`,
  hours: {
    until: (time) => `jusqu’à ${time}`,
    from: (time) => `dès ${time}`,
    between: (from, until) => `de ${from} à ${until}`,
    and: ' et ',
  },
  notThen: (hours) => `Nous vendons ceci ${hours}, et votre commande est pour une autre heure.`,
  notThatDay: 'Nous ne vendons pas ceci le jour de votre commande.',
  notHere: (branch) => `${branch} ne vend pas ceci.`,
  overNow: 'Ceci ne peut plus être commandé pour ce jour-là.',
}

export const pages: PageDictionary = {
  toMenu: words.toMenu,
  notFound: {
    title: 'Bienvenue',
    lead: 'Il n’y a rien à cette adresse, mais la carte est tout près.',
  },
}

const count = plural('fr')
const items = (n: number) => count(n, { one: `${n} article`, other: `${n} articles` })

export const more: MoreDictionary = {
  ...words,
  persons: { fewer: 'Une personne de moins', more: 'Une personne de plus' },
  nav: {
    main: 'Navigation principale',
    home: 'Accueil',
    about: 'À propos',
    contact: 'Contact',
    menu: 'Carte',
    allItems: 'Toute la carte',
    own: 'Vos commandes, favoris et tampons',
    track: 'Suivre',
    review: 'Avis',
    reservation: 'Réserver',
    gift: 'Cartes cadeaux',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    footer: 'Du café et de quoi grignoter, à emporter.',
    staff: 'Pour le personnel',
    legal: 'Mentions légales',
    terms: 'Conditions de vente',
    privacy: 'Vie privée',
    accessibility: 'Accessibilité',
  },
  day: {
    forDay: (day) => `Commander pour ${day}`,
    today: 'Commander pour aujourd’hui',
  },
  menu: {
    emptyText: 'Désolés pour ce désagrément. Le reste de la carte vous attend.',
    begins: {
      title: 'La carte n’est pas encore là',
      text: 'Nous préparons encore notre maison. Revenez bientôt.',
      noBranch: 'Pas encore de commandes ici\u00a0: nous préparons encore notre maison.',
    },
    wholeMenu: 'Voir toute la carte',
    searchLabel: 'Qu’est-ce qui vous ferait plaisir ?',
    clearSearch: 'Effacer la recherche',
    nothingFound: (text) => `Rien sur notre carte ne correspond à « ${text} »`,
    found: (n) => count(n, { one: `${n} résultat`, other: `${n} résultats` }),
    failedTitle: 'Impossible de joindre l’établissement',
    failedText: 'Vérifiez votre connexion. De notre côté, nous réessayons.',
  },
  cart: {
    branchTitle: 'Choisissez votre établissement',
    title: 'Votre commande',
    view: 'Voir la commande',
    empty: 'Encore rien ici',
    emptyText: 'Choisissez quelque chose sur la carte, vous le verrez ici.',
    placeOrder: 'Commander',
    items,
    remove: 'Retirer',
    removed: (name) => `${name} : retiré de votre commande.`,
    undo: 'Remettre',
    each: (price) => `${price} pièce`,
    priceChanged: (before, now) => `Le prix est passé de ${before} à ${now}.`,
    accept: 'Accepter le nouveau prix',
    outOfStock: (branch) => `Plus disponible à ${branch} pour le moment.`,
    goneName: 'Un choix précédent',
    gone: 'N’est plus à la carte.',
    optionOut: (option, branch) => `${option} : épuisé pour le moment à ${branch}.`,
    chooseAgainWhy: 'Ce que vous aviez choisi n’est plus proposé ainsi.',
    chooseAgain: 'Choisir à nouveau',
    listComma: ', ',
    lookAgain: 'Quelque chose a changé depuis votre choix. Regardez les lignes signalées.',
    pickUpAt: (branch) => `À retirer à ${branch}`,
  },
  note: {
    label: words.note,
    add: 'Ajouter une remarque',
    example: 'Par exemple : bien chaud, coupé en deux',
    left: (n) => count(n, { one: `encore ${n} caractère`, other: `encore ${n} caractères` }),
    tooLong: (n) =>
      count(n, {
        one: `${n} caractère de trop. Raccourcissez le texte : rien n’est coupé.`,
        other: `${n} caractères de trop. Raccourcissez le texte : rien n’est coupé.`,
      }),
  },
  line: {
    gone: 'Pas de connexion',
    old: 'Ce qui s’affiche peut être périmé.',
    asOf: (time) => `Ce qui s’affiche date de ${time}.`,
    back: 'La connexion est rétablie.',
    kept: 'Votre commande est conservée. Vous pourrez l’envoyer une fois reconnecté.',
    missing: 'Une partie de cette page ne s’est pas ouverte.',
    newer: 'Il existe une version plus récente de cette page.',
    lost: 'Ce que vous avez saisi ici serait perdu. Terminez d’abord.',
  },
  seat: {
    iSit: 'Je suis à une table dans le café',
    at: (table) => `Table ${table}`,
    atSome: 'À une table',
    leave: 'Quitter la table',
    understood: 'Compris',
    noTables: (branch) => `${branch} ne sert pas à table. Commandez ici et passez prendre au comptoir.`,
    unknownTable: (table, branch) =>
      `${branch} n’a pas de table « ${table} ». Regardez encore la carte sur votre table, ou demandez au comptoir.`,
    unknownBranch: (branch) =>
      branch
        ? `Le lien de la carte nomme un établissement que nous n’avons pas : « ${branch} ». Choisissez le vôtre, ou demandez au comptoir.`
        : 'Le lien de la carte ne nomme pas d’établissement. Choisissez le vôtre, ou demandez au comptoir.',
  },
  ask: {
    notAdded: 'Pas dans votre commande',
    without: 'Tant pis',
    costs: (item, branch, price) => `${item} est dans votre commande. À ${branch}, le prix est de ${price}.`,
    afterwards: (item) => `Nous ajouterons ensuite ${item} à votre commande.`,
    notHere: (item, branch) =>
      `${item} n’est pas disponible à ${branch} pour le moment et n’a donc pas été ajouté à votre commande.`,
    notNow: (item, branch) =>
      `${branch} ne prend plus de commandes pour ce jour-là : ${item} n’a donc pas été ajouté à votre commande.`,
  },
  signOut: {
    title: 'Vous déconnecter ?',
    text: 'Aucune donnée ne sera effacée. Vous pourrez toujours vous reconnecter avec ce compte.',
    failed: 'Impossible de joindre l’établissement : vous êtes encore connecté. Veuillez réessayer.',
  },
}

export const diet: DietText = {
  ...words,
  title: 'Qu’évitez-vous ?',
  lead: 'Dites-le une fois. La carte montre alors ce qui vous convient.',
  diets: {
    title: 'Régime',
    names: { vegetarian: 'végétarien', vegan: 'végane', halal: 'halal', 'no-alcohol': 'sans alcool' },
  },
  allergens: 'Allergènes',
  byName: 'Seulement certaines céréales ou noix',
  done: 'Voir la carte',
  suited: 'Adapté à vous',
  clear: 'Effacer',
  more: 'Ajouter',
  without: (name) => `sans ${name}`,
  remove: (name) => `Retirer : ${name}`,
  rest: 'Le reste',
  restTitle: 'Ce qui ne convient pas',
  shown: { grey: 'Gris', hide: 'Masquer' },
  hidden: (n) =>
    n <= 1 ? `${n} article qui ne convient pas est masqué.` : `${n} articles qui ne conviennent pas sont masqués.`,
  device: 'Conservé sur cet appareil seulement. En cas d’allergie grave, dites-le aussi au comptoir.',
  searched: {
    contains:
      'Ce qui en contient, même des traces, est indiqué. Si vous l’évitez, toute la carte peut montrer ce qui vous convient.',
    suits: 'Ce qui est déclaré convenir.',
  },
  fits: 'Convient',
  withThat: (name) => `avec ${lowered(name)}`,
  dearer: (how, price) => `${how}, ${price}`,
  fitsWith: (how) => `Convient ${how}`,
  fitsChosen: 'Convient, selon vos choix',
  traces: (list) => `Traces possibles : ${list}`,
  tracesWith: (how, list) => `Convient ${how}, mais traces possibles : ${list}`,
  ask: 'Demander',
  askTitle: (name) => `Que contient ${name} ?`,
  askText: 'Sa composition n’est pas encore déclarée. Appelez-nous ou demandez au comptoir avant de commander.',
  addAnyway: 'Ajouter quand même',
  doesNotFit: 'Ne convient pas à ce que vous évitez',
  someDoNotFit: (n) =>
    n <= 1
      ? `${n} article pourrait ne pas convenir à ce que vous évitez.`
      : `${n} articles pourraient ne pas convenir à ce que vous évitez.`,
}

export const allergens: AllergensText = {
  title: 'Ce qu’il contient',
  names: substanceNames,
  groups: groupNames,
  withGluten: (cereal) => `${cereal} (gluten)`,
  contains: (list) => `Contient : ${list}`,
  traces: (list) => `Traces possibles : ${list}`,
  none: 'Aucun des 14 allergènes à mentionner',
  partsNotDeclared: (n) =>
    count(n, { one: 'Un élément n’est pas encore déclaré', other: `${n} éléments ne sont pas encore déclarés` }),
  notDeclared: 'Pas encore déclaré',
  askUs: 'Demandez-nous ce qu’il contient.',
  age: (years) => `Dès ${years} ans : ayez votre pièce d’identité sur vous.`,
}

export const item: ItemWords = {
  ...words,
  chooseOne: 'choisissez-en un',
  ifYouLike: 'si vous le souhaitez',
  upTo: (most) => `jusqu’à ${most}`,
  atLeast: (least) => `au moins ${least}`,
  between: (least, most) => `de ${least} à ${most}`,
  included: (units) => `${units} compris`,
  inPrice: 'compris',
  asItComes: 'tel quel',
  soldOut: glossary.soldOut,
  oneLess: 'Un de moins',
  oneMore: 'Un de plus',
  lastTime: 'La dernière fois',
  sameAgain: 'Encore le même',
  quantity: 'Quantité',
  add: 'Ajouter',
  save: 'Garder ce choix',
  missing: (group) => `Choisissez d’abord pour « ${group} ».`,
  missingUnits: (least) => `Choisissez-en au moins ${least}.`,
  tooMany: (most) => `Choisissez-en au maximum ${most}.`,
  outNow: (option) => `${option} : épuisé ici. Choisissez autre chose.`,
  outHere: 'Ceci n’est pas disponible ici pour le moment.',
  depends: 'Ce que vous choisirez encore peut s’y ajouter.',
  full: 'Votre commande en contient déjà 99. Il n’est pas possible d’en ajouter.',
}

const pieces = (n: number) => count(n, { one: `${n} pièce`, other: `${n} pièces` })

export const options: OptionsText = {
  without: (name) => `sans ${lowered(name)}`,
  times: (quantity, name) => `${quantity} × ${name}`,
  sized: (name, count) => `${name}, ${pieces(count)}`,
}
