// Dutch: the words of the pages around the menu.
import type { PageDictionary } from './en.ts'

export const nl: PageDictionary = {
  toMenu: 'Naar de kaart',
  notFound: {
    title: 'Welkom',
    lead: 'Op dit adres staat niets, maar de kaart is vlakbij.',
  },
}
