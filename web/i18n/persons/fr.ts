// French: the words of customers’ data.
import type { PersonsText } from './en.ts'

const many = (n: number, one: string, more: string) => (n <= 1 ? `${n} ${one}` : `${n} ${more}`)

export const fr: PersonsText = {
  title: 'Données des clients',
  hint: 'Un client demande ce que vous avez sur lui, ou veut que ce soit effacé : cherchez ici.',
  search: 'Nom, téléphone, e-mail ou code de suivi',
  searchHint: 'Trois caractères au moins. Les commandes archivées sont cherchées aussi.',
  find: 'Chercher',
  tooShort: 'Tapez au moins trois caractères.',
  noneFound: 'Rien trouvé',
  noneFoundHint: 'Ce qui a été effacé, automatiquement ou par vous, ne se trouve plus par le nom.',
  found: (n) => many(n, 'élément trouvé', 'éléments trouvés'),
  more: 'Il y en a plus que ce qui est montré. Cherchez plus précisément, par exemple par téléphone.',
  check: 'Plusieurs personnes peuvent avoir le même nom. Ne cochez que ce qui est à elle ou à lui.',
  all: 'Tout cocher',
  tick: (what) => `Choisir ${what}`,
  order: (id) => `Commande ${id}`,
  reservation: (id) => `Réservation ${id}`,
  message: (id) => `Message ${id}`,
  review: (id) => `Avis ${id}`,
  notOver: {
    order: 'Pas encore finie : elle peut être effacée une fois remise ou terminée.',
    reservation: 'Encore à venir : elle peut être effacée après son jour, ou une fois annulée.',
  },
  takeOutText: 'Télécharger pour lire',
  takeOutJson: 'Télécharger en JSON',
  fileName: 'vos-donnees',
  fileTitle: (shop) => `Ce que ${shop} garde sur vous`,
  erase: (n) => `Effacer ${many(n, 'élément', 'éléments')}`,
  eraseTitle: (n) => `Effacer ${many(n, 'élément', 'éléments')} pour toujours ?`,
  eraseText:
    'Des commandes disparaissent le nom, le téléphone, l’adresse et les remarques. Ce qui a été commandé, les montants, le paiement et le code de suivi restent, car la loi fiscale le demande. Les réservations et les messages disparaissent en entier ; un avis garde ses étoiles. Cela ne peut pas être annulé.',
  eraseDo: 'Effacer',
  erased: (n) => many(n, 'élément effacé', 'éléments effacés'),
  stayed: (n) =>
    `${many(n, 'élément n’est pas encore fini et reste', 'éléments ne sont pas encore finis et restent')}.`,
  backups:
    'Dans les sauvegardes, c’est parti après quatre semaines environ ; une sauvegarde restaurée est effacée de nouveau avant l’ouverture.',
  failed: 'Cela n’a pas marché : le magasin n’a pas répondu. Rien n’a changé. Réessayez.',
  days: 'Combien de temps les noms sont gardés',
  daysLabel: 'Jours après le retrait, la table ou le message',
  daysHint: 'De 7 à 365. Les articles et les montants restent toujours dix ans.',
  daysWrong: 'Choisissez un nombre entier de 7 à 365.',
  daysNow: (days) =>
    `Noms, téléphones, adresses et remarques sont effacés automatiquement ${many(days, 'jour', 'jours')} après le retrait, la table ou le message.`,
  daysSave: 'Enregistrer',
  daysSaved: 'Enregistré',
  daysLegal:
    'Votre déclaration de confidentialité dit-elle encore le même nombre ? Un texte que vous avez changé ou confirmé ne suit pas de lui-même.',
  toLegal: 'Vers les pages légales',
}
