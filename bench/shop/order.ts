// The order that the bench places: three lines for the next day on which the first branch opens.
import type { PublicMenu } from '../../contract/index.ts'
import { nextOpeningDay } from '../../domain/branch/branch.ts'

/** An order without its key, as `orders.place` takes it; valid at any time of day. */
export function orderOf(menu: PublicMenu, now: number): object {
  const [branch] = menu.branches
  const day = branch && nextOpeningDay(branch, now)
  if (!day) throw new Error('no branch opens')
  const items = menu.items.filter(({ price }) => price !== null).slice(0, 3)
  return {
    branch: branch.id,
    form: 'pick-up',
    name: 'Noor El Amrani',
    phone: '0470 12 34 56',
    address: '',
    day,
    at: null,
    lines: items.map(({ id }, place) => ({
      item: id,

      quantity: place + 1,
      note: place === 0 ? 'oat milk, please' : '',
    })),
  }
}

export async function readMenu(port: number): Promise<PublicMenu> {
  const response = await fetch(`http://127.0.0.1:${port}/api/menu?lang=en`)
  return (await response.json()) as PublicMenu
}
