// Dutch: receipt printers, their slips, and the printer at a board’s USB.
import { plural } from '../plural.ts'
import type { OrderPaperText, PrinterText, UsbText } from './en.ts'

const count = plural('nl')
const slipCount = (n: number) => count(n, { one: '1 bon', other: `${n} bonnen` })

export const printers: PrinterText = {
  title: 'Printers',
  lead: 'Printers van Star en Epson vragen hun bonnen zelf aan de zaak. Er wordt niets geïnstalleerd, en niets hoeft je netwerk binnen te kunnen.',
  local:
    'Deze pagina is geopend op een adres dat alleen op deze computer werkt: een printer kan het niet bereiken. Stel PUBLIC_URL in op de server, of open deze pagina op het eigen adres van de zaak, voor je een printer toevoegt.',
  add: 'Printer toevoegen',
  none: 'Nog geen printer',
  noneHint:
    'Voeg een printer van Star of Epson toe, en keukenbonnen komen vanzelf uit de printer als er bestellingen zijn. Tot dan drukt de browser af: open een bestelling en tik op “Afdrukken”.',
  noneSuch: 'Deze printer is er niet meer',
  today: 'Vandaag',
  todayCount: (printed, marked, failed) =>
    `${slipCount(printed)} afgedrukt, waarvan ${marked} met OPNIEUW GEPRINT, ${failed} niet afgedrukt.`,

  states: {
    new: () => 'Wacht op de eerste oproep',
    ready: () => 'Klaar',
    'low-paper': (time) => `Weinig papier sinds ${time}`,
    'no-paper': (time) => `Geen papier sinds ${time}`,
    'cover-open': (time) => `Deksel open sinds ${time}`,
    fault: (time) => `Storing sinds ${time}`,
    silent: (time) => `Niets meer gehoord sinds ${time}`,
  },
  makes: { star: 'Star', epson: 'Epson', usb: 'USB van het bord' },
  seenNow: 'net gezien',
  seenAt: (when) => `laatst gezien: ${when}`,
  neverSeen: 'nog niet gezien',
  waiting: (n, goal, time) =>
    count(n, {
      one: `1 bon wacht${goal && ` ${goal}`}, sinds ${time}.`,
      other: `${n} bonnen wachten${goal && ` ${goal}`}, de eerste sinds ${time}.`,
    }),
  waitsFor: {
    new: 'op de eerste oproep',
    ready: 'op de volgende oproep',
    'low-paper': 'op de volgende oproep',
    'no-paper': 'op papier',
    'cover-open': 'tot het deksel dicht is',
    fault: 'tot de storing voorbij is',
    silent: 'tot de printer zich weer meldt',
  },
  insteadBy: (name) => `${name} drukt in zijn plaats af.`,
  coveredBy: (name) => `Als hij uitvalt, neemt ${name} het over.`,
  failedCount: (n) => count(n, { one: '1 bon is niet afgedrukt', other: `${n} bonnen zijn niet afgedrukt` }),
  stranger: (when) =>
    `Een ander toestel meldde zich met het adres van deze printer (${when}) en werd geweigerd. Moet dat voortaan deze printer zijn, geef hem dan een nieuw adres.`,
  sameDevice: (name) =>
    `Hetzelfde toestel is ook ingesteld als ${name} en drukt misschien alles twee keer af. Trek een van de twee in.`,
  slow: (seconds) =>
    `Hij meldt zich maar om de ${seconds} seconden: bonnen komen laat, en een probleem valt laat op. Zet het interval op 5 seconden.`,

  kinds: { kitchen: 'Keukenbonnen', label: 'Etiketten', receipt: 'Kassabonnen' },
  kindHints: {
    kitchen: 'vanzelf, als het maken moet beginnen',
    label: 'een per beker, vanzelf',
    receipt: 'als iemand erom vraagt',
  },
  oneOf: { kitchen: 'Keukenbon', label: 'Etiket', receipt: 'Kassabon', test: 'Testpagina' },

  sections: { now: 'Hoe het gaat', make: 'Welke printer', prints: 'Wat hij afdrukt', place: 'Papier en plaats' },
  addTitle: 'Een nieuwe printer',
  make: 'Merk',
  makeHints: { star: 'met CloudPRNT', epson: 'met Server Direct Print', usb: 'aan de USB van het bord' },
  others: 'Elke andere printer: de browser drukt af. Open een bestelling en tik op “Afdrukken”.',
  name: 'Waar hij staat',
  nameHint: 'Zoals “Bar” of “Keuken”. Alleen het personeel ziet dit.',
  prints: 'Hij drukt af',
  details: {
    'kitchen-elsewhere': 'Wat andere werkplekken maken',
    'kitchen-payment': 'BETAALD, of wat nog te betalen is',
    'receipt-logo': 'Het logo',
    'receipt-code': 'De code die de kassabon op een telefoon opent',
    'label-name': 'De naam op de beker',
    'label-allergies': 'Allergieën, in een kader',
  },
  stands: { kitchen: 'Op een keukenbon', label: 'Op een etiket', receipt: 'Op een kassabon' },
  station: 'Keukenbonnen en etiketten van',
  allStations: 'Alle werkplekken',
  width: 'Papier',
  widths: {
    384: '58 mm',
    448: 'Etiketten van 60 mm',
    512: '80 mm, oudere Epson',
    576: '80 mm',
    832: '112 mm',
  },
  widthHint: 'Een Star zegt dit zelf bij zijn eerste oproep.',
  lang: 'Taal op papier',
  takesOver: 'Als hij uitvalt, neemt deze het over',
  nobody: 'Geen',
  problems: {
    name_missing: 'Vul in waar hij staat.',
    prints_missing: 'Kies er minstens een.',
  },
  changed: 'Iemand anders wijzigde deze printer net',
  gone: 'Iemand heeft hem ondertussen ingetrokken.',
  saved: (name) => `${name} is opgeslagen.`,
  seeOnly: 'Alleen managers en eigenaars wijzigen printers.',

  view: 'Zo komt het op papier',
  viewOf: (kind) => `${kind}, zoals op papier`,
  viewFailed: 'Dit kon nu niet getekend worden.',

  test: 'Testpagina afdrukken',
  testing: {
    queued: 'De testpagina vertrekt bij de volgende oproep.',
    offered: 'De testpagina wordt afgedrukt.',
    failed: 'De testpagina is niet afgedrukt.',
    done: 'De testpagina staat op papier.',
  },
  waits: 'Wat wacht en wat niet afgedrukt is',
  nothingWaits: 'Er wacht niets, en er is niets mislukt.',
  onlyOldest: 'Alleen de oudste 50 staan hier.',
  slipStates: {
    queued: (time) => `wacht sinds ${time}`,
    offered: (time) => `wordt afgedrukt; wachtte sinds ${time}`,
    failed: (time) => `niet afgedrukt, ${time}`,
  },
  printedBy: (name) => `door ${name}`,

  addressTitle: (name) => `${name} verbinden`,
  addressOnce: 'Het adres is alleen nu te zien. Wie het heeft, krijgt de bonnen van deze vestiging.',
  address: 'Adres van de printer',
  addressHint:
    'Of scan de code met de telefoon waarop de pagina van de printer zelf openstaat, en plak het adres daar.',
  steps: {
    star: [
      'Zet de printer uit. Houd de papierknop ingedrukt terwijl je hem aanzet: hij drukt een blad af met zijn eigen adres.',
      'Open dat adres in een browser op hetzelfde netwerk. Gebruiker: root, wachtwoord: public.',
      'Kies onder CloudPRNT voor Enable. Server URL: het adres hieronder. Polling Time: 5. Dan Submit, Save en opnieuw starten.',
      'Druk de testpagina af.',
    ],
    epson: [
      'Laat de printer zijn netwerkstatus afdrukken: zijn eigen adres staat erop.',
      'Open dat adres in een browser op hetzelfde netwerk. Gebruiker: epson, wachtwoord: het serienummer.',
      'Kies onder Server Direct Print voor Enable. ID: een die geen andere printer heeft. URL 1: het adres hieronder. Interval: 5. URL Encode: Enable.',
      'Druk de testpagina af.',
    ],
    usb: [
      'Sluit de printer met USB aan op de tablet of computer die het bord toont.',
      'Open het bord daar in Chrome of Edge, op het https-adres.',
      'Kies in het menu van het bord USB-printer, en dan Een USB-printer verbinden.',
      'Druk de testpagina af.',
    ],
  },
  waitsForCall: 'Wacht op de eerste oproep. Die staat hier binnen enkele seconden.',
  renew: 'Nieuw adres',
  renewAsk: (name) => `${name} een nieuw adres geven?`,
  renewText:
    'Het oude adres werkt meteen niet meer. De printer krijgt geen bonnen tot het nieuwe erin staat; wat wacht, blijft bewaard.',
  renewIt: 'Nieuw adres geven',
  renewUsb: 'Ander toestel drukt af',
  renewUsbAsk: (name) => `Een ander toestel laten afdrukken voor ${name}?`,
  renewUsbText:
    'Het volgende bord dat een printer verbindt, drukt deze bonnen af; het huidige stopt ermee. Wat wacht, blijft bewaard.',
  renewUsbIt: 'Laten afdrukken',
  withdraw: 'Printer intrekken',
  withdrawAsk: (name) => `${name} intrekken?`,
  withdrawText: 'Het adres werkt meteen niet meer. Je kunt hem altijd opnieuw toevoegen.',
  withdrawWaits: (waiting) =>
    count(waiting, {
      one: 'Er wacht 1 bon op. Die wordt dan niet afgedrukt, en dat staat op het bord.',
      other: `Er wachten ${waiting} bonnen op. Die worden dan niet afgedrukt, en dat staat op het bord.`,
    }),
  withdrawIt: 'Intrekken',
  withdrawn: (name) => `${name} is ingetrokken.`,
}

