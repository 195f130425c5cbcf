// Books what stands on expired gift cards as income, once the owner says so (GIFT-2).
import type { DateText } from '#domain/branch/hours.ts'
import { isExpired } from '#domain/money/gift/gift-card.ts'
import { expiredGifts } from '#server/store/money/gift/gift-report-store.ts'
import { lockGift, moveGift } from '#server/store/money/gift/gift-store.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { bookGift } from './gift-books.ts'

/** In one transaction; the owner may ask again for the rest. */
const mostCards = 500

/** Returns how many cards there were, and what they had. */
export async function takeOverExpired(
  trx: Trx,
  { today, by, now: at }: { readonly today: DateText; readonly by: ActedBy; readonly now: number },
): Promise<{ cards: number; amount: number }> {
  let cards = 0
  let amount = 0
  for (const id of await expiredGifts(trx, today, mostCards)) {
    const card = await lockGift(trx, id)
    if (!card || card.balance === 0 || !isExpired({ expiresOn: card.expires_on }, today)) continue
    const { branch, balance } = card
    await moveGift(trx, { card: id, kind: 'expire', amount: -balance, order: null, branch, at, by })
    await bookGift(trx, {
      branch,
      by,
      at,
      amounts: [
        ['gift-sold', balance],
        ['gift-expired', -balance],
      ],
    })
    cards++
    amount += balance
  }
  return { cards, amount }
}
