// Looks an order's token up for whoever asks: free for a browser that shows that it knows it, else within the guess limit.
import type { FastifyRequest } from 'fastify'
import type { GuessLimit, LookedUp } from './guess-limit.ts'
import type { OrderProofs } from './order-proofs.ts'

export interface TokenAsked {
  readonly request: FastifyRequest
  /** As tokens are stored; '' for what cannot be one. */
  readonly token: string
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
