// Dutch: the words of the staff's messages.
import type { MessagesText } from './en.ts'

export const nl: MessagesText = {
  title: 'Berichten',
  unread: (n) => `${n} ongelezen`,
  isNew: 'Nieuw',
  suspect: 'Misschien niet van een mens',
  reply: 'Antwoorden',
  replyTo: (name) => `${name} antwoorden`,
  replySubject: (shop) => `Je bericht aan ${shop || 'ons'}`,
  markRead: 'Als gelezen markeren',
  markUnread: 'Als ongelezen markeren',
  delete: 'Wissen',
  deleteOf: (name) => `Het bericht van ${name} wissen`,
  deleteTitle: (name) => `Het bericht van ${name} wissen?`,
  deleteText: 'Het is dan voorgoed weg.',
  deleted: 'Gewist.',
  more: 'Oudere berichten tonen',
  empty: 'Nog geen berichten',
  emptyText: 'Wat bezoekers op de contactpagina schrijven, verschijnt hier.',
  handOn: {
    mail: 'per mail',
    form: 'naar de formulierdienst',
    done: (way) => `Doorgestuurd ${way}`,
    underWay: (way) => `Onderweg ${way}`,
    failing: (way, at) => `Nog niet doorgestuurd ${way}. Volgende poging: ${at}.`,
    givenUp: (way) => `Niet doorgestuurd ${way}. We proberen het niet meer.`,
    tryAgain: 'Nu opnieuw proberen',
    trying: 'We proberen het opnieuw.',
  },
}
