// Dutch: the words about closed days, for staff.
import type { ClosureText } from './en.ts'

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const nl: ClosureText = {
  from: 'Eerste dag',
  to: 'Laatste dag',
  toHint: 'Leeg voor één dag.',
  name: 'Naam die klanten lezen',
  holidays: 'Belgische feestdagen',
  holidaysHint: 'De komende twaalf maanden.',
  pick: 'Gekozen dagen toevoegen',
  inList: 'Staat al in de lijst',
  close: 'Dagen sluiten',
  closeTitle: 'Dagen sluiten in meerdere vestigingen',
  branches: 'Vestigingen',
  everyBranch: (n) => `Alle ${n} vestigingen`,
  ownDays: 'Eigen dagen',
  stay: 'Een dag die al in de lijst van een vestiging staat, blijft daar zoals hij is.',
  closeAt: (n) => (n === 1 ? 'Sluiten in 1 vestiging' : `Sluiten in ${n} vestigingen`),
  closed: (n) => (n === 1 ? 'De dagen zijn gesloten in 1 vestiging.' : `De dagen zijn gesloten in ${n} vestigingen.`),
  chooseBranch: 'Kies minstens één vestiging.',
  chooseDay: 'Vul een eerste dag in of kies een feestdag.',
  promisedTitle: 'Beloofd voor deze dagen',
  promised: (orders, tables) =>
    [orders && many(orders, 'bestelling', 'bestellingen'), tables && many(tables, 'reservatie', 'reservaties')]
      .filter(Boolean)
      .join(', '),
  promisedText: 'Er is nog niets bewaard. Sluiten annuleert ze niet: bel deze gasten.',
  more: (n) => `en nog ${n}`,
  order: (id, token) => `Bestelling ${id} · ${token}`,
  table: (id) => `Reservatie ${id}`,
  saveAnyway: 'Toch bewaren',
  goBack: 'Terug',
}
