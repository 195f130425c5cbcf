// French: descriptions of the shop's own pictures.
import type { PhotosText } from './en.ts'

export const fr: PhotosText = {
  bar: 'La machine à espresso sur le comptoir de marbre',
  'pastry-case': 'Des gâteaux et des croissants derrière la vitre du comptoir',
  'window-seat': 'Un café sur une petite table près de la fenêtre',
  bench: 'La longue banquette sous les tableaux, une table devant',
  'table-morning': 'Une table de petit-déjeuner avec croissants, œufs et café',
  'table-lunch': 'Une table de midi avec un bagel, une salade et une limonade',
  'table-evening': 'Une table le soir avec un spritz, du vin et une assiette de fromages',
  'offer-free-waffle': 'Une gaufre de Liège et un café à côté d’une carte de dix tampons',
  'offer-cake-coffee': 'Une part de gâteau aux pommes avec un petit café',
  'offer-student': 'Un panini et un cola à côté d’un cahier',
  'post-our-name': 'Un petit café et un bol de fruits à coque',
  'post-waffles': 'Une gaufre de Bruxelles à côté d’une gaufre de Liège',
  'post-noon': 'Un sac en papier sur le comptoir, sous une horloge qui marque midi',
  'post-no-milk': 'Un bagel au houmous, un thé à la menthe et un petit pot de lait d’avoine',
  'branch-antwerpen': 'Notre adresse d’Anvers, dans une étroite maison de briques à pignon à gradins',
  'branch-merksem': 'Notre adresse de Merksem, à un angle, avec une large vitrine',
  'branch-etterbeek': 'Notre adresse d’Etterbeek, dans une maison de maître blanche à bow-window',
}
