// French: the link of a branch to its registered till.
import type { TillLinkText } from './en.ts'

export const tillLink: TillLinkText = {
  title: 'Lien avec la caisse',
  lead: 'Chaque vente de cet établissement va à sa caisse enregistreuse, dans l’ordre. Le fabricant de la caisse vous donne l’adresse, et a besoin du secret.',
  notLinked:
    'Cet établissement n’est pas relié en ce moment : rien n’est envoyé. Vous pouvez quand même préparer et tester le lien.',
  address: 'Adresse de la caisse',
  addressHint: 'Donnée par le fabricant de la caisse ; elle commence par https://.',
  language: 'Langue des noms sur ses tickets',
  save: 'Enregistrer',
  saved: 'L’adresse est enregistrée.',
  newSecret: 'Créer un nouveau secret',
  newSecretTitle: 'Créer un nouveau secret ?',
  newSecretText:
    'L’ancien cesse aussitôt. Tant que la caisse n’a pas le nouveau, elle refuse nos envois ; rien n’est perdu.',
  secretTitle: 'Le secret de la caisse',
  secret: 'Secret',
  secretHint:
    'Il n’est montré que maintenant. Donnez-le au fabricant de la caisse, qui vérifie ainsi qu’un message vient de vous.',
  secretKept: 'Le secret a été montré à sa création. S’il est perdu, créez-en un nouveau.',
  done: 'Terminé',
  test: 'Envoyer un test',
  tested: (ticket) => `La caisse a répondu : ticket ${ticket}. Le lien fonctionne.`,
  testedHint: 'Un test n’est pas une vente : la caisse ne doit pas l’encoder.',
  said: (words) => `Elle a dit : ${words}`,
  allTold: 'La caisse a tout reçu.',
  waits: (count) => (count === 1 ? 'Un message attend la caisse.' : `${count} messages attendent la caisse.`),
  waitsSince: (time) => `Le premier attend depuis ${time}.`,
  stopped: 'La caisse a refusé un message. Plus rien n’est envoyé avant votre décision.',
  sendAgain: 'Renvoyer',
  sentAgain: 'L’envoi est en cours.',
  byHand: 'Il a été encodé à la main',
  byHandTitle: 'Encodé à la main ?',
  byHandText:
    'La caisse reçoit une note avec ce numéro au lieu du message, et nous passons au suivant. Faites-le une fois que la caisse a les montants.',
  reason: 'Pourquoi, pour votre comptable',
  messages: 'Derniers messages',
  none: 'Rien n’a encore été envoyé.',
  number: 'Numéro',
  kinds: { sale: 'Vente', change: 'Modification', refund: 'Remboursement', cancellation: 'Annulation' },
  ofOrder: (kind, code) => `${kind}, commande ${code}`,
  ticket: 'Ticket de caisse',
  states: { done: 'Confirmé', waiting: 'En attente', given_up: 'Refusé' },
  handWritten: (reason) => `Encodé à la main : ${reason}`,
  nextTry: (time) => `Nouvel essai à ${time}`,
  problems: {
    till_url_missing: 'Tapez l’adresse de la caisse.',
    till_url_invalid: 'L’adresse doit commencer par https://, sans nom ni mot de passe.',
    till_url_too_long: 'L’adresse est trop longue.',
    till_reason_missing: 'Écrivez pourquoi il a été encodé à la main.',
  },
  failures: {
    address: 'Cette adresse mène au réseau de l’établissement, où nous ne pouvons pas aller.',
    unreachable: 'Personne ne répond à cette adresse.',
    certificate: 'Le certificat de cette adresse n’est pas valable.',
    late: 'La caisse a mis trop longtemps à répondre.',
    redirect: 'La caisse nous a renvoyés à une autre adresse. Indiquez celle-là ici.',
    status: 'La caisse a répondu par une erreur.',
    'too-long': 'La réponse de la caisse était beaucoup trop longue.',
    'not-json': 'La caisse a répondu, mais pas comme convenu. Est-ce la bonne adresse ?',
    'no-ticket': 'La caisse a répondu sans numéro de ticket.',
    'other-number': 'La caisse a répondu à propos d’un autre message.',
    gap: 'Il manque des messages à la caisse. Ils sont renvoyés.',
    'far-behind':
      'Il manque énormément de messages à la caisse. Faites corriger son numéro par le fabricant, puis renvoyez.',
    ahead:
      'La caisse connaît plus de messages que nous. Une sauvegarde a-t-elle été restaurée ? Faites corriger son numéro par le fabricant.',
    refused: 'La caisse n’accepte pas ce message.',
  },
  order: {
    title: 'Caisse enregistreuse',
    none: 'Pas encore communiquée : elle l’est une fois payée ou remise.',
    waiting: (time) => `Attend la caisse depuis ${time}.`,
  },
  board: (count, time) =>
    count === 1
      ? `Caisse muette depuis ${time} : 1 vente attend`
      : `Caisse muette depuis ${time} : ${count} ventes attendent`,
  boardRefused: 'La caisse a refusé une vente',
  day: {
    title: 'Caisse enregistreuse',
    told: (count) => (count === 1 ? 'Un message ce jour-là.' : `${count} messages ce jour-là.`),
    tickets: (first, last) => `Tickets ${first} à ${last}.`,
    waiting: (orders) => `La caisse n’a pas confirmé : ${orders}.`,
    closeAnyway: 'Vous pouvez clôturer la journée : ce qui attend est encore envoyé ensuite.',
  },
}
