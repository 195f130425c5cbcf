// Looks up an order's token: without limit for a browser that proves it knows the token, else within the guess limit.
import type { FastifyRequest } from 'fastify'
import type { GuessLimit, LookedUp } from './limits/guess-limit.ts'
import type { OrderProofs } from './order-proofs.ts'

export interface TokenAsked {
  readonly request: FastifyRequest
  /** As tokens are stored; '' if it cannot be a token. */
  readonly token: string
  /** Milliseconds, by a clock that only goes forward. */
  readonly now: number
}

export async function lookUpToken<Found>(
  { guessLimit, orderProofs }: { readonly guessLimit: GuessLimit; readonly orderProofs: OrderProofs },
  { request, token, now }: TokenAsked,
  find: () => Promise<Found | undefined>,
): Promise<LookedUp<Found>> {
  if (await orderProofs.holds(request, token)) return { wait: 0, found: await find() }
  return await guessLimit.lookUp({ address: request.ip, token, now }, find)
}
