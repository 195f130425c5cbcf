// Dutch: what owners read: alerts, branches, the brand, legal pages, the log, customers’ data.

import { branchLimits } from '#domain/branch/branch-settings.ts'
import { regionLimits } from '#domain/branch/regions.ts'
import { imageWordsLimit } from '#domain/shared/picture.ts'
import { brandLimits } from '#domain/shop/brand/brand.ts'
import { companyLimit } from '#domain/shop/legal/company.ts'
import { legalTextLimit } from '#domain/shop/legal/legal-text.ts'
import { glossary } from '../glossary/nl.ts'
import { plural } from '../plural.ts'
import { staffWords } from '../staff/nl.ts'
import type { AlertsText, BeginText, BranchText, BrandWords, LegalEditWords, LogText, PersonsText } from './en.ts'

const counted = plural('nl')

export const alerts: AlertsText = {
  ...staffWords,
  lead: 'Komen er bestellingen binnen die niemand ziet, dan zeggen we het hier en aan iedereen hieronder.',
  boards: 'Borden nu',
  boardOpen: (n) => (n === 1 ? 'Er staat een bord open' : `Er staan ${n} borden open`),
  noBoard: 'Er staat geen bord open',
  boardSeen: (at) => `Laatst gezien ${at}`,
  boardUnseen: 'Geen in de laatste 24 uur',
  pauses: (branch) => `Bestellingen in ${branch} pauzeren als niemand kijkt`,
  server: 'De server',
  serverHint:
    'Als een schijf bijna vol is, een back-up ontbreekt of mails niet vertrekken, melden we dat hier en aan iedereen hieronder.',
  conditions: { well: 'In orde', ill: 'Heeft aandacht nodig', off: 'Niet ingesteld' },
  overAt: (at) => `Voorbij ${at}`,
  past: 'Laatste meldingen',
  empty: 'Nog geen meldingen',
  emptyText:
    'Ze verschijnen als een vestiging open is en bestellingen heeft, en er twee minuten geen bord openstaat of een bestelling drie minuten wacht.',
  noBoardAlert: 'Niemand zag de bestellingen',
  tillAlert: 'De kassa antwoordde niet',
  tillAlerts: {
    'till-near': 'Hier gegeten: 80 % van de grens voor een geregistreerde kassa',
    'till-reached': 'Hier gegeten: de grens voor een geregistreerde kassa is bereikt',
  },
  unheardAlert: (order) => `Bestelling ${order} werd niet gezien`,
  since: (at) => `sinds ${at}`,
  open: 'Nog niet voorbij',
  ended: {
    'board-open': 'Er werd een bord geopend',
    'no-orders': 'Er was geen bestelling meer',
    'closing-time': 'De vestiging sloot',
    heard: 'De bestelling wacht niet meer',
    'day-over': 'Niemand begon er die dag aan',
    'till-again': 'De kassa heeft weer alles',
    'not-linked': 'De vestiging is niet meer gekoppeld',
    'till-settled': 'Een nieuw jaar, of een geregistreerde kassa',
  },
  endedAt: (why, at) => `${why}, ${at}`,
  mailTo: (list) => `Meldingen worden gemaild naar ${list}, en naar het eigen adres van de vestiging.`,
  noMail: 'Meldingen worden niet gemaild: de server heeft nog geen mailserver.',
  hooks: 'Webhooks',
  hooksHint: 'Adressen die de zaak meteen verwittigt: een eigen programma, of de app ntfy op je telefoon.',
  noHooks: 'Nog geen webhook.',
  add: 'Webhook toevoegen',
  urlHint: 'Voor ntfy, met een eigen topic dat niemand raadt:',
  events: 'Verwittigen bij',
  eventNames: {
    'alert.opened': 'meldingen',
    'alert.closed': 'het einde van meldingen',
    'order.placed': 'nieuwe bestellingen',
    'order.accepted': 'aanvaarde bestellingen',
    'order.ready': 'klare bestellingen',
    'order.out': 'meegegeven bestellingen',
    'order.refused': 'geweigerde bestellingen',
    'order.cancelled': 'geannuleerde bestellingen',
    'order.not-collected': 'niet afgehaalde bestellingen',
    test: 'een test',
  },
  language: 'Taal van de berichten',
  problems: {
    hook_url_missing: 'Typ het adres.',
    hook_url_invalid: 'Het adres moet met https:// beginnen, zonder naam of wachtwoord erin.',
    hook_url_too_long: 'Het adres is te lang.',
    hook_events_missing: 'Kies er minstens een.',
  },
  secretTitle: 'De webhook is toegevoegd',
  secret: 'Het geheim',
  secretHint:
    'Je ziet het alleen nu. Je programma controleert er mee of een bericht van deze zaak komt; ntfy heeft het niet nodig.',
  copyByHand: 'Deze browser laat ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.',
  done: 'Klaar',
  test: 'Test sturen',
  testing: 'Er is een test onderweg.',
  removeOf: (url) => `${url} verwijderen`,
  testOf: (url) => `Test sturen naar ${url}`,
  removeTitle: 'Deze webhook verwijderen?',
  removeText: 'Er wordt niets meer naartoe gestuurd. Het geheim komt niet terug.',
  removed: 'Verwijderd.',
  neverSent: 'Er is nog niets naartoe gestuurd.',
  delivered: (what, at) => `Afgeleverd ${at}: ${what}`,
  underWay: (what) => `Onderweg: ${what}`,
  failing: (what, at) => `Nog niet afgeleverd: ${what}. Volgende poging ${at}.`,
  givenUp: (what, at) => `Opgegeven na 24 uur: ${what}, van ${at}.`,
}

