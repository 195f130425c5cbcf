// English: where and when something is sold.

export const en = {
  until: (time: string) => `Until ${time}`,
  from: (time: string) => `From ${time}`,
  over: (time: string) => `Only until ${time}`,
  fromDay: (day: string) => `From ${day}`,
  onlyIn: (branches: string) => `Only in ${branches}`,
  hours: {
    until: (time: string) => `until ${time}`,
    from: (time: string) => `from ${time}`,
    between: (from: string, until: string) => `from ${from} until ${until}`,
    and: ' and ',
  },
  /** `hours` as above. */
  notThen: (hours: string) => `We sell this ${hours}, and your order is for another time.`,
  notThatDay: 'We do not sell this on the day of your order.',
  notHere: (branch: string) => `${branch} does not sell this.`,
  /** Of an opened item that cannot be added. */
  overNow: 'For that day it cannot be ordered any more.',
}

export type SaleWords = typeof en
