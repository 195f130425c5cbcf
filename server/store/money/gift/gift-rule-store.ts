// What the owner set about gift cards.
import { type GiftRules, usualGiftRules } from '#domain/money/gift/gift-rules.ts'
import type { Db } from '../../engines/engine.ts'
import { fromJson, toJson } from '../../json.ts'
import { readSetting, writeSetting } from '../../shop/setting-store.ts'
import type { Trx } from '../../write-queue.ts'
import { readKeptKey } from '../online-rules-store.ts'

export async function readGiftRules(db: Db): Promise<GiftRules> {
  const kept = await readSetting(db, 'gifts.rules')
  return kept === null ? usualGiftRules : { ...usualGiftRules, ...fromJson<Partial<GiftRules>>(kept) }
}

export const saveGiftRules = (trx: Trx, rules: GiftRules): Promise<void> =>
  writeSetting(trx, 'gifts.rules', toJson(rules))

/**
 * Whether customers can buy gift cards: the owner wants it, and the shop has a key with which they can pay; and whether
 * cards can pay: the shop sells them, or something is left on one.
 */
export async function giftsNow(db: Db): Promise<{ readonly giftCards: boolean; readonly takesGifts: boolean }> {
  const { on } = await readGiftRules(db)
  if (on) return { giftCards: (await readKeptKey(db)) !== null, takesGifts: true }
  const left = await db.selectFrom('gift_card').select('id').where('balance', '>', 0).limit(1).executeTakeFirst()
  return { giftCards: false, takesGifts: left !== undefined }
}
