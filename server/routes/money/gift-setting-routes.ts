// What the owner sets and reads about gift cards, and the cards that they block (GIFT-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { addDays, type DateText } from '#domain/branch/hours.ts'
import type { GiftMoveKind } from '#domain/money/gift/gift-card.ts'
import { type GiftRules, giftRuleProblem } from '#domain/money/gift/gift-rules.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import {
  expiredBalance,
  listGifts,
  type MonthMoves,
  movesByMonth,
  owedAtEnd,
} from '#server/store/money/gift/gift-report-store.ts'
import { readGiftRules, saveGiftRules } from '#server/store/money/gift/gift-rule-store.ts'
import { lockGift, type StoredGift, saveGift } from '#server/store/money/gift/gift-store.ts'
import { readKeptKey } from '#server/store/money/online-rules-store.ts'
import type { Store } from '#server/store/open.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { giftToday, goodState } from '#work/money/gift/gift-view.ts'
import { takeOverExpired } from '#work/money/gift/take-over-expired.ts'
import { byStaff } from '#work/order/take-step.ts'

type StoredRules = Output<'gifts.readRules'>
type MonthSums = Output<'gifts.report'>['months'][number]

const perPage = 50
/** Some more than the days of 24 months. */
const daysBack = 731

export function giftSettingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'gifts.readRules', async () => yes(await storedAs(store.db, await readGiftRules(store.db))))

  serve(app, deps, 'gifts.saveRules', async ({ input: { version, ...rules }, now, write, unchanged }) =>
    write(async (trx) => {
      await store.engine.lockWords(trx, ['gifts.rules'])
      const before = versionOfSettings(await readGiftRules(trx))
      if (before === versionOfSettings(rules)) return unchanged(await storedAs(trx, rules))
      if (before !== version) return no('changed_meanwhile')
      const { branches } = await store.catalogue.held(trx)
      const problem = giftRuleProblem(
        rules,
        branches.map(({ id }) => id),
      )
      if (problem) return no('bad_input', { problems: [problem] })
      await saveGiftRules(trx, rules)
      // The menu tells customers whether there are any.
      await touchCatalogue(trx)
      await publish(trx, now, 'menu.changed', {})
      return yes(await storedAs(trx, rules))
    }),
  )

  serve(app, deps, 'gifts.report', async ({ input, now }) => {
    const today = giftToday(now)
    const on = input.on ?? today
    const branches = await owedAtEnd(store.db, on)
    return yes({
      on,
      outstanding: branches.reduce((sum, { outstanding }) => sum + outstanding, 0),
      expired: await expiredBalance(store.db, today),
      branches,
      months: monthSums(await movesByMonth(store.db, { from: firstOfMonth(addDays(on, -daysBack)), to: on })),
    })
  })

  serve(app, deps, 'gifts.list', async ({ input: { ends, open, before }, now }) => {
    const typed = ends?.replace(/[\s-]/g, '').toUpperCase()
    const page = { ends: typed || undefined, isOpen: open === 'yes', before, limit: perPage + 1 }
    const cards = await listGifts(store.db, page)
    return yes({ cards: cards.slice(0, perPage).map((card) => listed(card, now)), more: cards.length > perPage })
  })

  serve(app, deps, 'gifts.block', async ({ input: { id, blocked, reason }, now, write, unchanged }) => {
    const why = reason.trim()
    if (blocked && why === '') return no('bad_input', { problems: [{ problem: 'reason_missing', field: 'reason' }] })
    return await write(async (trx) => {
      const card = await lockGift(trx, id)
      if (!card) return no('not_found')
      if (card.state === 'awaiting' || card.state === 'lapsed') return no('gift_unpaid')
      if ((card.state === 'blocked') === blocked) return unchanged(listed(card, now))
      const change = { state: blocked ? 'blocked' : 'active', reason: blocked ? why : '' } as const
      await saveGift(trx, id, change)
      return yes(listed({ ...card, ...change }, now))
    })
  })

  serve(app, deps, 'gifts.takeOver', async ({ now, member, write, unchanged }) =>
    write(async (trx) => {
      const taken = await takeOverExpired(trx, { today: giftToday(now), by: byStaff(member), now })
      return taken.cards === 0 ? unchanged(taken) : yes(taken)
    }),
  )
}

const storedAs = async (db: Trx | Store['db'], rules: GiftRules): Promise<StoredRules> => ({
  ...rules,
  amounts: [...rules.amounts],
  version: versionOfSettings(rules),
  hasKey: (await readKeptKey(db)) !== null,
})

const firstOfMonth = (day: DateText): DateText => `${day.slice(0, 7)}-01`

const listed = (card: StoredGift, now: number) => ({
  id: Number(card.id),
  ends: card.ends,
  amount: card.amount,
  balance: card.balance,
  state: card.state === 'awaiting' ? ('awaiting' as const) : goodState(card, now),
  soldAt: card.sold_at,
  branch: card.branch,
  expiresOn: card.expires_on,
  reason: card.reason,
  isCredit: card.credit_of !== null,
})

/** Each month of a branch once, in the order of `moves`. */
function monthSums(moves: readonly MonthMoves[]): MonthSums[] {
  const groups = Map.groupBy(moves, ({ month, branch }) => `${month} ${branch}`)
  return [...groups.values()].map((some) => {
    const of = (kind: GiftMoveKind) => some.find((one) => one.kind === kind)?.amount ?? 0
    const [{ month, branch } = { month: '', branch: '' }] = some
    return {
      month,
      branch,
      sold: of('sale'),
      used: 0 - of('use') - of('return'),
      returned: of('return'),
      credited: of('credit'),
      expired: 0 - of('expire'),
      corrected: of('correct'),
    }
  })
}
