// The hours of a day in which something is sold, in words: 'until 11:00', 'from 15:00', 'from 08:00 until 11:00'.
import { clockText, type Period } from '../../domain/branch/hours.ts'
import type { SaleWords } from '../i18n/customer/en.ts'

export const hoursText = (hours: readonly Period[], t: SaleWords): string =>
  hours
    .map(({ from, to }) => {
      if (from === 0) return t.hours.until(clockText(to))
      return to === 1440 ? t.hours.from(clockText(from)) : t.hours.between(clockText(from), clockText(to))
    })
    .join(t.hours.and)
