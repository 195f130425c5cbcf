// How a test sends requests to the server, and what it gets back.
import type { LightMyRequestResponse } from 'fastify'
import type { CallName } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import type { Store } from '../store/open.ts'

export interface Person {
  readonly id: number
  readonly name: string
  readonly password: string
  /** The cookies that the browser sends back. */
  readonly cookie: string
}

/** How a request is sent: by whom, from which address, with which headers. */
export interface Sending {
  readonly as?: Person | undefined
  readonly from?: string
  readonly headers?: Record<string, string>
}

export type Reply<Name extends CallName> = {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly response: LightMyRequestResponse
} & ({ readonly ok: true; readonly value: Output<Name> } | { readonly ok: false; readonly refusal: RefusalBody })

/** A value, with what customers are not told: the id of an order that they placed. */
export type TestTold<Name extends CallName> = Output<Name> &
  (Name extends 'orders.place' ? { readonly id: number } : unknown)

export interface Desk {
  /** The value of a call that succeeds; a refusal fails the test. Every answer is checked against the contract. */
  ask<Name extends CallName>(name: Name, input: Input<Name>, asking?: Sending): Promise<TestTold<Name>>
  /** Returns the refusal of a call that is refused; a success fails the test. */
  refused(name: CallName, input: object, asking?: Sending): Promise<RefusalBody & { readonly status: number }>
  /** Returns the whole answer of a call, whichever it is. */
  reply<Name extends CallName>(name: Name, input: object, asking?: Sending): Promise<Reply<Name>>
}

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
