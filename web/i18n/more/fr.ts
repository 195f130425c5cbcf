// French, as spoken in Belgium: the words of what opens over the menu or beside it: navigation, cart, search.

import { plural } from '../plural.ts'
import type { MoreDictionary } from './en.ts'

const count = plural('fr')

const items = (n: number) => count(n, { one: `${n} article`, other: `${n} articles` })

export const fr: MoreDictionary = {
  nav: {
    main: 'Navigation principale',
    close: 'Fermer',
    home: 'Accueil',
    about: 'À propos',
    contact: 'Contact',
    menu: 'Carte',
    allItems: 'Toute la carte',
    track: 'Suivre',
    review: 'Avis',
    reservation: 'Réserver',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    allOrders: 'Toutes les commandes',
    board: 'Tableau des commandes',
    days: 'Journées',
    menuEdit: 'Modifier la carte',
    reviewAdmin: 'Tous les avis',
    reservations: 'Réservations',
    messages: 'Messages',
    begin: 'Préparer l’établissement',
    brand: 'Votre marque',
    siteEdit: 'Textes du site',
    branches: 'Établissements',
    alerts: 'Alertes',
    fakeOrders: 'Fausses commandes',
    people: 'Équipe',
    persons: 'Données des clients',
    log: 'Journal',
    password: 'Mon compte',
    cancel: 'Annuler',
    footer: 'Du café et de quoi grignoter, à emporter.',
    staff: 'Pour le personnel',
    legal: 'Mentions légales',
    terms: 'Conditions de vente',
    privacy: 'Vie privée',
    accessibility: 'Accessibilité',
    legalEdit: 'Pages légales',
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
    tryAgain: 'Réessayer',
  },
  cart: {
    branchTitle: 'Choisissez votre établissement',
    title: 'Votre commande',
    view: 'Voir la commande',
    empty: 'Encore rien ici',
    emptyText: 'Choisissez quelque chose sur la carte, vous le verrez ici.',
    total: 'Total',
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
    change: 'Modifier',
    listComma: ', ',
    lookAgain: 'Quelque chose a changé depuis votre choix. Regardez les lignes signalées.',
    pickUpAt: (branch) => `À retirer à ${branch}`,
  },
  note: {
    label: 'Remarque',
    add: 'Ajouter une remarque',
    example: 'Par exemple : bien chaud, coupé en deux',
    left: (n) => count(n, { one: `encore ${n} caractère`, other: `encore ${n} caractères` }),
  },
  line: {
    gone: 'Pas de connexion',
    old: 'Ce qui s’affiche peut être périmé.',
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
