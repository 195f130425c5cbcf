// French: where and when something is sold.
import type { SaleWords } from './en.ts'

export const fr: SaleWords = {
  until: (time) => `Jusqu’à ${time}`,
  from: (time) => `Dès ${time}`,
  over: (time) => `Seulement jusqu’à ${time}`,
  fromDay: (day) => `Dès le ${day}`,
  onlyIn: (branches) => `Seulement à ${branches}`,
  hours: {
    until: (time) => `jusqu’à ${time}`,
    from: (time) => `dès ${time}`,
    between: (from, until) => `de ${from} à ${until}`,
    and: ' et ',
  },
  notThen: (hours) => `Nous vendons ceci ${hours}, et votre commande est pour une autre heure.`,
  notThatDay: 'Nous ne vendons pas ceci le jour de votre commande.',
  notHere: (branch) => `${branch} ne vend pas ceci.`,
  overNow: 'Ceci ne peut plus être commandé pour ce jour-là.',
}