const count = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const begin: BeginText = {
  title: 'Je zaak opzetten',
  lead: 'Van niets tot de eerste bestelling. Stop wanneer je wilt: alles blijft bewaard, en je gaat hier verder op elk toestel.',
  progress: (done, all) => `${done} van ${all} stappen gedaan`,
  passed: (n) => `${n} voor later`,
  states: { open: 'Te doen', done: 'Klaar', passed: 'Voor later' },
  needsYou: 'Wacht op jou',
  rest: 'Klaar, of even gelaten',
  takeUp: 'Weer op de lijst zetten',
  awayHint: 'Vind je zelf je weg?',
  away: 'Deze gids herinnert je er niet meer aan.',
  putAway: 'De gids opbergen',
  takeOut: 'Herinner me er weer aan',
  steps: {
    name: {
      title: 'Naam, logo en kleuren',
      text: 'Zo kennen gasten je zaak: op elke pagina, in mails en waar een link gedeeld wordt. Nu is alleen de naam nodig.',
      pass: 'Later',
    },
    languages: {
      title: 'Talen',
      text: 'Je site spreekt Engels, Nederlands, Frans en Arabisch. Vink uit wat je niet wilt aanbieden.',
      pass: 'Alle vier zijn goed',
    },
    branch: {
      title: 'Je eerste vestiging',
      text: 'Waar gasten afhalen: adres, telefoon en openingsuren. Ze blijft gesloten tot je ze opent.',
      pass: 'Later',
    },
    menu: {
      title: 'Je kaart',
      text: 'Een paar artikelen volstaan om te beginnen. Foto’s, opties en allergenen kunnen later.',
      pass: 'Later',
    },
    allergens: {
      title: 'Allergenen',
      text: 'De wet wil dat elke gast kan weten wat een artikel bevat. Loop ze na, één voor één.',
      pass: 'Later',
      without: 'Zonder lezen gasten bij een artikel dat ze het je moeten vragen.',
    },
    vat: {
      title: 'Btw',
      text: 'De tarieven, en wat elke categorie is voor de btw: koffie aan tafel heeft een ander tarief dan een bagel. Laat ze nakijken door je boekhouder en vink dat aan.',
      pass: 'Later',
      without:
        'Zonder staan de tarieven van het voorbeeld op de bonnen en kloppen de bestanden voor de boekhouder niet.',
    },
    company: {
      title: 'Wie verkoopt',
      text: 'De wet vraagt de naam, het adres en het nummer van je onderneming op de site. De juridische pagina’s staan klaar als ontwerp; lees en bevestig ze.',
      pass: 'Later',
      without: 'Zonder weten gasten niet wie verkoopt en zijn er geen facturen.',
    },
    legal: {
      title: 'Juridische pagina’s',
      text: 'Er ligt een ontwerp klaar. Lees elke pagina in de talen die je aanbiedt en bevestig ze.',
      pass: 'Later',
      without: 'Zonder ziet een gast die ze leest dat het ontwerpen zijn.',
    },
    capacity: {
      title: 'Hoeveel je kunt maken',
      text: 'Gasten krijgen tijden die je haalt.',
      pass: 'Wij kunnen altijd volgen',
      without: 'Zonder kan iedereen voor dezelfde minuut bestellen en haal je de tijden over de middag niet.',
    },
    payment: {
      title: 'Online betalen',
      text: 'Gasten betalen voor ze komen, via Mollie.',
      pass: 'Alleen aan de toog',
      without: 'Zonder betaalt iedereen aan de toog en blijft een bestelling die niemand afhaalt onbetaald.',
    },
    printer: {
      title: 'Een bonprinter',
      text: 'Keukenbonnen, etiketten en kassabonnen, vanaf het bord of met een printer die zelf vraagt.',
      pass: 'Geen printer',
      without: 'Zonder staan bestellingen alleen op het bord.',
    },
    pictures: {
      title: 'Foto’s',
      text: 'Gasten kiezen met hun ogen. Eén foto per artikel volstaat, gemaakt met je telefoon.',
      pass: 'Later',
      without: 'Zonder toont een artikel de tekening van zijn categorie.',
    },
    colleague: {
      title: 'Je eerste collega',
      text: 'Geef deze link door. Je collega kiest een naam en een wachtwoord, en jij zegt wat die mag.',
      pass: 'Ik werk alleen',
    },
    test: {
      title: 'Een testbestelling',
      text: 'Zie wat er gebeurt als iemand bestelt, nog voor de eerste gast dat doet.',
      pass: 'Later',
    },
  },
  moreBrand: 'Teksten, links en meer',
  look: 'Bekijken of wijzigen',
  addBranch: 'Voeg je eerste vestiging toe',
  anotherBranch: 'Nog een vestiging toevoegen',
  menu: {
    count: (n) => `Er ${n === 1 ? 'staat' : 'staan'} ${count(n, 'artikel', 'artikelen')} op je kaart.`,
    type: { title: 'Typen', text: 'Artikel per artikel, met naam en prijs.', go: 'Artikelen toevoegen' },
    sheet: {
      title: 'Uit een rekenblad',
      text: 'Excel of CSV. Je ziet elke wijziging voor ze gebeurt.',
      go: 'Kies een bestand',
    },
    demo: {
      title: 'Begin met een voorbeeld',
      text: 'Een hele kaart met koffie, bagels en wafels, met foto’s, om aan te passen en uit te dunnen.',
      go: 'Neem het voorbeeld',
    },
  },
  ledTo: {
    allergens: 'Allergenen opgeven',
    vat: 'Btw nakijken',
    legal: 'Lezen en bevestigen',
    payment: 'Online betalen instellen',
    printer: 'Printer toevoegen',
    pictures: 'Foto’s toevoegen',
  },
  undeclared: (n) => `${count(n, 'artikel of optie zegt', 'artikelen of opties zeggen')} nog niets over allergenen.`,
  withoutPicture: (n) => `${count(n, 'artikel heeft', 'artikelen hebben')} nog geen foto.`,
  capacityOf: (branch) => `Capaciteit van ${branch}`,
  needsBranch: 'Hiervoor heb je een vestiging nodig.',
  toCompany: 'Vul je onderneming in',
  toPeople: 'Beslissen',
  waiting: (n) => (n === 1 ? 'Eén account wacht op je ja.' : `${n} accounts wachten op je ja.`),
  test: {
    needs: 'Daarvoor heb je een vestiging en minstens één artikel nodig.',
    where: 'In welke vestiging?',
    place: 'Plaats een testbestelling',
    again: 'Nog een keer',
    code: 'Testbestelling',
    phases: {
      placed: 'Ze rinkelt nu op het bord.',
      accepted: 'Aanvaard.',
      making: 'Wordt gemaakt.',
      ready: 'Klaar om af te halen.',
      out: 'Meegegeven.',
      refused: 'Geweigerd.',
      cancelled: 'Geannuleerd.',
      'not-collected': `${glossary.notCollected}.`,
      awaiting: 'Wacht op de betaling.',
      lapsed: 'Niet op tijd betaald.',
    },
    how: (name) =>
      `Op het bord heet ze “${name}”. Aanvaard ze, zet ze klaar en geef ze mee, zoals je met echte zult doen.`,
    toBoard: 'Naar het bord',
    end: 'Beëindig de test',
    endHint: 'Zo wordt de bestelling geannuleerd: ze telt in geen enkel cijfer en in geen kassa.',
    worked: 'De testbestelling is voorbij. Ze werd geannuleerd en telt nergens mee.',
  },
  finish: {
    title: 'Je zaak staat klaar',
    closed: 'Open ze wanneer je klaar bent. Vanaf dan kunnen gasten bestellen.',
    open: 'Gasten kunnen bestellen.',
    lacks: (steps) => `Nog niet klaar, en wettelijk verplicht: ${steps}.`,
    openBranch: (name) => `Open ${name}`,
    asGuest: 'Bekijk ze als gast',
  },
  demo: {
    title: 'Deze zaak toont nog de demo',
    text: 'Neem ze over: wat niemand veranderde, verdwijnt in één keer; wat je veranderde of toevoegde, blijft.',
    takeOver: 'Neem de demo over',
    ask: 'De demo overnemen?',
    askText:
      'Kies wat er gebeurt met de dingen die nog zijn zoals de demo ze bracht. Wat van jou is, blijft in elk geval, net als vroegere bestellingen.',
    kinds: {
      branches: 'Vestigingen',
      items: 'Gerechten en dranken',
      texts: 'Aanbiedingen, berichten en woorden van gasten',
      reviews: 'Beoordelingen',
      brand: 'Naam, teken en teksten van de demo',
    },
    counts: (untouched, own) => `${untouched} van de demo, ${own} van jou`,
    choices: { remove: 'Verwijderen wat van de demo is', hide: 'Bewaren als verborgen ontwerp', keep: 'Houden' },
    emptied:
      'Met deze keuzes is de kaart daarna leeg. Kies bij gerechten en dranken ‘Houden’ om ze te bewaren en aan te passen.',
    done: 'De demo is weg. De zaak is van jou.',
    held: (names) => `Nog niet: ${names.join(', ')}`,
    heldText: 'Daar staan nog bestellingen of reservaties open. Werk ze af of annuleer ze, of houd de vestigingen.',
  },
}