export const slips: OrderPaperText = {
  conditions: {
    new: 'heeft zich nog niet gemeld',
    ready: 'klaar',
    'low-paper': 'nog weinig papier',
    'no-paper': 'geen papier',
    'cover-open': 'deksel open',
    fault: 'storing',
    silent: 'meldt zich niet',
  },
  since: (time) => `sinds ${time}`,
  waiting: (n) => count(n, { one: '1 bon wacht', other: `${n} bonnen wachten` }),
  takesOver: (printer) => `${printer} neemt het over`,
  help: {
    'low-paper': 'Leg een nieuwe rol klaar.',
    'no-paper': 'Leg er een nieuwe rol in. Wat wacht, komt er dan vanzelf uit.',
    'cover-open': 'Doe het deksel dicht. Wat wacht, komt er dan vanzelf uit.',
    fault: 'Kijk naar de printer, of zet hem uit en weer aan.',
    silent: 'Hij staat uit, of heeft geen netwerk.',
  },
  several: (n) => `${n} printers drukken niet af`,
  givenUp: (n) => count(n, { one: '1 bon is niet afgedrukt', other: `${n} bonnen zijn niet afgedrukt` }),
  look: 'Bekijken',
  allWell: 'Alle printers doen het.',
  kinds: { kitchen: 'Keukenbon', receipt: 'Kassabon', label: 'Etiketten', test: 'Testpagina' },
  marks: { changed: 'gewijzigd', cancelled: 'geannuleerd', reprint: 'opnieuw' },
  notPrinted: (slip, printer) => `${slip} niet afgedrukt, ${printer}`,
  why: {
    drawing: 'De bon kon niet getekend worden.',
    kind: 'De printer kan zulke beelden niet afdrukken.',
    large: 'De bon is te groot voor de printer.',
    network: 'De printer kon de bon niet op tijd ophalen.',
    paper: 'Het papier was op tijdens het afdrukken.',
    cover: 'Het deksel ging open tijdens het afdrukken.',
    fault: 'De printer viel uit tijdens het afdrukken.',
    silence: 'De printer haalde de bon op en meldde nooit dat hij afgedrukt was. Misschien staat hij op papier.',
    withdrawn: 'De printer werd ingetrokken voor de bon afgedrukt was.',
    other: (code) => `De printer zegt: ${code}`,
  },
  title: 'Op papier',
  none: 'Er werd nog niets afgedrukt.',
  states: {
    queued: (printer) => `wacht op ${printer}`,
    offered: (printer) => `wordt afgedrukt, ${printer}`,
    printed: (printer, time) => `afgedrukt ${time}, ${printer}`,
    failed: (printer) => `niet afgedrukt, ${printer}`,
  },
  print: { kitchen: 'Keukenbon afdrukken', receipt: 'Kassabon afdrukken', label: 'Etiketten afdrukken' },
  again: 'Opnieuw afdrukken',
  letBe: 'Laat zo',
  sentTo: (printers) => `Verstuurd naar ${printers}`,
}

