// French: the page where staff add and withdraw screens for guests.
import type { DisplaysText } from './en.ts'

export const fr: DisplaysText = {
  title: 'Écrans pour les clients',
  hint: 'Un écran près du comptoir montre les commandes en préparation et celles qui sont prêtes, par code et prénom sur le gobelet, et sonne. Il n’a pas besoin de compte : son adresse l’ouvre sur tout téléviseur, tablette ou ordinateur avec un navigateur.',
  add: 'Ajouter un écran',
  none: 'Pas encore d’écran',
  noneHint: 'Ajoutez-en un et ouvrez son adresse sur le téléviseur près du comptoir.',
  name: 'Où il est accroché',
  nameHint: 'Seule l’équipe voit ceci.',
  nameMissing: 'Indiquez où il est accroché, par exemple « Près de la porte ».',
  nameFirst: (number) => `Écran ${number}`,
  languages: 'Langues',
  languagesHint: 'Il les parle à tour de rôle. La première décide s’il se lit depuis la gauche ou la droite.',
  cancel: 'Annuler',
  close: 'Fermer',
  addedTitle: 'Ouvrez ceci sur l’écran',
  added: 'L’adresse n’est montrée que maintenant. Ouvrez-la sur l’écran, ou scannez le code avec lui.',
  address: 'Adresse de l’écran',
  once: 'Qui l’a voit les codes et les prénoms de cet établissement. Si elle est perdue, retirez l’écran et ajoutez-en un autre.',
  open: 'L’ouvrir ici',
  local:
    'Cette adresse ne marche que sur cet ordinateur. Réglez PUBLIC_URL sur le serveur, ou ouvrez cette page à l’adresse du café.',
  since: (date, time) => `Ajouté le ${date} à ${time}`,
  withdrawnOn: (date, time) => `Retiré le ${date} à ${time}`,
  withdrawn: 'Retirés',
  withdrawnHint: 'Ils restent 30 jours dans la liste.',
  withdraw: 'Retirer',
  withdrawOf: (name) => `Retirer ${name}`,
  withdrawAsk: (name) => `Retirer « ${name} » ?`,
  withdrawText:
    'L’écran s’arrête tout de suite et le dit. Son adresse ne marchera plus jamais ; vous pouvez en ajouter un autre.',
  withdrawDone: (name) => `${name} est retiré.`,
  link: 'Écrans pour les clients',
}
