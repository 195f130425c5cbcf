// French: the words about closed days, for staff.
import type { ClosureText } from './en.ts'

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const fr: ClosureText = {
  from: 'Premier jour',
  to: 'Dernier jour',
  toHint: 'Vide pour un seul jour.',
  name: 'Nom que lisent les clients',
  holidays: 'Jours fériés belges',
  holidaysHint: 'Les douze prochains mois.',
  pick: 'Ajouter les jours choisis',
  inList: 'Déjà dans la liste',
  close: 'Fermer des jours',
  closeTitle: 'Fermer des jours dans plusieurs établissements',
  branches: 'Établissements',
  everyBranch: (n) => `Les ${n} établissements`,
  ownDays: 'Vos propres jours',
  stay: 'Un jour déjà dans la liste d’un établissement y reste tel quel.',
  closeAt: (n) => (n === 1 ? 'Fermer dans 1 établissement' : `Fermer dans ${n} établissements`),
  closed: (n) =>
    n === 1 ? 'Les jours sont fermés dans 1 établissement.' : `Les jours sont fermés dans ${n} établissements.`,
  chooseBranch: 'Choisissez au moins un établissement.',
  chooseDay: 'Indiquez un premier jour ou choisissez un jour férié.',
  promisedTitle: 'Promis pour ces jours',
  promised: (orders, tables) =>
    [orders && many(orders, 'commande', 'commandes'), tables && many(tables, 'réservation', 'réservations')]
      .filter(Boolean)
      .join(', '),
  promisedText: 'Rien n’est encore enregistré. Fermer ne les annule pas : appelez ces clients.',
  more: (n) => `et ${n} de plus`,
  order: (id, token) => `Commande ${id} · ${token}`,
  table: (id) => `Réservation ${id}`,
  saveAnyway: 'Enregistrer quand même',
  goBack: 'Retour',
}
