// English: the words about closed days, for staff; the other languages have the same keys.

const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`)

export const en = {
  from: 'First day',
  to: 'Last day',
  toHint: 'Empty for a single day.',
  name: 'Name that customers read',
  holidays: 'Belgian public holidays',
  holidaysHint: 'The coming twelve months.',
  pick: 'Add the chosen days',
  inList: 'In the list already',
  close: 'Close days',
  closeTitle: 'Close days at several branches',
  branches: 'Branches',
  everyBranch: (n: number) => `All ${n} branches`,
  ownDays: 'Your own days',
  stay: 'A day that a branch has in its list already stays there as it is.',
  closeAt: (n: number) => (n === 1 ? 'Close at 1 branch' : `Close at ${n} branches`),
  closed: (n: number) => (n === 1 ? 'The days are closed at 1 branch.' : `The days are closed at ${n} branches.`),
  chooseBranch: 'Choose at least one branch.',
  chooseDay: 'Enter a first day or choose a holiday.',
  promisedTitle: 'Promised for these days',
  promised: (orders: number, tables: number) =>
    [orders && many(orders, 'order', 'orders'), tables && many(tables, 'reservation', 'reservations')]
      .filter(Boolean)
      .join(', '),
  promisedText: 'Nothing is saved yet. They are not cancelled by closing: call these guests.',
  more: (n: number) => `and ${n} more`,
  order: (id: number, token: string) => `Order ${id} · ${token}`,
  table: (id: number) => `Reservation ${id}`,
  saveAnyway: 'Save all the same',
  goBack: 'Go back',
}

export type ClosureText = typeof en
