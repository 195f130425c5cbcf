// French: the words around the legal pages, and of whoever sells.
import type { LegalWords } from './en.ts'

export const fr: LegalWords = {
  fields: {
    name: 'Entreprise',
    legalForm: 'Forme juridique',
    address: 'Siège',
    number: 'Numéro d’entreprise',
    vat: 'Numéro de TVA',
    court: 'Registre des personnes morales',
    email: 'E-mail',
    phone: 'Téléphone',
    host: 'Hébergement',
    dataContact: 'Contact pour les données',
  },
  draft: 'Ceci est un projet. Le commerce ne l’a pas encore confirmé, et aucun juriste ne l’a lu.',
  version: (version, day) => `Version ${version} du ${day}`,
  missing: (field) => `il manque : ${field}`,
  forOwner: 'Vous voyez ceci comme propriétaire : ce qui est marqué manque. Les clients ne voient pas ces lignes.',
  edit: 'Modifier',
  print: 'Imprimer ou garder',
  all: 'Pages légales',
  again: 'Réessayer',
  soldBy: 'Vendu par',
}
