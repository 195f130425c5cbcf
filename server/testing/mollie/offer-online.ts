// A branch of a shop offers to pay online with the payment service of this machine.
import type { CallName } from '../../../contract/addresses.ts'
import type { Input, Output } from '../../../contract/index.ts'
import type { MollieStandIn } from './mollie-stand-in.ts'

/** Signed in as the owner. */
type Ask = <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>

/** Antwerpen takes money at the counter and online. */
export async function takeOnline(ask: Ask, { key }: MollieStandIn): Promise<void> {
  const { version } = await ask('payments.read', {})
  const { version: next } = await ask('payments.setKey', { key, version })
  const rules = { onlineAbove: null, onlineIfNew: false, holdMinutes: 15, backIfNotCollected: false }
  const antwerpen = { places: ['counter' as const, 'online' as const], ...rules }
  await ask('payments.save', { version: next, methods: [], branches: { antwerpen } })
}
