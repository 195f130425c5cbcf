// Dutch: the words of customers’ data.
import type { PersonsText } from './en.ts'

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const nl: PersonsText = {
  title: 'Gegevens van klanten',
  hint: 'Vraagt een klant wat je van hem of haar hebt, of moet het gewist worden: zoek hier.',
  search: 'Naam, telefoonnummer, e-mail of volgcode',
  searchHint: 'Minstens drie tekens. Ook gearchiveerde bestellingen worden doorzocht.',
  find: 'Zoeken',
  tooShort: 'Typ minstens drie tekens.',
  noneFound: 'Niets gevonden',
  noneFoundHint: 'Wat gewist is, vanzelf of door jou, wordt niet meer op naam gevonden.',
  found: (n) => `${many(n, 'gegeven', 'gegevens')} gevonden`,
  more: 'Er is meer dan wat hier staat. Zoek preciezer, bijvoorbeeld op telefoonnummer.',
  check: 'Meerdere mensen kunnen dezelfde naam hebben. Vink alleen aan wat van deze klant is.',
  all: 'Alles aanvinken',
  tick: (what) => `${what} kiezen`,
  order: (id) => `Bestelling ${id}`,
  reservation: (id) => `Reservatie ${id}`,
  message: (id) => `Bericht ${id}`,
  review: (id) => `Beoordeling ${id}`,
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
  failed: 'Dat is niet gelukt: de winkel was niet bereikbaar. Er is niets veranderd. Probeer opnieuw.',
  days: 'Hoe lang namen bewaard worden',
  daysLabel: 'Dagen na het afhalen, de tafel of het bericht',
  daysHint: 'Van 7 tot 365. Wat besteld werd en de bedragen blijven altijd tien jaar.',
  daysWrong: 'Kies een geheel getal van 7 tot 365.',
  daysNow: (days) =>
    `Namen, telefoonnummers, adressen en opmerkingen worden vanzelf gewist, ${many(days, 'dag', 'dagen')} na het afhalen, de tafel of het bericht.`,
  daysSave: 'Bewaren',
  daysSaved: 'Bewaard',
  daysLegal:
    'Staat in je privacyverklaring nog hetzelfde getal? Een tekst die je hebt gewijzigd of bevestigd, volgt niet vanzelf.',
  toLegal: 'Naar de wettelijke pagina’s',
}
