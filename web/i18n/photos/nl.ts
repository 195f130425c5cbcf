// Dutch: descriptions of the shop's own pictures.
import type { PhotosText } from './en.ts'

export const nl: PhotosText = {
  bar: 'De espressomachine op de marmeren toog',
  'pastry-case': 'Taart en croissants achter het glas van de toog',
  'window-seat': 'Een koffie op een tafeltje aan het raam',
  bench: 'De lange bank onder de schilderijtjes, met een tafel ervoor',
  'table-morning': 'Een ontbijttafel met croissants, eieren en koffie',
  'table-lunch': 'Een lunchtafel met een bagel, een salade en limonade',
  'table-evening': 'Een tafel ’s avonds met een spritz, wijn en een kaasplankje',
  'offer-free-waffle': 'Een Luikse wafel en een koffie naast een kaart met tien stempels',
  'offer-cake-coffee': 'Een stuk appelcake met een kleine koffie',
  'offer-student': 'Een panini met een cola, naast een schrift',
  'post-our-name': 'Een kleine koffie en een kommetje hazelnoten',
  'post-waffles': 'Een Brusselse wafel naast een Luikse',
  'post-noon': 'Een papieren zak op de toog, onder een klok die twaalf uur aanwijst',
  'post-no-milk': 'Een bagel met hummus, muntthee en een kannetje havermelk',
  'branch-antwerpen': 'Onze zaak in Antwerpen, in een smal bakstenen trapgevelhuis',
  'branch-merksem': 'Onze zaak in Merksem, op een hoek, met een breed raam',
  'branch-etterbeek': 'Onze zaak in Etterbeek, in een wit herenhuis met een erker',
}
