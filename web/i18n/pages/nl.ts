// Dutch: the words of the pages around the menu.
import type { PageDictionary } from './en.ts'

export const nl: PageDictionary = {
  toMenu: 'Naar de kaart',
  home: {
    title: 'Goede koffie, en iets lekkers erbij',
    lead: 'Bestel op je telefoon en haal af aan de toog in Antwerpen, Merksem of Etterbeek. Binnen enkele minuten klaar.',
    track: 'Volg je bestelling',
  },
  about: {
    title: 'Over Noisette',
    lead: 'We zijn een koffie- en snackbar met drie vestigingen. We malen wanneer je bestelt en bakken elke ochtend.',
    more: 'Meer zien',
  },
  notFound: {
    title: 'Welkom bij Noisette',
    lead: 'Op dit adres staat niets, maar de kaart is vlakbij.',
  },
}
