// French, as spoken in Belgium: the words of the first load, which are the menu and its frame.

import type { Dictionary } from './en.ts'
import { glossary } from './glossary/fr.ts'
import { plural } from './plural.ts'

const count = plural('fr')

const items = (n: number) => count(n, { one: `${n} article`, other: `${n} articles` })

export const first: Dictionary = {
  nav: {
    skip: 'Aller au contenu',
    menuButton: 'Ouvrir le menu latéral',
    cart: (n) => `Panier, ${items(n)}`,
    language: 'Langue',
    search: 'Chercher dans la carte',
  },
  branch: {
    question: 'Où passez-vous chercher ?',
    welcome: 'Choisissez votre établissement. Nous nous en souviendrons la prochaine fois.',
    change: 'Changer',
    choose: (name) => `Choisir ${name}`,
    openUntil: (time) => `Ouvert jusqu’à ${time}`,
    openNow: 'Ouvert',
    opensAt: (time) => `Ouvre à ${time}`,
    opensOn: (day, time) => `Ouvre ${day} à ${time}`,
    closed: glossary.closed,
    ordersUntil: (time) => `Commandes pour aujourd’hui jusqu’à ${time}`,
    ordersToday: 'Commandes pour aujourd’hui',
    ordersForDay: (day) => `Commandes pour ${day}`,
    noOrders: 'Pas de commandes pour le moment',
  },
  menu: {
    title: 'Que pouvons-nous vous servir ?',
    categories: 'Catégories',
    all: 'Tout',
    noDelivery: 'Nous ne livrons pas pour le moment (uniquement à emporter). Merci !',
    unavailable: 'Indisponible pour le moment',
    addToCart: 'Ajouter au panier',
    fromPrice: (price) => `dès ${price}`,
    oneMore: 'Un de plus',
    oneLess: 'Un de moins',
    diet: 'Allergies, régime',
    loading: 'La carte arrive',
  },
  day: {
    cutOffPassed: (time) => `Les commandes du jour se prenaient jusqu’à ${time}.`,
    dayClosed: 'Nous ne prenons plus de commandes pour aujourd’hui.',
    notOffered: 'Nous ne prenons plus de commandes pour ce jour-là.',
    orderFor: (day) => `Votre commande est pour ${day}.`,
    closedTitle: (name) => `${name} est fermé`,
    closedText: 'Vous pouvez parcourir la carte, mais nous ne prenons pas de commandes ici pour le moment.',
  },
  screen: {
    menu: 'Carte',
    loading: 'Un instant',
    brokenTitle: 'Cette page ne s’est pas ouverte',
    brokenText: 'C’est peut-être votre connexion. Votre commande est conservée.',
    brokenOffline: 'Elle s’ouvrira d’elle-même dès que vous serez reconnecté. Votre commande est conservée.',
    reload: 'Recharger',
  },
}
