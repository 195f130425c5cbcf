// The codes of gift cards: a card is found by the hash of its code, and keeps the code itself encrypted only for as
// long as somebody still has to get it (GIFT-3).
import type { FastifyRequest } from 'fastify'
import { giftCodeBytes, giftCodeEnds, giftCodeFrom, readGiftCode } from '#domain/money/gift/gift-code.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { digest } from '#server/store/digest.ts'
import { giftByHash, type StoredGift } from '#server/store/money/gift/gift-store.ts'
import type { Store } from '#server/store/open.ts'
import { decrypt, encrypt } from '#work/people/auth/shop-cipher.ts'

const purpose = 'gift card'

/**
 * Of 75 random bits nobody finds the code again. Without the shop's key: cards are money, and outlive a key that was
 * lost.
 */
export const giftHash = (code: string): string => digest('gift card ', code)

/** What is stored of a code. */
export type KeptGiftCode = Pick<StoredGift, 'hash' | 'ends' | 'sealed'>

/** A new code, and what of it is stored. */
export async function makeGiftCode({ store, randomBytes }: Pick<Deps, 'store' | 'randomBytes'>) {
  const code = giftCodeFrom(randomBytes(giftCodeBytes))
  const kept: KeptGiftCode = {
    hash: giftHash(code),
    ends: giftCodeEnds(code),
    sealed: await encrypt(store, purpose, code),
  }
  return { code, kept }
}

/** The code, as long as somebody still has to get it; '' afterwards. */
export const openGiftCode = async (store: Store, { sealed }: Pick<StoredGift, 'sealed'>): Promise<string> =>
  sealed === '' ? '' : ((await decrypt(store, purpose, sealed)) ?? '')

/**
 * The id of the card with a code that somebody typed, within the limit of guesses that holds for tokens. A code that
 * was typed wrongly is told without looking it up, and counts as no guess.
 */
export async function lookUpGift(
  { store, guessLimit, elapsed }: Pick<Deps, 'store' | 'guessLimit' | 'elapsed'>,
  request: FastifyRequest,
  typed: string,
): Promise<RouteAnswer<number>> {
  const code = readGiftCode(typed)
  if (!code.ok) return mistyped
  const hash = giftHash(code.value)
  const asked = { address: request.ip, token: hash, now: elapsed() }
  const { wait, found } = await guessLimit.lookUp(asked, () => giftByHash(store.db, hash))
  if (wait > 0) return no('too_many', { retryAfter: wait })
  return found === undefined ? no('gift_unknown') : yes(found)
}

/** The same at a counter: guests on its connection who guess must not keep staff from taking cards. */
export async function readGiftAtDesk({ db }: Store, typed: string): Promise<RouteAnswer<number>> {
  const code = readGiftCode(typed)
  if (!code.ok) return mistyped
  const found = await giftByHash(db, giftHash(code.value))
  return found === undefined ? no('gift_unknown') : yes(found)
}

const mistyped = no('gift_mistyped', { problems: [{ problem: 'gift_mistyped', field: 'code' }] })
