// French: the words of the about page.
import type { AboutText } from './en.ts'

export const fr: AboutText = {
  title: 'À propos de nous',
  lead: 'Nous sommes un café et snack-bar.',
  text: [
    'Commandez sur votre téléphone, en chemin ou à table, et passez au comptoir. Ce que vous commandez est préparé pour vous.',
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
