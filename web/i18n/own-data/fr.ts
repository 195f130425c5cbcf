// French: the words of a customer’s own data.
import type { OwnDataText } from './en.ts'

export const fr: OwnDataText = {
  title: 'Vos données dans cette commande',
  hint: 'L’établissement garde votre nom, téléphone, adresse et remarques quelques semaines, puis les efface. Vous pouvez les lire, les télécharger ou les effacer maintenant.',
  given: 'Le nom ou le téléphone que vous avez donné',
  givenHint: 'Pour que personne d’autre ayant vu votre code de suivi n’obtienne vos données.',
  missing: 'Tapez le nom ou le téléphone.',
  wrong: 'Ce n’est ni le nom ni le téléphone de cette commande, ou c’est déjà effacé.',
  notOver: 'La commande n’est pas encore finie. Vos données pourront être effacées ensuite.',
  show: 'Voir mes données',
  download: 'Télécharger mes données',
  erase: 'Effacer mon nom',
  sure: 'Effacer pour toujours nom, téléphone, adresse et remarques ? Ce que vous avez commandé et payé reste, car la loi fiscale le demande. Cela ne peut pas être annulé.',
  yes: 'Oui, effacer',
  no: 'Garder',
  erased:
    'Effacé. L’établissement ne sait plus qui a passé cette commande. Dans ses sauvegardes, c’est parti après quatre semaines environ.',
  fileName: 'ma-commande.json',
  fields: {
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    placed: 'Passée',
    sent: 'Envoyé',
    for: 'Pour',
    branch: 'Établissement',
    persons: 'Personnes',
    token: 'Code de suivi',
    words: 'Ce qui a été écrit',
    lines: 'Commandé',
    total: 'Total',
  },
}
