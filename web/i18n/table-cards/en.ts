// English: the words of the page that prints table cards; the other languages have the same keys.

export const en = {
  title: 'Table cards',
  link: 'Print the table cards',
  hint: 'One card for each table. Guests scan it and order at their table while the branch is open.',
  languages: 'Languages on the cards',
  from: 'From table',
  to: 'To table',
  print: (n: number) => (n === 1 ? 'Print 1 card' : `Print ${n} cards`),
  address: (address: string) => `The cards lead to ${address}`,
  local:
    'This address works only on this machine. Set PUBLIC_URL on the server, or open this page under the shop’s own address, before you print.',
  none: 'This branch has no tables',
  noneHint: 'The owner sets how many there are, and that customers can order at a table, in the branch’s settings.',
}

export type TableCardsText = typeof en
