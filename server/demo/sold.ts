// What the demo sells only in the morning, only at lunch, or at another price in Brussels.
import type { Sold } from '../../domain/menu/sold.ts'
import type { DemoItem } from './demo-item.ts'

/** Nothing has a season or lacks in a branch: every dish can be seen on every day, and in each of them. */
const soldOf: Readonly<Record<string, Sold>> = {
  'scrambled-eggs': { times: [{ until: 11 * 60 }] },
  'soup-of-the-day': {
    prices: { etterbeek: 640 },
    times: [{ from: 11 * 60 + 30, until: 15 * 60 }],
  },
}

export function withSold(item: DemoItem): DemoItem {
  const sold = soldOf[item.id]
  return sold ? { ...item, sold } : item
}
