// Dutch, as spoken in Belgium: the words of what opens over the menu or beside it: navigation, cart, search.

import { plural } from '../plural.ts'
import type { MoreDictionary } from './en.ts'

const count = plural('nl')

const items = (n: number) => count(n, { one: '1 stuk', other: `${n} stuks` })
const persons = (n: number) => count(n, { one: '1 persoon', other: `${n} personen` })
const pieces = (n: number) => count(n, { one: '1 stuk', other: `${n} stuks` })

export const nl: MoreDictionary = {
  nav: {
    main: 'Hoofdmenu',
    close: 'Sluiten',
    home: 'Home',
    about: 'Over ons',
    contact: 'Contact',
    menu: 'Kaart',
    allItems: 'De hele kaart',
    track: 'Volgen',
    review: 'Beoordelingen',
    reservation: 'Reserveren',
    signIn: 'Aanmelden',
    signOut: 'Afmelden',
    allOrders: 'Alle bestellingen',
    board: 'Bestelbord',
    days: 'Dagen',
    menuEdit: 'Kaart bewerken',
    reviewAdmin: 'Alle beoordelingen',
    reservations: 'Reservaties',
    messages: 'Berichten',
    begin: 'Je zaak opzetten',
    brand: 'Je merk',
    siteEdit: 'Teksten van de site',
    branches: 'Vestigingen',
    alerts: 'Meldingen',
    people: 'Team',
    persons: 'Gegevens van klanten',
    log: 'Logboek',
    password: 'Mijn account',
    cancel: 'Annuleren',
    footer: 'Koffie en een hapje om af te halen.',
    staff: 'Voor personeel',
    legal: 'Wettelijke vermeldingen',
    terms: 'Verkoopsvoorwaarden',
    privacy: 'Privacyverklaring',
    accessibility: 'Toegankelijkheid',
    legalEdit: 'Juridische pagina’s',
  },
  day: {
    forDay: (day) => `Bestellen voor ${day}`,
    today: 'Bestellen voor vandaag',
  },
  menu: {
    choice: 'Formaat',
    choices: { one: 'Gewoon', glass: 'Glas', bottle: 'Fles' },
    persons,
    pieces,
    forPersons: (n, count) => `${persons(n)}, ${pieces(count)}`,
    emptyText: 'Sorry voor het ongemak. Kijk gerust eens naar de rest van onze kaart.',
    begins: {
      title: 'De kaart is er nog niet',
      text: 'We zijn onze zaak nog aan het opzetten. Kom gauw eens terug.',
      noBranch: 'Bestellen kan hier nog niet: we zijn onze zaak nog aan het opzetten.',
    },
    wholeMenu: 'Bekijk de hele kaart',
    searchLabel: 'Waar heb je zin in?',
    clearSearch: 'Zoekopdracht wissen',
    nothingFound: (text) => `Niets op onze kaart past bij “${text}”`,
    found: (n) => count(n, { one: '1 resultaat', other: `${n} resultaten` }),
    failedTitle: 'We kunnen de zaak niet bereiken',
    failedText: 'Kijk je verbinding na. Wij blijven het ook zelf proberen.',
    tryAgain: 'Opnieuw proberen',
  },
  cart: {
    branchTitle: 'Kies je vestiging',
    title: 'Je bestelling',
    view: 'Bekijk bestelling',
    empty: 'Nog niets gekozen',
    emptyText: 'Kies iets van de kaart en je ziet het hier.',
    total: 'Totaal',
    placeOrder: 'Bestellen',
    items,
    remove: 'Verwijderen',
    removed: (name) => `${name} is verwijderd.`,
    undo: 'Terugzetten',
    each: (price) => `${price} per stuk`,
    priceChanged: (before, now) => `De prijs ging van ${before} naar ${now}.`,
    accept: 'Nieuwe prijs gebruiken',
    outOfStock: (branch) => `Nu niet te krijgen in ${branch}.`,
    goneName: 'Iets wat je eerder koos',
    gone: 'Staat niet meer op onze kaart.',
    optionOut: (option, branch) => `${option} is nu uitverkocht in ${branch}.`,
    chooseAgainWhy: 'Wat je ervan koos, is zo niet meer te krijgen.',
    chooseAgain: 'Kies opnieuw',
    change: 'Wijzigen',
    listComma: ', ',
    lookAgain: 'Er is iets veranderd sinds je koos. Bekijk de aangeduide lijnen.',
    pickUpAt: (branch) => `Afhalen in ${branch}`,
  },
  note: {
    label: 'Opmerking',
    add: 'Opmerking toevoegen',
    example: 'Bijvoorbeeld: extra heet, in twee gesneden',
    left: (n) => count(n, { one: 'nog 1 teken', other: `nog ${n} tekens` }),
  },
  line: {
    gone: 'Geen verbinding',
    old: 'Wat je ziet, kan verouderd zijn.',
    back: 'Je bent weer verbonden.',
    kept: 'Je bestelling blijft bewaard. Je kunt ze versturen zodra je weer verbinding hebt.',
    missing: 'Een deel van deze pagina ging niet open.',
    newer: 'Er is een nieuwere versie van deze pagina.',
    lost: 'Wat je hier typte, zou verloren gaan. Maak het eerst af.',
  },
  seat: {
    iSit: 'Ik zit aan een tafel in de zaak',
    at: (table) => `Tafel ${table}`,
    atSome: 'Aan een tafel',
    leave: 'Tafel verlaten',
    understood: 'Begrepen',
    noTables: (branch) => `In ${branch} bedienen we niet aan tafel. Bestel hier en haal het af aan de toog.`,
    unknownTable: (table, branch) =>
      `${branch} heeft geen tafel ‘${table}’. Kijk nog eens op het kaartje op je tafel, of vraag het aan de toog.`,
    unknownBranch: (branch) =>
      branch
        ? `De link van het kaartje noemt een vestiging die we niet hebben: ‘${branch}’. Kies je vestiging, of vraag het aan de toog.`
        : 'De link van het kaartje noemt geen vestiging. Kies je vestiging, of vraag het aan de toog.',
  },
  ask: {
    costs: (item, branch, price) => `${item} staat in je bestelling. In ${branch} kost dat ${price}.`,
    afterwards: (item) => `Daarna zetten we ${item} in je bestelling.`,
    notHere: (item, branch) => `${item} is nu niet te krijgen in ${branch} en staat dus niet in je bestelling.`,
    notNow: (item, branch) =>
      `${branch} neemt voor die dag geen bestellingen meer aan. ${item} staat dus niet in je bestelling.`,
  },
  signOut: {
    title: 'Afmelden?',
    text: 'Er worden geen gegevens gewist. Je kunt je altijd opnieuw aanmelden met dit account.',
    failed: 'We kunnen de zaak niet bereiken, je bent dus nog aangemeld. Probeer het opnieuw.',
  },
}
