// French: being told when the order is ready, and its receipt by mail.
import type { NewsText } from './en.ts'

export const news: NewsText = {
  tell: 'Prévenez-moi quand c’est prêt',
  also: 'M’envoyer aussi un message',
  on: 'Nous envoyons un message à cet appareil dès que c’est prêt ou que quelque chose change, même si cette page est fermée.',
  stop: 'Plus de messages',
  rings: 'Cette page sonne quand c’est prêt. Laissez-la ouverte, avec le son.',
  called: 'Nous appelons aussi votre numéro au comptoir.',
  denied:
    'Ce navigateur bloque nos messages. Vous pouvez les autoriser dans ses réglages pour ce site. D’ici là, cette page sonne : laissez-la ouverte, avec le son.',
  home: 'Pour recevoir un message sur un iPhone ou un iPad :',
  homeSteps: [
    'Touchez Partager, puis « Sur l’écran d’accueil ».',
    'Ouvrez la boutique depuis cet écran et tapez votre code :',
  ],
  mail: 'Recevoir le récapitulatif par e-mail',
  email: 'Votre e-mail',
  emailHint: 'Pour ce seul e-mail. Nous l’effaçons dès que l’e-mail est parti.',
  send: 'Envoyer',
  invalid: 'Cet e-mail ne semble pas correct. Il ressemble à noor@example.com.',
  mailed: {
    waiting: 'L’e-mail est en route.',
    done: 'L’e-mail est parti.',
    given_up: 'L’e-mail n’a pas pu être remis.',
  },
  again: 'L’envoyer à nouveau',
}
