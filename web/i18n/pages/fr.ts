// French: the words of the pages around the menu.
import type { PageDictionary } from './en.ts'

export const fr: PageDictionary = {
  toMenu: 'Voir la carte',
  notFound: {
    title: 'Bienvenue',
    lead: 'Il n’y a rien à cette adresse, mais la carte est tout près.',
  },
}
