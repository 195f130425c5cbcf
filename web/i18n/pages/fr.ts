// French: the words of the pages around the menu.
import type { PageDictionary } from './en.ts'

export const fr: PageDictionary = {
  toMenu: 'Voir la carte',
  home: {
    title: 'Du bon café, et de quoi l’accompagner',
    lead: 'Commandez sur votre téléphone, passez au comptoir à Anvers, Merksem ou Etterbeek. Prêt en quelques minutes.',
    track: 'Suivre votre commande',
  },
  about: {
    title: 'À propos de Noisette',
    lead: 'Nous sommes un bar à café et à snacks avec trois adresses. On moud à la commande et on cuit chaque matin.',
    more: 'En voir plus',
  },
  notFound: {
    title: 'Bienvenue chez Noisette',
    lead: 'Il n’y a rien à cette adresse, mais la carte est tout près.',
  },
}
