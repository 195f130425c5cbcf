// A shop whose branch in Antwerpen is linked to a till, for tests of the link.
import { addTillSums, type TillMessage, type TillSums, tillSumsOf } from '#domain/money/till/till-message.ts'
import { anyById } from '#server/store/order/order-store.ts'
import type { TillStandIn } from './outside/till-stand-in.ts'
import type { TestShop } from './test-shop.ts'

/** Links Antwerpen to this till, which gets the secret. */
export async function linkTill(shop: TestShop, till: TillStandIn): Promise<void> {
  const { amira } = await shop.staff()
  const wish = { branch: 'antwerpen', url: till.url, lang: 'nl' as const, newSecret: true }
  const { secret } = await shop.ask('tills.saveLink', wish, { as: amira })
  till.secret = secret ?? ''
  await shop.ask('tills.setDuty', { branch: 'antwerpen', duty: 'linked' }, { as: amira })
}

/** Sends what is due now. */
export async function sendToTill({ app }: TestShop): Promise<void> {
  app.tills.wake()
  await app.tills.idle()
}

/** What the till has booked, all together. */
export const bookOf = ({ book }: TillStandIn): TillSums =>
  addTillSums(book.flatMap(({ message }) => ('difference' in message ? [(message as TillMessage).difference] : [])))

/** What the orders of which the till was told come to. */
export async function ordersOfTill({ store }: TestShop): Promise<TillSums> {
  const rows = await store.db.selectFrom('till_message').select('order_id').distinct().execute()
  const orders = await anyById(
    store.db,
    rows.map(({ order_id }) => order_id),
  )
  return addTillSums(orders.map(tillSumsOf))
}
