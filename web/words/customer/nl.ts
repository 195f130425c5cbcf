// Dutch: the menu, the landing page and an item.

import { groupNames, substanceNames } from '#domain/menu/substance-names/nl.ts'
import { glossary } from '../glossary/nl.ts'
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
  close: 'Sluiten',
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',
  name: 'Naam',
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  total: 'Totaal',
  day: 'Dag',
  note: 'Opmerking',
  edit: 'Bewerken',
  remove: 'Verwijderen',
  order: 'Bestelling',
  showMore: 'Meer tonen',
  loading: 'Een ogenblik',
  copied: 'Gekopieerd',
  toMenu: 'Naar de kaart',
  change: 'Wijzigen',
  keptInput: 'Wat je invulde, blijft staan.',
  tooMany: (seconds) => `Te veel pogingen. Wacht ${seconds} seconden en probeer het opnieuw.`,
  call: (branch) => `Bel ${branch}`,
}

const turning = {
  previous: 'Terug',
  next: 'Volgende',
  pause: 'Zet de beweging stil',
  play: 'Laat het bewegen',
}

export const home: HomeText = {
  hero: {
    title: 'Je koffie staat klaar als jij er bent',
    lead: 'Bestel op je telefoon, haal af aan de toog.',
    order: 'Bestel nu',
    track: 'Volg je bestelling',
    picture: 'Een cappuccino met een koekje, ’s avonds op een houten tafel',
    pause: turning.pause,
    play: turning.play,
  },
  shop: { dishes: 'Van onze kaart', whole: 'De hele kaart', where: 'Waar je ons vindt', hours: 'Uren en contact' },
  offers: {
    title: 'Onze aanbiedingen',
    labels: { ...turning, slide: (n, of) => `Aanbieding ${n} van ${of}` },
  },
  steps: {
    title: 'Zo werkt het',
    order: {
      title: 'Plaats je bestelling',
      text: 'Kies van de kaart en zeg voor wie het is. Je krijgt een code van acht letters en cijfers.',
    },
    today: (time) => `Bestellen voor vandaag kan tot ${time}; daarna voor de volgende openingsdag.`,
    todayAnywhere:
      'Elke vestiging neemt tot een vast uur bestellingen aan voor vandaag; daarna voor de volgende openingsdag.',
    check: { title: 'Bekijk hoe ver we staan', text: 'Tik je code in en volg je bestelling.' },
    stages: [glossary.received, glossary.ready, 'Afgehaald'],
    pick: {
      title: 'Betaal en haal af',
      text: 'Kom naar de toog, betaal als je nog niet online betaalde, en neem alles warm mee.',
    },
    track: 'Volg je bestelling',
  },
  story: {
    title: 'Gemaakt als je bestelt',
    text: [
      'Elke kop zetten we als je bestelt, met iets lekkers erbij, en zonder wachten.',
      'Bestel onderweg, en wie je koffie zet, geeft hem je ook aan.',
    ],
    more: 'Lees ons verhaal',
    waffle: 'Wafels met aardbeien en slagroom',
    bagel: 'Een bagel met zalm en rode ui',
  },
  guests: {
    title: 'Wat onze gasten zeggen',
    labels: { ...turning, slide: (n, of) => `Gast ${n} van ${of}` },
    inBranch: (branch) => `in ${branch}`,
  },
  tour: {
    title: 'Kom binnen en kijk rond',
    lead: 'Sleep de foto, of gebruik de pijltjes.',
    labels: {
      view: 'Kijk rond in de zaak',
      hint: 'Met de pijltjestoetsen draai je, met plus en min zoom je.',
      left: 'Draai naar links',
      right: 'Draai naar rechts',
      nearer: 'Zoom in',
      farther: 'Zoom uit',
      flat: 'Je browser toont dit als foto',
    },
    places: { counter: 'De toog', pictures: 'De koffiemuur', bench: 'De bank', windows: 'De ramen aan de straat' },
  },
  posts: {
    title: 'Jullie vroegen',
    labels: { ...turning, slide: (n, of) => `Vraag ${n} van ${of}` },
  },
  failed: 'Onze aanbiedingen en verhalen zijn niet aangekomen.',
  tryAgain: words.tryAgain,
}

