// Dutch: the words of a customer’s own data.
import type { OwnDataText } from './en.ts'

export const nl: OwnDataText = {
  title: 'Je gegevens in deze bestelling',
  hint: 'De winkel bewaart je naam, telefoonnummer, adres en opmerkingen enkele weken en wist ze daarna. Je kunt ze nu bekijken, downloaden of wissen.',
  given: 'De naam of het telefoonnummer dat je opgaf',
  givenHint: 'Zo krijgt niemand anders die je volgcode zag je gegevens.',
  missing: 'Typ de naam of het telefoonnummer.',
  wrong: 'Dat is niet de naam of het telefoonnummer van deze bestelling, of het is al gewist.',
  notOver: 'De bestelling is nog niet voorbij. Daarna kunnen je gegevens worden gewist.',
  show: 'Mijn gegevens tonen',
  download: 'Mijn gegevens downloaden',
  erase: 'Mijn naam wissen',
  sure: 'Naam, telefoonnummer, adres en opmerkingen voorgoed wissen? Wat je bestelde en betaalde blijft, omdat de belastingwet dat vraagt. Dit kan niet ongedaan worden gemaakt.',
  yes: 'Ja, wissen',
  no: 'Bewaren',
  erased:
    'Gewist. De winkel weet niet meer wie deze bestelling plaatste. Uit de reservekopieën is het na ongeveer vier weken weg.',
  fileName: 'mijn-bestelling.json',
  fields: {
    name: 'Naam',
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    placed: 'Geplaatst',
    sent: 'Verstuurd',
    for: 'Voor',
    branch: 'Vestiging',
    persons: 'Personen',
    token: 'Volgcode',
    words: 'Wat er geschreven is',
    lines: 'Besteld',
    total: 'Totaal',
  },
}
