// French: the words of the contact page and the page after it.
import { contactLimits } from '../../../domain/contact.ts'
import type { ContactText } from './en.ts'

export const fr: ContactText = {
  title: 'Contact',
  lead: 'Passez nous voir, appelez ou écrivez-nous.',
  failed: 'Nous n’avons pas pu charger nos adresses.',
  tryAgain: 'Réessayer',
  directions: 'Itinéraire',
  hours: {
    caption: (branch) => `Heures d’ouverture de ${branch}`,
    day: 'Jour',
    open: 'Ouvert',
    everyDay: 'Tous les jours',
    range: (from, to) => `${from} – ${to}`,
    today: 'aujourd’hui',
    closed: 'Fermé',
    ahead: 'Bientôt d’autres heures',
    todayIs: 'Aujourd’hui',
    differs: (when, hours) => `${when} : ${hours}`,
    isClosed: (when) => `${when} : fermé`,
  },
  map: {
    title: (branch) => `Carte de ${branch}`,
    show: 'Afficher la carte',
    asks: 'Elle vient d’openstreetmap.org, qui verra alors votre adresse internet.',
    always: 'Toujours afficher les cartes',
    alwaysHint: 'openstreetmap.org verra alors votre adresse internet à chacune de vos visites ici.',
    open: 'Ouvrir sur openstreetmap.org',
  },
  form: {
    title: 'Écrivez-nous',
    intro: 'Nous lisons chaque message et répondons par e-mail.',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    send: 'Envoyer',
    leaveEmpty: 'Laissez ceci vide',
    notSent: 'Votre message n’est pas encore parti. Il est toujours là.',
    tooMany: (minutes) =>
      `Vous avez écrit plusieurs fois de suite. Attendez ${minutes} min, puis envoyez-le à nouveau.`,
    problems: {
      name_missing: 'Indiquez votre nom.',
      name_too_long: `Votre nom peut compter ${contactLimits.name} caractères au maximum.`,
      email_missing: 'Indiquez votre e-mail, pour que nous puissions répondre.',
      email_invalid: 'Cet e-mail ne semble pas juste. Il devrait ressembler à noor@example.com.',
      message_missing: 'Écrivez votre message.',
      message_too_long: `Votre message peut compter ${contactLimits.message} caractères au maximum.`,
    },
  },
  sent: {
    title: 'Votre message est envoyé',
    lead: 'Merci de nous avoir écrit. Nous vous répondrons bientôt. Bonne journée.',
  },
}