export const photos: PhotosText = {
  bar: 'De espressomachine op de marmeren toog',
  'pastry-case': 'Taart en croissants achter het glas van de toog',
  'window-seat': 'Een koffie op een tafeltje aan het raam',
  bench: 'De lange bank onder de schilderijtjes, met een tafel ervoor',
  'table-morning': 'Een ontbijttafel met croissants, eieren en koffie',
  'table-lunch': 'Een lunchtafel met een bagel, een salade en limonade',
  'table-evening': 'Een tafel ’s avonds met een spritz, wijn en een kaasplankje',
  'offer-free-waffle': 'Een Luikse wafel en een koffie naast een kaart met tien stempels',
  'offer-cake-coffee': 'Een stuk appelcake met een kleine koffie',
  'offer-student': 'Een panini met een cola, naast een schrift',
  'post-our-name': 'Een kleine koffie en een kommetje hazelnoten',
  'post-waffles': 'Een Brusselse wafel naast een Luikse',
  'post-noon': 'Een papieren zak op de toog, onder een klok die twaalf uur aanwijst',
  'post-no-milk': 'Een bagel met hummus, muntthee en een kannetje havermelk',
  'branch-antwerpen': 'Onze zaak in Antwerpen, in een smal bakstenen trapgevelhuis',
  'branch-merksem': 'Onze zaak in Merksem, op een hoek, met een breed raam',
  'branch-etterbeek': 'Onze zaak in Etterbeek, in een wit herenhuis met een erker',
}

export const times: TimesDictionary = {
  both: (now, then) => `${now}, ${then}`,
  ready: (time) => `Klaar ${time}`,
  readyShort: (time) => `klaar ${time}`,
  readyFrom: (time) => `Klaar vanaf ${time}`,
  readyFromShort: (time) => `klaar vanaf ${time}`,
  back: (time) => `Terug om ${time}`,
  full: (time) => `Volzet tot ${time}`,
  orderFor: (time) => `bestel nu voor ${time}`,
  nothingLeft: 'vandaag geen tijd meer vrij',
  workAhead: (n) => `${n} min werk vóór jouw bestelling`,
  kept: (percent, n) => `haalde ${percent}% van ${n} tijden deze maand`,
  pauses: {
    busy: 'heel druk',
    break: 'even pauze',
    fault: 'er is iets stuk',
    staff: 'te weinig handen',
    other: 'gepauzeerd',
  },
}

export const sale: SaleWords = {
  until: (time) => `Tot ${time}`,
  from: (time) => `Vanaf ${time}`,
  over: (time) => `Alleen tot ${time}`,
  fromDay: (day) => `Vanaf ${day}`,
  onlyIn: (branches) => `Alleen in ${branches}`,
  hours: {
    until: (time) => `tot ${time}`,
    from: (time) => `vanaf ${time}`,
    between: (from, until) => `van ${from} tot ${until}`,
    and: ' en ',
  },
  notThen: (hours) => `Dit verkopen we ${hours}, en je bestelling is voor een ander uur.`,
  notThatDay: 'Dit verkopen we niet op de dag van je bestelling.',
  notHere: (branch) => `${branch} verkoopt dit niet.`,
  overNow: 'Voor die dag kun je dit niet meer bestellen.',
}

export const pages: PageDictionary = {
  toMenu: words.toMenu,
  notFound: {
    title: 'Welkom',
    lead: 'Op dit adres staat niets, maar de kaart is vlakbij.',
  },
}

const count = plural('nl')
const items = (n: number) => count(n, { one: '1 stuk', other: `${n} stuks` })

