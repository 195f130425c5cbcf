// Dutch, as spoken in Belgium: the words of the first load, which are the menu and its frame.

import type { Dictionary } from './en.ts'
import { glossary } from './glossary/nl.ts'
import { plural } from './plural.ts'

const count = plural('nl')

const items = (n: number) => count(n, { one: '1 stuk', other: `${n} stuks` })

export const first: Dictionary = {
  nav: {
    skip: 'Naar de inhoud',
    menuButton: 'Zijmenu openen',
    cart: (n) => `Winkelmandje, ${items(n)}`,
    language: 'Taal',
    search: 'Zoeken op de kaart',
  },
  branch: {
    question: 'Waar kom je afhalen?',
    welcome: 'Kies je vestiging. We onthouden ze voor de volgende keer.',
    change: 'Wijzigen',
    choose: (name) => `${name} kiezen`,
    openUntil: (time) => `Open tot ${time}`,
    openNow: 'Open',
    opensAt: (time) => `Opent om ${time}`,
    opensOn: (day, time) => `Opent ${day} om ${time}`,
    closed: glossary.closed,
    ordersUntil: (time) => `Bestellen voor vandaag tot ${time}`,
    ordersToday: 'Bestellen voor vandaag',
    ordersForDay: (day) => `Bestellen voor ${day}`,
    noOrders: 'Voorlopig geen bestellingen',
  },
  menu: {
    title: 'Wat mag het zijn?',
    categories: 'Categorieën',
    all: 'Alles',
    noDelivery: 'We leveren momenteel niet aan huis (enkel afhalen). Bedankt!',
    unavailable: 'Momenteel niet beschikbaar',
    addToCart: 'In mandje',
    fromPrice: (price) => `vanaf ${price}`,
    oneMore: 'Eén meer',
    oneLess: 'Eén minder',
    diet: 'Allergie, dieet',
    loading: 'De kaart komt eraan',
  },
  day: {
    cutOffPassed: (time) => `Bestellen voor vandaag kon tot ${time}.`,
    dayClosed: 'Voor vandaag nemen we geen bestellingen meer aan.',
    notOffered: 'Voor die dag nemen we geen bestellingen meer aan.',
    orderFor: (day) => `Je bestelling is voor ${day}.`,
    closedTitle: (name) => `${name} is gesloten`,
    closedText: 'Kijk gerust rond, maar we nemen hier nu geen bestellingen aan.',
  },
  screen: {
    menu: 'Kaart',
    loading: 'Een ogenblik',
    brokenTitle: 'Deze pagina ging niet open',
    brokenText: 'Misschien ligt het aan je verbinding. Je bestelling blijft bewaard.',
    brokenOffline: 'Ze opent vanzelf zodra je weer verbinding hebt. Je bestelling blijft bewaard.',
    reload: 'Opnieuw laden',
  },
}
