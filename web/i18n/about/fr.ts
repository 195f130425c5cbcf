// French: the words of the about page.
import type { AboutText } from './en.ts'

export const fr: AboutText = {
  title: 'À propos de Noisette',
  lead: 'Une noisette, c’est le fruit, et c’est un espresso avec une larme de lait. Nous sommes un café et snack-bar pour ceux qui aiment les deux, à trois adresses : Anvers, Merksem et Etterbeek.',
  text: [
    'Le grain est moulu à la commande, jamais avant. Le fer à gaufres est chaud dès sept heures. Ce que nous cuisons, nous le cuisons le matin, et quand il n’y en a plus, il n’y en a plus.',
    'La plupart de nos clients commandent en chemin : la file est courte. Mais la banquette près de la fenêtre est à vous tant que la tasse n’est pas vide.',
  ],
  more: 'Voir plus',
  pictures: 'De notre comptoir',
  labels: {
    previous: 'Image précédente',
    next: 'Image suivante',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    slide: (n, of) => `Image ${n} sur ${of}`,
  },
  captions: {
    cappuccino: 'Un cappuccino et son biscuit',
    waffle: 'Une gaufre de Bruxelles, fraises et crème',
    appleCake: 'Le gâteau aux pommes, encore tiède',
    bagel: 'Le bagel au saumon, garni pendant que vous arrivez',
    panini: 'Un panini, à peine grillé',
    salad: 'Une grande salade, coupée le jour même',
    icedLatte: 'Un iced latte, en trois couches',
  },
}