export const usb: UsbText = {
  title: 'USB-printer',
  lead: 'Dit toestel drukt dan de bonnen van zijn vestiging af, zolang het bord open en in beeld is.',
  connect: 'Een USB-printer verbinden',
  other: 'Een andere printer verbinden',
  again: 'Opnieuw proberen',
  forget: 'Hier niet meer afdrukken',
  which: 'Welke printer is het?',
  named: (name) => `Printer “${name}”`,
  none: 'Deze vestiging heeft nog geen USB-printer. Een manager voegt er een toe op de pagina Printers.',
  missing: {
    browser:
      'Deze browser kan niet via USB afdrukken. Open het bord in Chrome of Edge op een computer of een Android-tablet, of gebruik een printer die met het netwerk verbonden is.',
    plain:
      'Zonder https laat een browser het bord niet via USB afdrukken. Open het bord via zijn https-adres, of gebruik een printer die met het netwerk verbonden is.',
  },
  states: {
    off: 'Niet verbonden.',
    opening: 'Bezig met verbinden…',
    ready: 'Verbonden, klaar om af te drukken.',
    'low-paper': 'Verbonden, er is weinig papier over.',
    'no-paper': 'Verbonden, het papier is op.',
    'cover-open': 'Verbonden, maar de klep staat open.',
    fault: 'Verbonden, maar de printer meldt een storing.',
    unplugged: 'Losgekoppeld of uitgezet. Zodra de printer terug is, wordt afgedrukt wat wacht.',
    held: 'Een ander venster of programma gebruikt de printer: sluit dat. Onder Windows heeft de printer de WinUSB-driver nodig.',
    stuck: 'De printer nam niet aan wat hij kreeg. Zet hem uit en weer aan, en probeer opnieuw.',
    other:
      'Dit is niet de printer die de zaak kent. Een manager tikt op “Ander toestel drukt af” op de pagina Printers.',
  },
}
