// A branch with a capacity that no bench fills, set through the real calls, so that only its cost is measured.
import type { PublicItem } from '../../contract/index.ts'
import type { OpenShop } from './open-shop.ts'
import { signUpOwner } from './owner.ts'

/** One bar with many hands, and a second for each piece of these items. */
export async function setWideCapacity(shop: OpenShop, branch: string, items: readonly PublicItem[]): Promise<void> {
  const cookie = await signUpOwner(shop)
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
    return await response.json()
  }
  const { branches } = await ask('/api/staff/pace')
  const { version, letter, autoAccept } = branches.find((one: { branch: string }) => one.branch === branch)
  const bar = { id: 'bar', name: { en: 'Bar' }, hands: 30, handsAt: [] }
  const capacity = { slotMinutes: 30, orders: null, items: null, stations: [bar], share: 100 }
  await ask(`/api/staff/pace/${branch}`, { version, letter, autoAccept, capacity })
  const editable = (await ask('/api/staff/items')).items
  for (const { id } of items) {
    const { category: _category, mark: _mark, ...item } = editable.find((one: { id: string }) => one.id === id)
    await ask(`/api/staff/items/${id}`, { ...item, making: [{ station: 'bar', seconds: 1 }] })
  }
}