export const branches: BranchText = {
  ...staffWords,
  title: 'Vestigingen',
  add: 'Vestiging toevoegen',
  newTitle: 'Een nieuwe vestiging',
  newHint: 'Ze blijft gesloten voor klanten tot je ze opent.',
  like: 'Zoals welke vestiging?',
  likeHint:
    'De uren, feestdagen en bestelregels ervan zijn hier ingevuld. De capaciteit, het menu en de prijzen komen mee zodra je de vestiging toevoegt.',
  likeNone: 'Geen: de gebruikelijke instellingen',
  unknown: 'We vinden deze vestiging niet.',
  unknownHint: 'Misschien is het adres niet volledig.',
  languagesHint: 'Is een taal leeg, dan lezen klanten een andere.',
  contact: 'Contact',
  phoneHint: 'Een nummer zonder + telt als Belgisch.',
  image: 'Foto van de vestiging',
  imageHint: 'Die staat op de contactpagina. Een foto van de gevel helpt klanten de weg te vinden.',
  hours: 'Openingsuren',
  hoursHint: 'Typ een uur zoals 7, 0730 of 19:00, of kies er een. 24:00 is het einde van de dag.',
  closed: glossary.closed,
  from: (day) => `${day}, open vanaf`,
  to: (day) => `${day}, open tot`,
  until: 'tot',
  addHours: 'Uren toevoegen',
  addHoursOn: (day) => `Uren toevoegen op ${day.toLowerCase()}`,
  removeHours: (day, from, to) => `${day}: ${from} tot ${to} verwijderen`,
  copyDay: (day) => `De uren van ${day.toLowerCase()} kopiëren`,
  copyTitle: (day) => `${day} kopiëren naar`,
  copyDone: 'Naar deze dagen kopiëren',
  exceptions: 'Feestdagen en andere dagen',
  exceptionsHint: 'Op deze datums tellen de uren van de week niet.',
  noExceptions: 'Geen enkele dag wijkt af van de week.',
  folded: {
    picture: 'Er is een foto',
    noPicture: 'Geen foto',
    days: (n) => (n === 1 ? '1 regel wijkt af van de week' : `${n} regels wijken af van de week`),
    onMap: 'op de kaart',
    noMap: 'niet op de kaart',
    asked: 'Wat bij afhalen gevraagd wordt',
    askedNow: (address, phone) => `adres: ${address.toLowerCase()} · telefoon: ${phone.toLowerCase()}`,
  },
  addException: 'Dag toevoegen',
  newDay: 'Nieuwe dag',
  removeException: (day) => `${day} verwijderen`,
  past: (count) => `Voorbije dagen (${count})`,
  cutOff: 'Online bestellen voor een dag stopt',
  cutOffNone: 'wanneer de vestiging sluit',
  cutOffAt: 'op een vast uur van die dag',
  cutOffTime: 'Laatste uur om te bestellen',
  daysAhead: 'Dagen vooruit',
  daysAheadHint: `Klanten kunnen bestellen voor elke open dag tot zoveel dagen na vandaag, ten hoogste ${branchLimits.daysAhead}. Met 0: vandaag en de volgende openingsdag.`,
  prep: 'Minuten om een bestelling te maken',
  forms: 'Hoe klanten kunnen bestellen',
  formNames: { 'pick-up': 'Afhalen', table: 'Aan tafel' },
  tables: 'Aantal tafels',
  tablesHint: 'Ze zijn genummerd vanaf 1.',
  addressField: 'Adres bij afhalen',
  addressFields: { hidden: 'Niet gevraagd', optional: 'Niet verplicht', required: 'Verplicht' },
  phoneField: 'Telefoonnummer bij afhalen',
  phoneFields: { hidden: 'Niet gevraagd', optional: 'Niet verplicht', required: 'Verplicht' },
  place: 'Tijd en plaats',
  timeZone: 'Tijdzone',
  latitude: 'Breedtegraad',
  longitude: 'Lengtegraad',
  mapHint:
    'Waar de kaart de vestiging toont, en hoe dicht ze bij een klant is. Plak wat een kaart kopieerde in een van de velden; laat beide leeg voor geen kaart.',
  seeMap: 'Bekijk op de kaart',
  adding: 'Vestiging toevoegen',
  saved: (name) => `${name} is bewaard. Klanten zien het nu.`,
  added: (name) => `${name} is toegevoegd en blijft gesloten tot je ze opent.`,
  opened: (name) => `${name} is open.`,
  open: 'Vestiging openen',
  closedNow: 'Deze vestiging is gesloten: we nemen geen bestellingen aan.',
  closeHint: 'Even sluiten doe je op de pagina om de kaart te bewerken.',
  changedMeanwhile: 'Iemand anders heeft deze vestiging net bewaard',
  previewNow: 'Klanten lezen nu',
  previewSoon: 'Zodra je bewaart, lezen klanten',
  previewLine: (words) => `Zodra je bewaart, lezen klanten: ${words}`,
  previewBroken: 'Verbeter de aangeduide uren en getallen om het te zien.',
  nextDay: (day, hours) => `Volgende openingsdag: ${day}, ${hours}`,
  noNextDay: 'Geen openingsdag in de komende 60 dagen.',
  region: 'Regio',
  regions: {
    title: 'Regio’s',
    hint: 'Een vestiging ligt in één regio of in geen. Je kiest ze waar je de vestiging wijzigt.',
    firstHint: 'Veel vestigingen?',
    first: 'Deel ze in regio’s in',
    nth: (place: number) => `Regio ${place}`,
    none: 'Geen regio',
    add: 'Regio toevoegen',
    save: 'Regio’s bewaren',
    saved: 'De regio’s zijn bewaard.',
    empty: 'Er ligt geen vestiging in.',
    branches: (branches: number) => counted(branches, { one: '1 vestiging', other: `${branches} vestigingen` }),
    members: (members: number) => counted(members, { one: '1 collega', other: `${members} collega’s` }),
    things: (n: number) => counted(n, { one: '1 product of categorie', other: `${n} producten en categorieën` }),
    inUse: (what: string) => `Hoort erbij: ${what}. Verplaats dat eerst om ze te verwijderen.`,
    removeOf: (name: string) => `${name} verwijderen`,
    problems: {
      region_name_missing: 'Geef de regio in minstens één taal een naam.',
      region_name_too_long: `Een naam telt hoogstens ${regionLimits.name} tekens.`,
      region_name_taken: 'Een andere regio heet al zo. Kies een andere naam.',
      region_unknown: 'Iemand heeft deze regio verwijderd. Verwijder ze hier ook, of voeg ze opnieuw toe.',
      regions_too_many: `Er zijn hoogstens ${regionLimits.regions} regio’s mogelijk.`,
    },
  },
  sight: {
    remove: staffWords.remove,
    hide: 'Verbergen',
    show: 'Weer tonen',
    back: 'Terughalen',
    ask: (deed: string) => `${deed}?`,
    of: {
      hide: (name: string) => `${name} verbergen`,
      remove: (name: string) => `${name} verwijderen`,
    },
    hideText:
      'Klanten zien deze vestiging niet meer en kunnen er niet bestellen. Het personeel ziet ze wel. Je kunt ze altijd weer tonen.',
    removeText:
      'De vestiging verdwijnt uit alle lijsten. Haar vroegere bestellingen, beoordelingen en archieven blijven bewaard, en je kunt ze hier terughalen.',
    hidden: 'Klanten zien deze vestiging niet.',
    removed: 'Verwijderde vestigingen',
    removedHint:
      'Hun vroegere bestellingen blijven bewaard. Een teruggehaalde vestiging is eerst verborgen en gesloten.',
    refused: (name: string) => `${name} blijft zoals ze is`,
    done: {
      hide: (name: string) => `${name} is verborgen voor klanten.`,
      show: (name: string) => `Klanten zien ${name} weer.`,
      remove: (name: string) => `${name} is verwijderd.`,
      back: (name: string) => `${name} is terug, verborgen en gesloten.`,
    },
  },
  problems: {
    name_missing: 'Geef de vestiging in minstens één taal een naam.',
    name_too_long: `Een naam telt hoogstens ${branchLimits.name} tekens.`,
    address_missing: 'Vul het adres in minstens één taal in.',
    address_too_long: `Een adres telt hoogstens ${branchLimits.address} tekens.`,
    phone_missing: 'Vul het nummer in waarop klanten kunnen bellen.',
    phone_invalid: 'Dit telefoonnummer kennen we niet. Begin een buitenlands nummer met + en het land.',
    email_missing: 'Vul het e-mailadres van de vestiging in.',
    email_invalid: 'Dit e-mailadres lijkt niet te kloppen.',
    image_missing: 'De foto is er niet meer. Kies ze opnieuw.',
    image_wrong: 'Kies een fotobestand, of een adres dat met https:// begint.',
    image_words_too_long: `Woorden bij een foto mogen hoogstens ${imageWordsLimit} tekens lang zijn.`,
    time_unreadable: 'Vul beide uren in, van 00:00 tot 24:00, zoals 07:30.',
    period_reversed:
      'Sluiten komt na openen. Voor uren na middernacht eindig je om 24:00 en zet je de rest bij de volgende dag.',
    period_overlaps: 'Deze uren overlappen met die erboven. Wijzig of verwijder er een.',
    too_many_periods: `Een dag telt hoogstens ${branchLimits.periods} periodes.`,
    date_invalid: 'Kies een datum.',
    date_twice: 'Deze datum staat al in de lijst. Hou er een van de twee.',
    days_reversed: 'De laatste dag kan niet vóór de eerste liggen.',
    days_name_too_long: 'Dit is te lang: hoogstens 60 tekens.',
    too_many_exceptions: `Er kunnen hoogstens ${branchLimits.exceptions} zulke dagen zijn. Verwijder er enkele die voorbij zijn.`,
    cut_off_unreadable: 'Vul een uur in van 00:01 tot 24:00, zoals 12:00.',
    prep_invalid: `Vul hele minuten in, van 0 tot ${branchLimits.prepMinutes}.`,
    forms_missing: 'Bied minstens één van de twee aan.',
    days_ahead_invalid: `Vul een geheel getal in, van 0 tot ${branchLimits.daysAhead}.`,
    phone_field_unknown: 'Kies een van de drie.',
    address_field_unknown: 'Kies een van de drie.',
    tables_invalid: `Vul een geheel getal in, van 0 tot ${branchLimits.tables}.`,
    tables_missing: 'Om aan tafel te bestellen moet er minstens één tafel zijn.',
    time_zone_unknown: 'Deze tijdzone kennen we niet. Kies er een uit de lijst.',
    time_zone_kept: 'Hier is al besteld, en die dagen zijn in de tijdzone van toen geteld. Kies die opnieuw.',
    latitude_invalid: 'Vul een getal in van -90 tot 90, zoals 51.2185.',
    longitude_invalid: 'Vul een getal in van -180 tot 180, zoals 4.4010.',
    region_unknown: 'Deze regio bestaat niet meer. Kies een andere.',
  },
}

