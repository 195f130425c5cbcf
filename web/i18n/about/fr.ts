// French: the words of the about page.
import type { AboutText } from './en.ts'

export const fr: AboutText = {
  title: 'À propos de Noisette',
  lead: 'Une noisette, c’est le fruit, et c’est un espresso avec une larme de lait. Nous sommes un café et snack-bar pour ceux qui aiment les deux.',
  text: [
    'Le grain est moulu à la commande, jamais avant. Le fer à gaufres est chaud dès sept heures. Ce que nous cuisons, nous le cuisons le matin, et quand il n’y en a plus, il n’y en a plus.',
    'La plupart de nos clients commandent en chemin : la file est courte. Mais la banquette près de la fenêtre est à vous tant que la tasse n’est pas vide.',
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
    bar: 'La machine est chaude dès sept heures',
    'table-morning': 'Le petit-déjeuner, même un mardi',
    'pastry-case': 'Cuit ce matin, parti avant quatre heures',
    'table-lunch': 'Le repas de midi, garni pendant que vous arrivez',
    'window-seat': 'La meilleure place, près de la fenêtre',
    'table-evening': 'Après cinq heures, un verre plus long',
    bench: 'La banquette est à vous tant que la tasse n’est pas vide',
  },
}
