// The ids of orders, by which staff act on them. Customers are told a token alone, so tests look the id up.
import type { CallName } from '../../contract/addresses.ts'
import type { Output } from '../../contract/index.ts'
import type { Store } from '../store/open.ts'
import type { TestTold } from './asking.ts'

export async function orderId({ db }: Store, token: string): Promise<number> {
  const { id } = await db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirstOrThrow()
  return id
}

/** The value of a call; if an order was placed, with its id. */
export async function withOrderId<Name extends CallName>(
  store: Store,
  name: Name,
  value: Output<Name>,
): Promise<TestTold<Name>> {
  if (name !== 'orders.place') return value as TestTold<Name>
  const { token } = value as Output<'orders.place'>
  return { ...value, id: await orderId(store, token) } as TestTold<Name>
}
