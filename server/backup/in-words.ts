// A backup in words, for the person who runs the commands.
import type { ShopFacts } from '../store/copy/sides.ts'

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** How long ago, in the largest unit that fits. */
export function ago(at: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000))
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${counted(hours, 'hour')} ago` : `${counted(Math.round(hours / 24), 'day')} ago`
}

export function inWords({ at, orders, newestOrder, items, branches }: ShopFacts & { at: number }, now: number): string {
  const newest = newestOrder === null ? '' : `, the newest placed at ${new Date(newestOrder).toISOString()}`
  return `Taken ${ago(at, now)}: ${counted(branches, 'branch', 'branches')}, ${counted(items, 'item')}, ${counted(orders, 'order')}${newest}.`
}
