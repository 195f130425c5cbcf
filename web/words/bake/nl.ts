// Dutch: what is made ahead.
import { plural } from '../plural.ts'
import type { bake as en } from './en.ts'

const count = plural('nl')

export const bake: typeof en = {
  list: 'Bakken',
  left: 'Wat is over',
  print: 'Afdrukken',
  today: (date) => `Vandaag, ${date}`,
  tomorrow: (date) => `Morgen, ${date}`,
  pieces: (n) => count(n, { one: '1 stuk', other: `${n} stuks` }),
  doneOf: (done, all) => `${done} van ${all} klaar`,
  item: 'Artikel',
  make: 'Bak',
  between: 'van – tot',
  range: (from, to) => `${from} tot ${to}`,
  last: (weekday) => `vorige ${weekday}`,
  leftOver: 'over',
  done: 'Klaar',
  notYet: 'Nog te weinig dagen',
  notYetHint: (n) =>
    `De lijst heeft van een artikel ${count(n, { one: '1 open dag', other: `${n} open dagen` })} nodig. Tot dan staat er wat een week eerder op dezelfde weekdag verkocht werd.`,
  source: 'Berekend uit de laatste zes zelfde weekdagen, uit hoe het nu loopt en uit wat uitverkocht was.',
  sourceHoliday:
    'Berekend uit eerdere feestdagen of anders uit zondagen, uit hoe het nu loopt en uit wat uitverkocht was.',
  usual: (share) =>
    `Zonder kostprijs is er op ${share} van de dagen genoeg. Met een kostprijs bij het artikel klopt dat precies.`,
  why: 'Hoe deze lijst berekend wordt',
  whyText: [
    'De lijst begint met wat de laatste zes dezelfde weekdagen zouden verkopen, en volgt hoe het product en de vestiging de laatste week gingen.',
    'Wat voor sluitingstijd op was, telt voor meer: zoveel als de rest van zo’n dag gewoonlijk verkoopt.',
    'Hoe ver dagen van de verwachting lagen, geeft de marge. Hoe hoog het getal daarin ligt, volgt uit wat er één te weinig en één te veel kost.',
  ],
  past: (evenings, left, soldOut) =>
    `Van ${count(evenings, { one: '1 getelde avond van een product', other: `${evenings} getelde avonden van producten` })} in de laatste 28 dagen bleef ${left} over van wat gemaakt was, en ${soldOut} keer niets.`,
  pastNone: 'Zodra je ’s avonds telt, staat hier hoeveel er overbleef en hoe vaak niets.',
  holiday: (name) => `Anders dan anders: ${name}`,
  ownHours: 'Anders dan anders: andere openingsuren',
  open: (from, to) => `open van ${from} tot ${to}`,
  madeAt: (date, time) => `Gemaakt op ${date} om ${time}`,
  emptyTitle: 'Er wordt nog niets vooraf gemaakt',
  emptyHint:
    'Open een artikel van de kaart, zoals een croissant, en zet “Vooraf gemaakt” aan bij waar en wanneer het verkocht wordt.',
  emptyAction: 'Naar de kaart',
  noneHere: 'Die dag is er niets te maken',
  noneHereHint: 'Wat vooraf gemaakt wordt, wordt die dag niet verkocht in deze vestiging.',
  noDay: 'Deze vestiging gaat de komende 60 dagen niet open',
  noDayHint: 'Zodra ze weer openingsuren heeft, staat haar lijst hier.',
  whatIsLeft: 'Wat is er over?',
  closesAt: (time) => `sluit om ${time}`,
  closedToday: 'vandaag gesloten',
  madeSold: (made, sold) => `${made} gebakken, ${sold} verkocht`,
  sold: (sold) => `${sold} verkocht`,
  free: (free) => `nog ${free} vrij`,
  soldOut: 'uitverkocht',
  less: (item) => `Eén ${item} minder`,
  more: (item) => `Eén ${item} meer`,
  take: (item, n) => `Tel ${n} van ${item}`,
  takeBack: (item) => `Trek de telling van ${item} in`,
  countedOf: (counted, all) => `${counted} van ${all} geteld`,
  doneToday: 'Klaar voor vandaag',
  allCounted: 'Alles is geteld.',
  uncounted: (n) =>
    count(n, {
      one: '1 artikel is niet geteld. Wat u niet telt, leert de volgende lijst niets.',
      other: `${n} artikels zijn niet geteld. Wat u niet telt, leert de volgende lijst niets.`,
    }),
  sellLeft: 'Verkoop wat over is aan een eigen prijs',
  sellLeftWhen: (from, until) => `van ${from} tot ${until}, daarna stopt het vanzelf`,
  sellLeftCut: (time) =>
    `Bestellingen voor vandaag stoppen om ${time}, voor het begint: alleen gasten aan een tafel en uw eigen kassa kunnen het nemen.`,
  sellLeftShare: 'Deel van de prijs',
  sellLeftOff: 'Wat geteld is, kost wat het altijd kost.',
  madeTitle: 'Meer of minder gemaakt dan op de lijst stond?',
  madeHint: 'Typ hoeveel er gemaakt zijn. Meer dan dat kan er niet over zijn.',
  form: 'Vooraf gemaakt',
  formHint: 'Het staat op de baklijst van elke vestiging die het verkoopt.',
  formOn: 'Dit wordt gemaakt voordat iemand het bestelt',
  formYes: 'ja',
  cost: 'Kosten om er één te maken',
  costHint: 'Daarmee weet de lijst wat een stuk te weinig kost, en een te veel.',
  salvage: 'Wat een overgebleven stuk nog opbrengt',
  salvageHint: 'Leeg: niets.',
}
