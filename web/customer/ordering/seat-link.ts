// Reads the table from a link such as /foods?branch=antwerpen&table=8, which is printed on the table's card.
import { orderForDay } from './ordering.ts'
import { type Seat, sitAt } from './seat.ts'

/** The seat named in an address, before or behind its #; null if there is none. */
export function seatIn(address: string): Seat | null {
  const [before = '', hash = ''] = address.split('#')
  for (const part of [hash, before]) {
    const query = new URLSearchParams(part.split('?')[1] ?? '')
    const table = query.get('table')?.trim().slice(0, 20)
    if (table) return { branch: query.get('branch')?.trim().slice(0, 40) ?? '', table }
  }
  return null
}

/** Also removes the seat from the address, so that a reload or a shared link does not repeat it. */
export function takeSeatLink(address: string): void {
  const seat = seatIn(address)
  if (!seat) return
  sitAt(seat)
  orderForDay(null)
  const query = new URLSearchParams(location.search)
  query.delete('branch')
  query.delete('table')
  const rest = query.size > 0 ? `?${query}` : ''
  history.replaceState(null, '', `${location.pathname}${rest}${location.hash.split('?')[0]}`)
}
