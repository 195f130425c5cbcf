// Dutch: the words around the legal pages, and of whoever sells.
import type { LegalWords } from './en.ts'

export const nl: LegalWords = {
  fields: {
    name: 'Onderneming',
    legalForm: 'Rechtsvorm',
    address: 'Maatschappelijke zetel',
    number: 'Ondernemingsnummer',
    vat: 'Btw-nummer',
    court: 'Rechtspersonenregister',
    email: 'E-mail',
    phone: 'Telefoon',
    host: 'Webhosting',
    dataContact: 'Contact voor gegevens',
  },
  draft: 'Dit is een ontwerp. De zaak heeft het nog niet bevestigd, en geen jurist heeft het gelezen.',
  version: (version, day) => `Versie ${version} van ${day}`,
  missing: (field) => `ontbreekt: ${field}`,
  forOwner: 'Je ziet dit als eigenaar: wat gemarkeerd is, ontbreekt. Klanten zien die regels niet.',
  edit: 'Bewerken',
  print: 'Afdrukken of bewaren',
  all: 'Juridische pagina’s',
  again: 'Probeer opnieuw',
  soldBy: 'Verkocht door',
}