export const brand: BrandWords = {
  lead: 'Zo kennen gasten je zaak: op elke pagina, in mails, in zoekmachines en waar een link gedeeld wordt.',
  nameAndLogo: 'Naam en logo',
  name: 'Naam van de zaak',
  nameHint: 'Zoals boven je deur. Zonder naam staat er “Onze zaak”.',
  logo: 'Logo',
  logoHint:
    'SVG of PNG, best ongeveer even breed als hoog. De iconen en de foto bij gedeelde links worden ervan gemaakt.',
  logoUsual: 'Zonder logo staat er een gewone kop in jouw kleuren.',
  media: 'Film, foto’s en rondleiding',
  mediaHint: 'Wat gasten naast je kaart zien. Een nieuw logo verandert er niets aan.',
  places: {
    hero: 'Bovenaan de startpagina',
    story: 'Startpagina: naast de tekst over je zaak',
    panorama: 'Startpagina: rondkijken in de zaak',
    about: 'Pagina Over ons',
    account: 'Naast het aanmelden',
  },
  sources: { own: 'Eigen', demo: 'Van de demo', none: 'Geen' },
  film: 'Film over de foto',
  filmLine: 'Een film toevoegen',
  tourLine: 'Laat gasten rondkijken in de zaak',
  filmHint:
    'MP4 of WebM, hoogstens 20 MB, zonder geluid. De foto staat er tot de film speelt, en voor gasten die data sparen.',
  heroHint: 'Eén foto, liefst minstens 1600 pixels breed; er kan een film overheen spelen.',
  panoramaHint: 'Een foto van alles rondom je, twee keer zo breed als hoog.',
  picturesMost: (n) => (n === 1 ? 'Eén foto.' : `Hoogstens ${n} foto’s.`),
  picture: (n) => `Foto ${n}`,
  removePicture: (n) => `Verwijder foto ${n}`,
  colours: 'Kleuren',
  ownColours: 'Eigen kleuren kiezen',
  usualNow: 'de gewone',
  coloursHint: 'Vijf kleuren; alle andere volgen eruit.',
  typeface: 'Lettertypes',
  typefaceHint: 'Een voor titels en een voor tekst. Arabisch heeft eigen lettertypes.',
  typefaceNames: { warm: 'Warm', clear: 'Helder', classic: 'Klassiek' },
  colourNames: {
    ground: 'Achtergrond van de pagina',
    ink: 'Tekst',
    accent: 'Accent',
    button: 'Knop',
    buttonInk: 'Tekst op de knop',
  },
  hardToRead: {
    newsOnGround: 'Groene, rode en blauwe meldingen zijn moeilijk te lezen op deze achtergrond.',
    inkOnGround: 'Tekst is moeilijk te lezen op de achtergrond van de pagina.',
    inkOnNews: 'Tekst is moeilijk te lezen op het groen en rood van meldingen.',
    inkOnAccent: 'Tekst is moeilijk te lezen op het accent.',
    buttonText: 'De tekst op de knop is moeilijk te lezen.',
  },
  contrast: (is) => `Het contrast is ${is} : 1; nodig is 4,5 : 1.`,
  picker: (name) => `${name}: kies uit een palet`,
  take: (colour) => `Neem ${colour}`,
  usual: 'Terug naar de gewone kleuren',
  preview: staffWords.preview,
  previewTitle: 'Je koffie is klaar als jij er bent',
  previewItem: 'Cappuccino',
  previewNote: 'Met havermelk',
  previewNews: 'Klaar om 12:10',
  previewButton: 'In de winkelmand',
  words: 'Teksten',
  otherTexts: 'Woorden van de pagina Over ons en de voet',
  wordsHint: 'Wat je leeg laat, blijft zoals het nu is. Een taal zonder eigen tekst toont een andere.',
  texts: {
    heroTitle: 'Startpagina: titel',
    heroLead: 'Startpagina: regel onder de titel',
    story: 'Startpagina: over je zaak',
    aboutLead: 'Over ons: eerste regels',
    about: 'Over ons: tekst',
    foot: 'Onderaan elke pagina',
  },
  paragraphs: 'Een lege regel begint een nieuwe alinea.',
  linksAndLanguages: 'Links en talen',
  links: 'Je pagina’s elders',
  link: (n) => `Adres ${n}`,
  linksHint: 'Zoals https://www.instagram.com/je-zaak. Ze staan onderaan elke pagina.',
  addLink: 'Adres toevoegen',
  removeLink: (n) => `Adres ${n} verwijderen`,
  languages: 'Talen voor gasten',
  languagesHint: 'Minstens één. Gasten van wie de taal er niet bij is, lezen Engels, of anders de eerste.',
  saved: 'Bewaard. Elke pagina toont het nu.',
  meanwhile: 'Een andere eigenaar heeft het merk net veranderd',
  problems: {
    colour_wrong: 'Dit is geen kleur. Schrijf ze als #1f6b4a.',
    contrast_too_low: 'Dit is moeilijk te lezen: tekst heeft een contrast van 4,5 : 1 nodig.',
    name_too_long: `Hoogstens ${brandLimits.name} tekens.`,
    text_too_long: 'Dit is te lang in minstens één taal.',
    link_wrong: 'Dit lijkt geen adres. Het moet beginnen met https://',
    links_too_many: `Hoogstens ${brandLimits.links} adressen.`,
    languages_none: 'Kies minstens één taal.',
    image_wrong: 'Kies een bestand.',
    image_missing: 'De foto is er niet meer. Kies ze opnieuw.',
    picture_missing: 'Kies eerst een foto, of toon hier iets anders.',
    pictures_too_many: 'Dat zijn te veel foto’s.',
    film_wrong: 'Kies de film opnieuw.',
    image_words_too_long: 'Deze woorden zijn te lang in minstens één taal.',
  },
}

