// What goes wrong around payments: refusals tapped twice, chargebacks, refunds that fail, a provider that stumbles,
// clocks that jump, servers that die.
import type { HookManner } from '#server/testing/mollie/mollie-hooks.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import type { PayScene } from './pay-scene.ts'

/** Staff refuse, cancel, make cheaper, bring back: each now and then twice at once. */
export async function staffActs(scene: PayScene): Promise<void> {
  const { line, dice, book, shop, staff } = scene
  const token = dice.oneOf([...book.orders].slice(-200))
  const found =
    token !== undefined &&
    (await shop.store.db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirst())
  if (!found || !token) return
  const { id } = found
  const as = await staff('Jef')
  const step = (step: 'accept' | 'refuse' | 'cancel' | 'bringBack') => {
    if (step === 'bringBack') book.broughtBack.add(token)
    const reason = step === 'refuse' || step === 'cancel' ? { reason: 'too-busy' as const } : {}
    return line.call('orders.step', { key: newKey(), id, step, ...reason }, as)
  }
  const kind = dice.below(100)
  if (kind < 30) await step('accept')
  else if (kind < 60)
    await Promise.all([step('refuse'), step('refuse'), ...(dice.happens(0.3) ? [step('cancel')] : [])])
  else if (kind < 75) await step('cancel')
  else if (kind < 80) await step('bringBack')
  else await makeCheaper(scene, id)
}

async function makeCheaper({ line, staff }: PayScene, id: number): Promise<void> {
  const as = await staff('Jef')
  const order = await line.call('orders.read', { id }, as)
  if (!order.ok) return
  const { version, lines } = order.value
  const fewer = lines.map(({ id: own, item, quantity, notes: note }, place) => ({
    line: own,
    item,
    note,
    quantity: place === 0 ? Math.max(1, quantity - 1) : quantity,
  }))
  await line.call('orders.change', { key: newKey(), id, version, lines: fewer }, as)
}

/**
 * A customer's bank takes money back: all of it, or a part. Nothing but the provider's call tells of that, so it comes.
 */
export function bankTakesBack({ mollie: { book, hooks }, dice }: PayScene): void {
  const payment = dice.oneOf([...book.payments.values()].slice(-400))
  if (payment?.status !== 'paid' || payment.chargedBack > 0) return
  const { manner } = hooks
  hooks.manner = dice.oneOf(['once', 'twice', 'held']) ?? 'once'
  book.chargeBack(payment, dice.happens(0.5) ? payment.cents : 1 + dice.below(payment.cents))
  hooks.manner = manner
}

const manners: readonly HookManner[] = ['once', 'once', 'once', 'twice', 'twice', 'held', 'held', 'never']

/** From now on everything may fail, some of it. */
export function trouble({ mollie, dice }: PayScene): void {
  mollie.hooks.manner = () => dice.oneOf(manners) ?? 'once'
  Object.assign(mollie.faults, { unavailable: 0.02, tooMany: 0.02, cutOff: 0.03 })
}

/** The provider's mood of this minute. */
export function moodOf({ mollie, dice }: PayScene): void {
  const kind = dice.below(20)
  mollie.faults.down = kind === 0
  mollie.book.refundsEnd = kind < 3 ? 'failed' : kind < 5 ? 'canceled' : 'refunded'
}

/** Calls that were held back arrive, in any order. */
export const hooksArrive = ({ mollie, dice }: PayScene): Promise<void> =>
  mollie.hooks.release((calls) =>
    calls
      .map((call) => ({ call, place: dice.below(1000) }))
      .sort((one, other) => one.place - other.place)
      .map(({ call }) => call),
  )

/** How far the clocks of the servers are off in this minute, in ms. */
export function clockError({ dice, book }: PayScene): number {
  book.jumps.count++
  const far = dice.happens(0.5) ? dice.below(90) * minute : dice.below(30) * hour
  return dice.happens(0.5) ? far : -far
}

/** One server dies with what it was doing, or both. */
export async function killServers(scene: PayScene): Promise<void> {
  const { dice } = scene
  await new Promise((resolve) => setTimeout(resolve, dice.below(60)))
  const which = dice.happens(0.15) ? [0, 1] : [dice.below(2)]
  await Promise.all(which.map((place) => scene.servers.kill(place)))
}

/** Nothing goes wrong any more. */
export function peace({ mollie }: PayScene): void {
  mollie.hooks.manner = 'once'
  mollie.book.refundsEnd = 'refunded'
  Object.assign(mollie.faults, { unavailable: 0, tooMany: 0, cutOff: 0, down: false })
}