export const more: MoreDictionary = {
  ...words,
  persons: { fewer: 'Eén persoon minder', more: 'Eén persoon meer' },
  nav: {
    main: 'Hoofdmenu',
    home: 'Home',
    about: 'Over ons',
    contact: 'Contact',
    menu: 'Kaart',
    allItems: 'De hele kaart',
    own: 'Je bestellingen, favorieten en stempels',
    track: 'Volgen',
    review: 'Beoordelingen',
    reservation: 'Reserveren',
    gift: 'Cadeaukaarten',
    signIn: 'Aanmelden',
    signOut: 'Afmelden',
    footer: 'Koffie en een hapje om af te halen.',
    staff: 'Voor personeel',
    legal: 'Wettelijke vermeldingen',
    terms: 'Verkoopsvoorwaarden',
    privacy: 'Privacyverklaring',
    accessibility: 'Toegankelijkheid',
  },
  day: {
    forDay: (day) => `Bestellen voor ${day}`,
    today: 'Bestellen voor vandaag',
  },
  menu: {
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
  },
  cart: {
    branchTitle: 'Kies je vestiging',
    title: 'Je bestelling',
    view: 'Bekijk bestelling',
    empty: 'Nog niets gekozen',
    emptyText: 'Kies iets van de kaart en je ziet het hier.',
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
    listComma: ', ',
    lookAgain: 'Er is iets veranderd sinds je koos. Bekijk de aangeduide lijnen.',
    pickUpAt: (branch) => `Afhalen in ${branch}`,
  },
  note: {
    label: words.note,
    add: 'Opmerking toevoegen',
    example: 'Bijvoorbeeld: extra heet, in twee gesneden',
    left: (n) => count(n, { one: 'nog 1 teken', other: `nog ${n} tekens` }),
    tooLong: (n) =>
      count(n, {
        one: '1 teken te veel. Kort de tekst in; er wordt niets afgeknipt.',
        other: `${n} tekens te veel. Kort de tekst in; er wordt niets afgeknipt.`,
      }),
  },
  line: {
    gone: 'Geen verbinding',
    old: 'Wat je ziet, kan verouderd zijn.',
    asOf: (time) => `Wat je ziet, is van ${time}.`,
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
    notAdded: 'Niet in je bestelling',
    without: 'Laat maar',
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

export const diet: DietText = {
  ...words,
  title: 'Wat vermijd je?',
  lead: 'Zeg het één keer. De kaart toont dan wat bij je past.',
  diets: {
    title: 'Dieet',
    names: { vegetarian: 'vegetarisch', vegan: 'veganistisch', halal: 'halal', 'no-alcohol': 'zonder alcohol' },
  },
  allergens: 'Allergenen',
  byName: 'Alleen sommige granen of noten',
  done: 'Toon de kaart',
  suited: 'Op jou afgestemd',
  clear: 'Wissen',
  more: 'Meer',
  without: (name) => `geen ${name}`,
  remove: (name) => `Verwijder: ${name}`,
  rest: 'De rest',
  restTitle: 'Wat niet past',
  shown: { grey: 'Grijs', hide: 'Verberg' },
  hidden: (n) => (n === 1 ? '1 artikel dat niet past is verborgen.' : `${n} artikelen die niet passen zijn verborgen.`),
  device: 'Alleen op dit toestel bewaard. Zeg het bij een ernstige allergie ook aan de toog.',
  searched: {
    contains: 'Aangeduid: wat het bevat, en waar sporen mogelijk zijn.',
    suits: 'Wat volgens de opgave past.',
  },
  fits: 'Past',
  withThat: (name) => `met ${lowered(name)}`,
  dearer: (how, price) => `${how}, ${price}`,
  fitsWith: (how) => `Past ${how}`,
  fitsChosen: 'Past, als je kiest wat past',
  traces: (list) => `Sporen van ${list} mogelijk`,
  tracesWith: (how, list) => `Past ${how}, maar sporen van ${list} zijn mogelijk`,
  ask: 'Vraag ons',
  askTitle: (name) => `Wat zit er in ${name}?`,
  askText: 'Er is nog niet opgegeven wat erin zit. Bel ons of vraag het aan de toog voor je het bestelt.',
  addAnyway: 'Toch toevoegen',
  doesNotFit: 'Past niet bij wat je vermijdt',
  someDoNotFit: (n) =>
    n === 1
      ? '1 artikel past misschien niet bij wat je vermijdt.'
      : `${n} artikelen passen misschien niet bij wat je vermijdt.`,
}

export const allergens: AllergensText = {
  title: 'Wat erin zit',
  names: substanceNames,
  groups: groupNames,
  withGluten: (cereal) => `${cereal} (gluten)`,
  contains: (list) => `Bevat ${list}`,
  traces: (list) => `Kan sporen bevatten van ${list}`,
  none: 'Geen van de 14 allergenen die vermeld moeten worden',
  partsNotDeclared: (n) =>
    count(n, { one: 'Eén onderdeel is nog niet opgegeven', other: `${n} onderdelen zijn nog niet opgegeven` }),
  notDeclared: 'Nog niet opgegeven',
  askUs: 'Vraag ons wat erin zit.',
  age: (years) => `Vanaf ${years} jaar: hou je identiteitskaart bij de hand.`,
}

export const item: ItemWords = {
  ...words,
  chooseOne: 'kies er een',
  ifYouLike: 'als je wilt',
  upTo: (most) => `tot ${most}`,
  atLeast: (least) => `minstens ${least}`,
  between: (least, most) => `${least} tot ${most}`,
  included: (units) => `${units} in de prijs`,
  inPrice: 'in de prijs',
  asItComes: 'zoals het is',
  soldOut: glossary.soldOut,
  oneLess: 'Eén minder',
  oneMore: 'Nog één',
  lastTime: 'Vorige keer',
  sameAgain: 'Zelfde nog eens',
  quantity: 'Aantal',
  add: 'Bij de bestelling',
  save: 'Keuze bewaren',
  missing: (group) => `Kies eerst iets bij “${group}”.`,
  missingUnits: (least) => `Kies er minstens ${least}.`,
  tooMany: (most) => `Kies er hoogstens ${most}.`,
  outNow: (option) => `${option} is hier uitverkocht. Kies iets anders.`,
  outHere: 'Dit is hier nu niet te krijgen.',
  depends: 'Wat je nog kiest, kan er iets aan toevoegen.',
  full: 'Er zitten er al 99 van in je bestelling. Meer kan niet.',
}

const pieces = (n: number) => count(n, { one: '1 stuk', other: `${n} stuks` })

export const options: OptionsText = {
  without: (name) => `zonder ${lowered(name)}`,
  times: (quantity, name) => `${quantity} × ${name}`,
  sized: (name, count) => `${name}, ${pieces(count)}`,
}
