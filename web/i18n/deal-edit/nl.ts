// Dutch: the words for editing the parts of a meal deal.
import type { DealEditText } from './en.ts'

export const nl: DealEditText = {
  title: 'Formule',
  none: 'Nee: dit artikel wordt apart verkocht',
  hint: 'Een formule heeft onderdelen, zoals een panini, een drankje en iets zoets. Klanten kiezen er telkens één artikel bij. In de prijs van dit artikel zitten ze zoals ze zijn; andere opties kosten wat ze apart kosten.',
  addPart: 'Onderdeel toevoegen',
  part: (number) => `Onderdeel ${number}`,
  name: (number) => `Naam van onderdeel ${number}`,
  removePart: (part) => `“${part}” verwijderen`,
  itemsOf: (part) => `Artikelen van ${part}`,
  addItem: (part) => `Artikel toevoegen aan ${part}`,
  nothing: 'Geen ander artikel heet zo.',
  extra: 'Meerprijs',
  takeOut: 'Weghalen',
}