export const legalEdit: LegalEditWords = {
  lead: 'De wet vraagt deze pagina’s. Ze beginnen als ontwerp dat bij dit programma past. Geen jurist heeft ze gelezen: lees ze, pas ze aan, laat ze nakijken en bevestig ze één voor één.',
  company: 'Wie de zaak is',
  companyHint: 'Hiermee worden de pagina’s ingevuld. Een regel waarin iets ontbreekt, zien klanten niet.',
  hints: {
    number: 'Uit de Kruispuntbank van Ondernemingen (KBO).',
    vat: 'Laat het leeg als de zaak er geen heeft.',
    court: 'Niet verplicht, zoals: RPR Leuven.',
    host: 'Naam en adres van het bedrijf op wiens server dit draait.',
    dataContact: 'Bij wie klanten vragen kunnen stellen over hun gegevens: een naam of een adres.',
  },
  problems: {
    too_long: `Hoogstens ${companyLimit} tekens.`,
    number_wrong: 'Dit is geen Belgisch ondernemingsnummer. Kijk de tien cijfers na, zoals 0417.497.106.',
    vat_wrong: 'Dit is geen Belgisch btw-nummer. Kijk de tien cijfers na, zoals BE 0417.497.106.',
    email_wrong: 'Dit is geen e-mailadres.',
    phone_wrong: 'Dit is geen telefoonnummer.',
    text_missing: 'Schrijf iets, of zet het ontwerp terug.',
    text_too_long: `Hoogstens ${legalTextLimit} tekens.`,
    slot_unknown:
      'Een woord tussen accolades kan niet worden ingevuld. Onder het veld staan de woorden die dat wel kunnen.',
  },
  texts: 'De teksten',
  draft: 'Ontwerp',
  confirmed: 'Bevestigd',
  left: (drafts, all) => (drafts === 0 ? 'Alles is bevestigd.' : `${drafts} van ${all} zijn nog niet bevestigd.`),
  back: 'Alle juridische pagina’s',
  look: 'Zoals klanten het zien',
  text: 'Tekst',
  marks:
    'Een regel die met # begint, is een titel, met ## een kleinere, met - een deel van een lijst. Elke andere regel is een alinea. Adressen worden links.',
  slots: 'Ingevuld uit “Wie de zaak is”:',
  preview: staffWords.preview,
  saveDraft: 'Als ontwerp bewaren',
  saveConfirmed: 'Bewaren en bevestigen',
  confirm: 'Deze tekst bevestigen',
  unconfirm: 'Bevestiging intrekken',
  confirmMeans:
    'Met je bevestiging zeg je dat dit voor jouw zaak klopt. Klanten lezen dan niet meer dat het een ontwerp is.',
  restore: 'Het ontwerp hier zetten',
  saved: 'Bewaard. Klanten lezen het nu.',
}

const content: Readonly<Record<string, string>> = {
  offer: 'een aanbieding',
  post: 'een bericht',
  testimonial: 'een getuigenis',
}
const status: Readonly<Record<string, string>> = {
  received: glossary.received.toLowerCase(),
  ready: glossary.ready.toLowerCase(),
  served: glossary.handedOver.toLowerCase(),
}
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)
const tillDuties: Readonly<Record<string, string>> = {
  none: 'geen nodig',
  'by-hand': 'met de hand aangeslagen',
  linked: 'gekoppeld',
}

const steps: Readonly<Record<string, string>> = {
  accept: glossary.accepted.toLowerCase(),
  refuse: glossary.refused.toLowerCase(),
  cancel: glossary.cancelled.toLowerCase(),
  collectNot: 'niet afgehaald',
  bringBack: 'teruggezet',
  pay: 'betaald',
  unpay: 'niet meer betaald',
  agree: 'wijziging goedgekeurd',
  decline: 'wijziging geweigerd',
}
const legalPages: Readonly<Record<string, string>> = {
  legal: 'de wettelijke vermeldingen',
  terms: 'de verkoopsvoorwaarden',
  privacy: 'de privacyverklaring',
  accessibility: 'de toegankelijkheidsverklaring',
}
const languages: Readonly<Record<string, string>> = {
  en: 'Engels',
  nl: 'Nederlands',
  fr: 'Frans',
  ar: 'Arabisch',
}
const reaches: Readonly<Record<string, string>> = {
  nobody: 'niemand',
  owners: 'eigenaars',
  managers: 'eigenaars en verantwoordelijken',
}

