// The language in which an order's customer read the site, as far as the order knows it.
import { type Locale, localeOf } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'

/**
 * That of the receipt, invoice, news or online payment that they asked for, in this order; null if they asked for none.
 */
export async function customerLang(db: Db, order: number): Promise<Locale | null> {
  const row = await db
    .selectFrom('receipt_mail')
    .select((e) => ['lang', e.lit<number>(1).as('turn')])
    .where('order_id', '=', order)
    .unionAll(
      db
        .selectFrom('invoice_wish')
        .select((e) => ['locale as lang', e.lit<number>(2).as('turn')])
        .where('order_id', '=', order),
    )
    .unionAll(
      db
        .selectFrom('news_follower')
        .select((e) => ['lang', e.lit<number>(3).as('turn')])
        .where('order_id', '=', order),
    )
    .unionAll(
      db
        .selectFrom('online_payment')
        .select((e) => ['lang', e.lit<number>(4).as('turn')])
        .where('order_id', '=', order),
    )
    .orderBy('turn')
    .limit(1)
    .executeTakeFirst()
  return row ? localeOf(row.lang) : null
}
