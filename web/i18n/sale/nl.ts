// Dutch, as in Belgium: where and when something is sold.
import type { SaleWords } from './en.ts'

export const nl: SaleWords = {
  until: (time) => `Tot ${time}`,
  from: (time) => `Vanaf ${time}`,
  over: (time) => `Alleen tot ${time}`,
  fromDay: (day) => `Vanaf ${day}`,
  onlyIn: (branches) => `Alleen in ${branches}`,
  hours: {
    until: (time) => `tot ${time}`,
    from: (time) => `vanaf ${time}`,
    between: (from, until) => `van ${from} tot ${until}`,
    and: ' en ',
  },
  notThen: (hours) => `Dit verkopen we ${hours}, en je bestelling is voor een ander uur.`,
  notThatDay: 'Dit verkopen we niet op de dag van je bestelling.',
  notHere: (branch) => `${branch} verkoopt dit niet.`,
  overNow: 'Voor die dag kun je dit niet meer bestellen.',
}