export const log: LogText = {
  ...staffWords,
  hint: 'Wat je team en de winkel zelf het laatste jaar hebben veranderd.',
  searchHint: 'Naam, artikel of bestelnummer',
  who: 'Persoon',
  everybody: 'Iedereen',
  everywhere: 'Alle vestigingen',
  kind: 'Wat',
  everything: 'Alles',
  from: 'Van',
  to: 'Tot en met',
  more: 'Toon wat ouder is',
  empty: 'Hier is nog niets',
  emptyHint: 'Wat je team verandert, verschijnt hier.',
  noneFoundHint: 'Zoek iets anders of kies andere dagen.',
  showAll: 'Toon alles',
  takeOut: 'Downloaden als rekenblad',
  columns: ['Dag', 'Uur', 'Persoon', 'Wat', 'Handeling'],
  fileName: 'logboek.csv',
  tookSome: (most: number) => `Het bestand bevat de nieuwste ${most} regels. Kies dagen voor de andere.`,
  notTaken: 'Het bestand kon niet worden gemaakt: de winkel was niet bereikbaar. Probeer opnieuw.',
  kinds: {
    orders: 'Bestellingen',
    stock: 'Voorraad',
    shop: 'Opening en bericht',
    menu: 'Kaart',
    branches: 'Vestigingen',
    people: 'Team',
    reservations: 'Reservaties',
    guests: 'Beoordelingen en berichten',
    hooks: 'Webhooks',
    site: 'Teksten van de site',
    clock: 'Vanzelf',
  },
  other: (who, act) => `${who}: ${act}`,
  acts: {
    'orders.setLineStatus': ({ who, where, data, count, order }) =>
      `${who} zette ${many(count('lines'), 'regel', 'regels')} van bestelling ${order} in ${where} op ${status[String(data.status)]}`,
    'orders.step': ({ who, where, data, order }) =>
      `${who}: bestelling ${order} in ${where} ${steps[String(data.step)] ?? data.step}`,
    'boards.setPausing': ({ who, where, data }) =>
      data.pauses
        ? `${who} stelde in dat ${where} vanzelf pauzeert als niemand kijkt`
        : `${who} stelde in dat ${where} niet meer vanzelf pauzeert`,
    'hooks.add': ({ who, data }) => `${who} voegde webhook ${data.hook} toe`,
    'hooks.test': ({ who, data }) => `${who} testte webhook ${data.hook}`,
    'hooks.remove': ({ who, data }) => `${who} verwijderde webhook ${data.hook}`,
    'orders.block': ({ who, where, data }) =>
      data.wide
        ? `${who} weigerde ${data.code} in ${where} en alles van die verbinding`
        : `${who} weigerde ${data.code} in ${where} en blokkeerde de klant`,
    'guard.answer': ({ who, where, data }) =>
      data.letIn
        ? `${who} liet ${data.code} bestellen in ${where}`
        : `${who} liet ${data.code} niet bestellen in ${where}`,
    'guard.lift': ({ who, where, data }) => `${who} hief de blokkering van ${data.code} in ${where} op`,
    'payments.setKey': ({ who, data }) =>
      data.set ? `${who} stelde de sleutel van online betalen in` : `${who} verwijderde de sleutel van online betalen`,
    'payouts.setKey': ({ who, data }) =>
      data.set ? `${who} stelde de sleutel voor uitbetalingen in` : `${who} verwijderde de sleutel voor uitbetalingen`,
    'payments.save': ({ who }) => `${who} stelde in hoe klanten online betalen`,
    'payments.settleBack': ({ who }) => `${who} noteerde dat geld op een andere manier werd teruggegeven`,
    'gifts.sell': ({ who, where }) => `${who} verkocht in ${where} een cadeaukaart`,
    'gifts.take': ({ who, data }) => `${who} nam een cadeaukaart aan voor bestelling ${data.code}`,
    'gifts.saveRules': ({ who, data }) =>
      data.on ? `${who} wijzigde welke cadeaukaarten verkocht worden` : `${who} stopte de verkoop van cadeaukaarten`,
    'gifts.block': ({ who, data }) =>
      data.blocked ? `${who} blokkeerde een cadeaukaart` : `${who} liet een cadeaukaart weer betalen`,
    'gifts.takeOver': ({ who }) => `${who} boekte als opbrengst wat nog op vervallen cadeaukaarten stond`,
    'reductions.save': ({ who, what, data }) =>
      data.on ? `${who} heeft de korting ${what} opgeslagen` : `${who} heeft de korting ${what} uitgezet`,
    'reductions.remove': ({ who }) => `${who} heeft een korting verwijderd`,
    'stamps.save': ({ who, data }) =>
      data.on ? `${who} wijzigde de stempelkaart` : `${who} zette de stempelkaart uit`,
    'stamps.spend': ({ who, where }) => `${who} nam in ${where} een bon van de stempelkaart aan`,
    'guard.setRules': ({ who, data }) =>
      data.on
        ? `${who} stelde in wat klanten zonder overleg mogen bestellen`
        : `${who} liet alle klanten zonder overleg bestellen`,
    'orders.enter': ({ who, where, order }) => `${who} voerde bestelling ${order} in, ${where}`,
    'orders.change': ({ who, where, order }) => `${who} wijzigde bestelling ${order}, ${where}`,
    'orders.postpone': ({ who, where, order }) => `${who} verschoof het tijdstip van bestelling ${order}, ${where}`,
    'invoices.ask': ({ who, where, order }) =>
      `${who} stelde in aan wie bestelling ${order} gefactureerd wordt, ${where}`,
    'orders.ringUp': ({ who, where, order }) => `${who} sloeg bestelling ${order} aan in ${where}`,
    'orders.ringUpNot': ({ who, where, order }) =>
      `${who} noteerde dat bestelling ${order} in ${where} niet is aangeslagen`,
    'orders.setForm': ({ who, where, order }) => `${who} stelde in waar bestelling ${order} gegeten wordt, ${where}`,
    'tills.setDuty': ({ who, where, data }) =>
      `${who} zei over de geregistreerde kassa van ${where}: ${tillDuties[String(data.duty)] ?? data.duty}`,
    'tills.saveLink': ({ who, where, data }) =>
      data.newSecret
        ? `${who} koppelde de kassa van ${where} met een nieuw geheim`
        : `${who} stelde het adres van de kassa van ${where} in`,
    'tills.sendAgain': ({ who, where, data }) =>
      data.reason
        ? `${who} zei dat bericht ${data.number} aan de kassa van ${where} met de hand is aangeslagen: ${data.reason}`
        : `${who} stuurde bericht ${data.number} opnieuw naar de kassa van ${where}`,
    'vat.save': ({ who }) => `${who} wijzigde de btw-tarieven`,
    'books.count': ({ who, where, when }) => `${who} telde het geld van ${when('day')} in ${where}`,
    'books.takeOver': ({ who, data }) =>
      data.taken
        ? `${who} noteerde dat de boekhouder ${data.month} heeft`
        : `${who} noteerde dat de boekhouder ${data.month} niet heeft`,
    'books.setNumbers': ({ who }) => `${who} wijzigde de rekeningnummers van het journaal`,
    'orders.clear': ({ who, where, count }) =>
      `${who} verplaatste ${many(count('orders'), 'bestelling', 'bestellingen')} van ${where} naar het archief`,
    'archives.bringBack': ({ who, where, order }) => `${who} zette bestelling ${order} van ${where} terug`,
    'archives.restore': ({ who, where, count }) =>
      `${who} zette ${many(count('orders'), 'bestelling', 'bestellingen')} van ${where} terug`,
    'bake.count': ({ who, what, where, data }) =>
      typeof data.left === 'number'
        ? `${who} telde ${what} in ${where}: ${data.left} over`
        : `${who} trok de telling van ${what} in ${where} in`,
    'bake.sellLeft': ({ who, where, data }) =>
      typeof data.share === 'number'
        ? `${who} liet ${where} voor sluitingstijd verkopen wat over is aan ${data.share} % van de prijs`
        : `${who} liet ${where} verkopen wat over is aan de gewone prijs`,
    'stock.set': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} zette ${what} weer beschikbaar in ${where}`
        : `${who} zette ${what} uitverkocht in ${where} tot ${when('until') || 'nader order'}`,
    'options.setStock': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `${who} zette ${what} weer beschikbaar in ${where}`
        : `${who} zette ${what} uitverkocht in ${where} tot ${when('until') || 'nader order'}`,
    'shop.setState': ({ who, where, data, when }) =>
      data.open ? `${who} opende ${where}` : `${who} sloot ${where} tot ${when('until') || 'nader order'}`,
    'pace.save': ({ who, where }) => `${who} stelde in wat ${where} per tijdvak maakt`,
    'pace.set': ({ who, where, data, when }) => {
      if (data.change === 'pause') return `${who} pauzeerde ${where} tot ${when('until')}`
      if (data.change === 'shift') return `${who} meldde dat er ${data.hands} aan het werk zijn in ${where}`
      if (data.change === 'noShift') return `${who} meldde dat er in ${where} evenveel aan het werk zijn als anders`
      if (data.change === 'resume') return `${who} beëindigde de pauze van ${where}`
      return data.change === 'extra'
        ? `${who} telde in ${where} een halfuur lang ${data.minutes} minuten bij nieuwe bestellingen`
        : `${who} beëindigde de extra minuten in ${where}`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown ? `${who} stelde het bericht boven de kaart in` : `${who} verborg het bericht boven de kaart`,
    'items.add': ({ who, what }) => `${who} zette ${what} op de kaart`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `${who} veranderde ${what}`
        : data.declared
          ? `${who} veranderde wat ${what} bevat`
          : `${who} trok in wat ${what} bevat`,
    'items.remove': ({ who, what }) => `${who} haalde ${what} van de kaart`,
    'items.sellAt': ({ who, what, where, data }) =>
      data.sold
        ? `${who} gaf aan dat ${what} weer verkocht wordt in ${where}`
        : `${who} gaf aan dat ${what} niet verkocht wordt in ${where}`,
    'items.move': ({ who, what, count }) =>
      `${who} verplaatste ${many(count('items'), 'artikel', 'artikelen')} naar ${what}`,
    'sheet.apply': ({ who, count }) =>
      `${who} nam een rekenblad over: ${many(count('added'), 'artikel', 'artikelen')} toegevoegd, ${count('changed')} gewijzigd, ${count('removed')} verwijderd`,
    'prices.one': ({ who, what, where, money }) => {
      const at = where && ` (${where})`
      if (!money('to')) return `${who} haalde een prijs van ${what} weg${at}: ${money('from')}`
      return money('from')
        ? `${who} veranderde de prijs van ${what}${at} van ${money('from')} in ${money('to')}`
        : `${who} gaf ${what} een prijs${at}: ${money('to')}`
    },
    'prices.change': ({ who, count }) => `${who} wijzigde ${many(count('prices'), 'prijs', 'prijzen')} tegelijk`,
    'categories.add': ({ who, what }) => `${who} voegde de categorie ${what} toe`,
    'categories.save': ({ who, what, data }) =>
      data.hidden === undefined
        ? `${who} veranderde de categorie ${what}`
        : data.hidden
          ? `${who} verborg de categorie ${what}`
          : `${who} toonde de categorie ${what}`,
    'categories.remove': ({ who, what, count }) =>
      `${who} verwijderde de categorie ${what} en verplaatste ${many(count('items'), 'artikel', 'artikelen')}`,
    'categories.setIndex': ({ who, what, data }) => `${who} gaf ${what} plaats ${data.index} op de kaart`,
    'groups.add': ({ who, what }) => `${who} voegde de optiegroep ${what} toe`,
    'groups.save': ({ who, what }) => `${who} veranderde de optiegroep ${what}`,
    'groups.remove': ({ who, what }) => `${who} verwijderde de optiegroep ${what}`,
    'groups.use': ({ who, what }) => `${who} koos de optiegroepen van ${what}`,
    'branches.add': ({ who, what }) => `${who} voegde de vestiging ${what} toe`,
    'guide.takeMenu': ({ who, count }) =>
      `${who} nam de kaart van de demo over: ${many(count('items'), 'artikel', 'artikelen')}`,
    'guide.placeTest': ({ who, where, order }) => `${who} plaatste testbestelling ${order}, ${where}`,
    'guide.endTest': ({ who, where, order }) => `${who} annuleerde testbestelling ${order}, ${where}`,
    'demo.takeOver': ({ who, count }) =>
      `${who} haalde de demo uit de zaak: ${[
        many(count('branches'), 'vestiging', 'vestigingen'),
        many(count('items'), 'artikel', 'artikelen'),
        many(count('texts'), 'tekst', 'teksten'),
        many(count('reviews'), 'beoordeling', 'beoordelingen'),
      ].join(', ')}`,
    'brand.save': ({ who }) => `${who} veranderde het merk van de zaak`,
    'branches.save': ({ who, where }) => `${who} veranderde de instellingen van ${where}`,
    'branches.closeDays': ({ who, where, count, when }) =>
      count('days') > 1
        ? `${who} stelde sluitingsdagen in voor ${where}, ${when('from')} en meer`
        : `${who} stelde sluitingsdagen in voor ${where}, ${[when('from'), when('to')].filter(Boolean).join(' tot ')}`,
    'branches.hide': ({ who, where }) => `${who} verborg ${where} voor klanten`,
    'branches.show': ({ who, where }) => `${who} toonde ${where} weer aan klanten`,
    'branches.remove': ({ who, where }) => `${who} verwijderde ${where}`,
    'regions.save': ({ who, data }) => `${who} wijzigde de regio’s: ${data.regions || 'geen'}`,
    'printers.add': ({ who, where, data }) => `${who} voegde de printer “${data.printer}” toe (${where})`,
    'printers.save': ({ who, where, data }) => `${who} wijzigde de printer “${data.printer}” (${where})`,
    'printers.renew': ({ who, where, data }) => `${who} gaf de printer “${data.printer}” een nieuw adres (${where})`,
    'printers.withdraw': ({ who, where, data }) => `${who} trok de printer “${data.printer}” in (${where})`,
    'displays.add': ({ who, where, data }) => `${who} voegde het scherm voor gasten “${data.display}” toe (${where})`,
    'displays.withdraw': ({ who, where, data }) => `${who} trok het scherm voor gasten “${data.display}” in (${where})`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `${who} blokkeerde de account van ${what}`
      if (data.owner) return `${who} maakte ${what} eigenaar`
      const places = [where, data.regions].filter(Boolean).join(', ')
      return places ? `${who} stelde ${what} aan in ${places}` : `${who} ontnam ${what} alle vestigingen`
    },
    'account.byProvider': ({ who, where, data }) => {
      const first = data.made ? 'voor het eerst' : data.linked ? 'en niet meer met een wachtwoord' : ''
      const began = first ? `${who} meldde zich aan via de provider, ${first}. ` : ''
      if (data.owner) return `${began}De provider maakt ${who} eigenaar`
      return `${began}De provider geeft ${who} ${where ? `een rol in ${where}` : 'geen rol meer'}`
    },
    'staff.dismiss': ({ who, what }) => `${who} weigerde de account van ${what}`,
    'staff.dismissAll': ({ who, count }) => `${who} weigerde ${many(count('removed'), 'account', 'accounts')}`,
    'staff.resetLink': ({ who, what }) => `${who} maakte een wachtwoordlink voor ${what}`,
    'passwords.change': ({ who }) => `${who} veranderde het eigen wachtwoord`,
    'sessions.end': ({ who, data }) =>
      `${who} meldde zich af op een ander toestel: ${data.agent ?? 'onbekende browser'}`,
    'passwords.useLink': ({ who, data }) =>
      data.factor
        ? `${who} koos een nieuw wachtwoord via een link, die ook de tweede factor verwijderde`
        : `${who} koos een nieuw wachtwoord via een link`,
    'sessions.endAll': ({ who }) => `${who} meldde zich overal elders af`,
    'account.passCode': ({ who, data, count }) =>
      data.wrong
        ? `Iemand die het wachtwoord van ${who} kent, gaf verkeerde codes in`
        : `${who} meldde zich aan met een herstelcode; nog ${count('left')} over`,
    'factors.setTime': ({ who }) => `${who} stelde tijdcodes in`,
    'factors.removeTime': ({ who }) => `${who} verwijderde de eigen tijdcodes`,
    'factors.addPasskey': ({ who, data }) => `${who} voegde de passkey “${data.passkey}” toe`,
    'factors.removePasskey': ({ who, data }) => `${who} verwijderde de passkey “${data.passkey}”`,
    'factors.renewCodes': ({ who }) => `${who} maakte nieuwe herstelcodes`,
    'factors.setRule': ({ who, data }) =>
      `${who} stelde in wie een tweede factor moet hebben: ${reaches[String(data.reach)]}`,
    'staff.resetFactor': ({ who, what }) => `${who} zette de tweede factor van ${what} terug`,
    'takings.set': ({ who }) => `${who} paste de regels voor kassa en betaling aan`,
    'reservations.cancel': ({ who, where, data, when }) =>
      `${who} annuleerde reservatie ${data.reservation} in ${where} voor ${when('date')}`,
    'reservations.cancelMany': ({ who, where, count }) =>
      `${who} annuleerde ${many(count('cancelled'), 'reservatie', 'reservaties')} in ${where}`,
    'reservations.setRules': ({ who }) => `${who} veranderde de regels voor reservaties`,
    'reviews.setRule': ({ who, data }) =>
      data.waits
        ? `${who} laat beoordelingen zonder bestelling op een ja wachten`
        : `${who} laat elke beoordeling meteen meetellen`,
    'reviews.show': ({ who, count }) => `${who} zei ja tegen ${many(count('count'), 'beoordeling', 'beoordelingen')}`,
    'reviews.removeMany': ({ who, count }) =>
      `${who} verwijderde ${many(count('count'), 'beoordeling', 'beoordelingen')}`,
    'reviews.remove': ({ who, data }) => `${who} verwijderde beoordeling ${data.review}`,
    'messages.mark': ({ who, data }) =>
      `${who} markeerde bericht ${data.message} als ${data.read ? 'gelezen' : 'ongelezen'}`,
    'messages.handOn': ({ who, data }) => `${who} stuurde bericht ${data.message} opnieuw door`,
    'messages.delete': ({ who, data }) => `${who} verwijderde bericht ${data.message}`,
    'persons.takeOut': ({ who, data }) => `${who} haalde de gegevens van een klant op: ${data.records ?? ''}`,
    'persons.erase': ({ who, count, data }) =>
      `${who} wiste de klant van ${many(count('erased'), 'stuk', 'stukken')}: ${data.records ?? ''}`,
    'persons.setDays': ({ who, data }) => `${who} stelde in dat namen van klanten ${data.days} dagen bewaard worden`,
    'content.save': ({ who, what, data }) =>
      data.isNew
        ? `${who} zette ${content[String(data.kind)]} op de startpagina${what && `: ${what}`}`
        : `${who} veranderde ${content[String(data.kind)]} op de startpagina${what && `: ${what}`}`,
    'content.move': ({ who, data }) =>
      `${who} verplaatste ${content[String(data.kind)]} op de startpagina naar plaats ${data.place}`,
    'content.remove': ({ who, data }) => `${who} haalde ${content[String(data.kind)]} van de startpagina`,
    'legal.saveCompany': ({ who }) => `${who} stelde in wie de zaak juridisch is`,
    'legal.saveText': ({ who, data }) =>
      `${who} ${data.confirmed ? 'bevestigde' : 'wijzigde'} ${legalPages[String(data.page)]} in het ${languages[String(data.language)]}`,
    'clock.erase': ({ count }) => {
      if (count('orders') > 0)
        return `Vanzelf: van ${many(count('orders'), 'bestelling', 'bestellingen')} is gewist wie ze plaatste`
      if (count('reservations') > 0)
        return `Vanzelf: ${many(count('reservations'), 'oude reservatie', 'oude reservaties')} gewist`
      return `Vanzelf: ${many(count('messages'), 'oud bericht', 'oude berichten')} gewist`
    },
    'clock.forgetLog': ({ count }) =>
      `Vanzelf: ${many(count('entries'), 'regel', 'regels')} van dit logboek van meer dan een jaar oud verwijderd`,
    'clock.inStock': ({ what }) => `Vanzelf: ${what} is weer in voorraad`,
    'clock.open': ({ where }) => `Vanzelf: ${where} is weer open`,
    'clock.pause': ({ where, data }) =>
      data.paused ? `Vanzelf: ${where} gepauzeerd omdat niemand meekeek` : `Vanzelf: de pauze van ${where} is voorbij`,
    'images.upload': ({ who }) => `${who} laadde een foto op`,
    'films.upload': ({ who }) => `${who} laadde een film op`,
  },
}

export const persons: PersonsText = {
  ...staffWords,
  reservation: staffWords.reservationNumber,
  hint: 'Vraagt een klant wat je van hem of haar hebt, of moet het gewist worden: zoek hier.',
  search: 'Naam, telefoonnummer, e-mail of volgcode',
  searchHint:
    'Minstens drie tekens. Ook gearchiveerde bestellingen worden doorzocht. Van bestellingen van voor de laatste 2000: typ hoe de naam begint, het nummer of de token.',
  find: staffWords.search,
  tooShort: 'Typ minstens drie tekens.',
  noneFoundHint: 'Wat gewist is, vanzelf of door jou, wordt niet meer op naam gevonden.',
  found: (n) => `${many(n, 'gegeven', 'gegevens')} gevonden`,
  more: 'Er is meer dan wat hier staat. Zoek preciezer, bijvoorbeeld op telefoonnummer.',
  check: 'Meerdere mensen kunnen dezelfde naam hebben. Vink alleen aan wat van deze klant is.',
  all: 'Alles aanvinken',
  order: (id) => `Bestelling ${id}`,
  message: (id) => `Bericht ${id}`,
  review: (id) => `Beoordeling ${id}`,
  gift: (id) => `Cadeaukaart ${id}`,
  notOver: {
    order: 'Nog niet voorbij: te wissen zodra ze is meegegeven of beëindigd.',
    reservation: 'Moet nog komen: te wissen na die dag, of zodra je ze hebt geannuleerd.',
  },
  takeOutText: 'Downloaden om te lezen',
  takeOutJson: 'Downloaden als JSON',
  fileName: 'je-gegevens',
  fileTitle: (shop) => `Wat ${shop} over je bewaart`,
  erase: (n) => `${many(n, 'gegeven', 'gegevens')} wissen`,
  eraseTitle: (n) => `${many(n, 'gegeven', 'gegevens')} voorgoed wissen?`,
  eraseText:
    'Van bestellingen verdwijnen naam, telefoonnummer, adres en opmerkingen. Wat besteld werd, de bedragen, de betaling en de volgcode blijven, omdat de belastingwet dat vraagt. Reservaties en berichten verdwijnen helemaal; een beoordeling houdt haar sterren. Dit kan niet ongedaan worden gemaakt.',
  eraseDo: 'Wissen',
  erased: (n) => `${many(n, 'gegeven', 'gegevens')} gewist`,
  stayed: (n) => `${many(n, 'gegeven is', 'gegevens zijn')} nog niet voorbij en gebleven.`,
  backups:
    'Uit reservekopieën is het na ongeveer vier weken weg; een teruggezette kopie wordt opnieuw gewist voor de winkel opent.',
  days: 'Hoe lang namen bewaard worden',
  daysLabel: 'Dagen na het afhalen, de tafel of het bericht',
  daysHint: 'Van 7 tot 365. Wat besteld werd en de bedragen blijven altijd tien jaar.',
  daysWrong: 'Kies een geheel getal van 7 tot 365.',
  daysNow: (days) =>
    `Namen, telefoonnummers, adressen en opmerkingen worden vanzelf gewist, ${many(days, 'dag', 'dagen')} na het afhalen, de tafel of het bericht.`,
  daysSaved: 'Bewaard',
  daysLegal:
    'Staat in je privacyverklaring nog hetzelfde getal? Een tekst die je hebt gewijzigd of bevestigd, volgt niet vanzelf.',
  toLegal: 'Naar de wettelijke pagina’s',
}
