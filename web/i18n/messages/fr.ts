// French: the words of the staff's messages.
import type { MessagesText } from './en.ts'

export const fr: MessagesText = {
  title: 'Messages',
  unread: (n) => `${n} non lu${n > 1 ? 's' : ''}`,
  isNew: 'Nouveau',
  suspect: 'Peut-être pas d’une personne',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,
  replySubject: (shop) => (shop ? `Votre message à ${shop}` : 'Votre message'),
  markRead: 'Marquer comme lu',
  markUnread: 'Marquer comme non lu',
  delete: 'Supprimer',
  deleteOf: (name) => `Supprimer le message de ${name}`,
  deleteTitle: (name) => `Supprimer le message de ${name} ?`,
  deleteText: 'Il disparaît pour de bon.',
  deleted: 'Supprimé.',
  more: 'Voir les messages plus anciens',
  empty: 'Pas encore de messages',
  emptyText: 'Ce que les visiteurs écrivent sur la page de contact apparaît ici.',
  handOn: {
    mail: 'par e-mail',
    form: 'au service de formulaires',
    done: (way) => `Transmis ${way}`,
    underWay: (way) => `En route ${way}`,
    failing: (way, at) => `Pas encore transmis ${way}. Prochain essai : ${at}.`,
    givenUp: (way) => `Pas transmis ${way}. Nous n’essayons plus.`,
    tryAgain: 'Réessayer maintenant',
    trying: 'Nouvel essai en cours.',
  },
}
