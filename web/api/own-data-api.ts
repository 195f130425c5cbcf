// What is stored about a customer who has an order: as a file, or erased.
import type { addresses } from '../../contract/addresses.ts'
import { askAt, type ServerAnswer } from './http/client.ts'

type Addresses = typeof addresses
const read: Addresses['orders.ownData'] = 'POST /api/orders/{token}/own-data'
const erase: Addresses['orders.eraseOwn'] = 'POST /api/orders/{token}/erase'

/** `given`: the name or the telephone number that was given with the order. */
export const readOwnData = (token: string, given: string): Promise<ServerAnswer<'orders.ownData'>> =>
  askAt<'orders.ownData'>(read, { token, given })

export const eraseOwnData = (token: string, given: string): Promise<ServerAnswer<'orders.eraseOwn'>> =>
  askAt<'orders.eraseOwn'>(erase, { token, given })
