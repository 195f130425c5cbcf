// English: the words of the staff's messages; the other languages have the same keys.

export const en = {
  title: 'Messages',
  unread: (n: number) => `${n} unread`,
  isNew: 'New',
  suspect: 'Perhaps not from a person',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  replySubject: (shop: string) => (shop ? `Your message to ${shop}` : 'Your message to us'),
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the message from ${name}`,
  deleteTitle: (name: string) => `Delete the message from ${name}?`,
  deleteText: 'It is gone for good.',
  deleted: 'Deleted.',
  more: 'Show older messages',
  empty: 'No messages yet',
  emptyText: 'What visitors write on the contact page appears here.',
  handOn: {
    mail: 'by mail',
    form: 'to the form service',
    done: (way: string) => `Handed on ${way}`,
    underWay: (way: string) => `Going out ${way}`,
    failing: (way: string, at: string) => `Not handed on ${way} yet. Next try: ${at}.`,
    givenUp: (way: string) => `Not handed on ${way}. We stopped trying.`,
    tryAgain: 'Try again now',
    trying: 'Trying again.',
  },
}

export type MessagesText = typeof en
