// Reviews over HTTP: added once, summarized, listed for staff, removed by those who may.
import { beforeAll, describe, expect, test } from 'vitest'
import { tidyShop } from '#server/housekeeping.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { day, minute } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const happy = { food: 5, service: 4, value: 4, atmosphere: 5, name: 'Noor', text: 'The foam had a heart in it.' }

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  let guests = 0
  const from = () => `10.9.0.${++guests}`
  const submit = (change: object = {}) =>
    shop.reply('reviews.submit', { key: newKey(), ...happy, ...change }, { from: from() })
  const list = (input: object = {}) => shop.ask('reviews.list', input, { as: staff.jef })
  /** All reviews, those that wait among them. */
  const total = async () => {
    const { summary, waiting } = await list()
    return summary.count + waiting
  }

  test('[D-39] [H-97] a review without an order waits for a yes, until the owner lets all count at once', async () => {
    const here = await openShop()
    const { amira, lotte } = await here.staff()
    const send = () => here.reply('reviews.submit', { key: newKey(), ...happy }, { from: from() })
    expect((await here.ask('reviews.summary', {})).waits).toBe(true)
    expect(await send()).toMatchObject({ value: { waiting: true } })
    expect((await here.refused('reviews.setRule', { waits: false }, { as: lotte })).refusal).toBe('not_allowed')
    await here.ask('reviews.setRule', { waits: false }, { as: amira })
    const { count, waits } = await here.ask('reviews.summary', {})
    expect(waits).toBe(false)
    expect(await send()).toMatchObject({ value: { waiting: false } })
    expect((await here.ask('reviews.summary', {})).count).toBe(count + 1)
    // What waited before goes on waiting.
    expect((await here.ask('reviews.list', {}, { as: lotte })).waiting).toBe(1)
    await here.ask('reviews.setRule', { waits: true }, { as: amira })
    expect(await send()).toMatchObject({ value: { waiting: true } })
  })

  test('[REVIEW-2] the demo’s fifty reviews read 86 %', async () => {
    const summary = await shop.ask('reviews.summary', {})
    expect(summary).toMatchObject({ count: 50, positive: 86 })
    expect(summary.overall).toBeGreaterThanOrEqual(4)
  })

  test('[J-112] the sums that the summary reads follow every change of a review', async () => {
    const here = await openShop()
    const { amira } = await here.staff()
    const as = { as: amira }
    const counted = async () => {
      const { db } = here.store
      const rows = await db.selectFrom('review').selectAll().where('waiting', '=', 0).execute()
      const sets = rows.map(({ food, service, value, atmosphere }) =>
        [food, service, value, atmosphere].map((stars) => stars ?? 0).join(' '),
      )
      const kept = await db.selectFrom('review_tally').selectAll().where('times', '!=', 0).execute()
      const sums = kept.map(({ times, ...stars }) => [
        [stars.food, stars.service, stars.value, stars.atmosphere].join(' '),
        times,
      ])
      expect(new Map(sums as [string, number][])).toEqual(
        new Map([...Map.groupBy(sets, String)].map(([set, all]) => [set, all.length])),
      )
      return rows.length
    }
    const atFirst = await counted()
    const key = newKey()
    await here.ask('reviews.submit', { key, ...happy, food: null }, { from: from() })
    expect(await counted()).toBe(atFirst)
    const { reviews } = await here.ask('reviews.list', {}, as)
    const ids = reviews.slice(0, 3).map(({ id }) => id)
    await here.ask('reviews.show', { ids }, as)
    expect(await counted()).toBe(atFirst + 1)
    await here.ask('reviews.submit', { key: newKey(), ...happy, food: 1, replaces: key }, { from: from() })
    expect(await counted()).toBe(atFirst)
    await here.ask('reviews.setRule', { waits: false }, as)
    const words = { food: null, service: null, value: null, atmosphere: null, name: 'Noor', text: 'Fine.' }
    await here.ask('reviews.submit', { key: newKey(), ...words }, { from: from() })
    expect(await counted()).toBe(atFirst + 1)
    const [{ id } = { id: 0 }] = (await here.ask('reviews.list', {}, as)).reviews
    await here.ask('persons.erase', { records: [{ kind: 'review', id }] }, as)
    expect(await counted()).toBe(atFirst)
    await here.ask('reviews.removeMany', { ids }, as)
    expect(await counted()).toBe(atFirst - 2)
  })

  test('[REVIEW-2] without reviews nothing is said rather than 0', async () => {
    const empty = await openShop({ demo: false })
    expect(await empty.ask('reviews.summary', {})).toEqual({
      count: 0,
      medians: { food: null, service: null, value: null, atmosphere: null },
      overall: null,
      positive: null,
      waits: true,
    })
  })

  test('[REVIEW-4] staff read a new review first, with its name, stars, words and day', async () => {
    shop.clock.pass(60_000)
    await submit()
    const { reviews, summary } = await list()
    expect(reviews[0]).toMatchObject({
      ratings: { food: 5, service: 4, value: 4, atmosphere: 5 },
      name: 'Noor',
      text: happy.text,
      at: shop.clock.now(),
    })
    expect(summary).toEqual(await shop.ask('reviews.summary', {}))
  })

  test('[REVIEW-4] the list comes in pages that miss none and show none twice', async () => {
    const all = (await list({ limit: 200 })).reviews.map(({ id }) => id)
    const seen: number[] = []
    for (let more = true; more; ) {
      const page = await list({ limit: 20, ...(seen.length > 0 && { before: seen.at(-1) }) })
      seen.push(...page.reviews.map(({ id }) => id))
      more = page.more
    }
    expect(seen).toEqual(all)
  })

  test('[REVIEW-1] sent twice under one key it counts once, even at the same moment and on two servers', async () => {
    const count = await total()
    const key = newKey()
    const servers = shop.engine === 'postgres' ? [shop, await shop.beside()] : [shop, shop]
    await Promise.all(servers.map((one) => one.ask('reviews.submit', { key, ...happy }, { from: from() })))
    expect(await total()).toBe(count + 1)
  })

  test('[REVIEW-1] mended words are refused under the key that is taken, and take the place of the first under a new one', async () => {
    const count = await total()
    const first = { key: newKey(), ...happy }
    await shop.ask('reviews.submit', first, { from: from() })
    const mended = { ...first, text: 'And the waffle was warm.' }
    const refused = await shop.refused('reviews.submit', mended, { from: from() })
    expect(refused).toMatchObject({ status: 409, refusal: 'key_reused' })
    expect((await list()).reviews[0]?.text).toBe(happy.text)
    const instead = { ...mended, key: newKey(), replaces: first.key }
    for (let retry = 0; retry < 2; retry++) await shop.ask('reviews.submit', instead, { from: from() })
    expect(await total()).toBe(count + 1)
    expect((await list()).reviews[0]?.text).toBe('And the waffle was warm.')
  })

  test('[REVIEW-4] a review that staff removed stays removed when it is sent again; mended it counts as a new one', async () => {
    const count = await total()
    const review = { key: newKey(), ...happy }
    await shop.ask('reviews.submit', review, { from: from() })
    const [{ id } = { id: 0 }] = (await list()).reviews
    await shop.ask('reviews.remove', { id }, { as: staff.amira })
    await shop.ask('reviews.submit', review, { from: from() })
    expect(await total()).toBe(count)
    await shop.ask('reviews.submit', { ...review, key: newKey(), replaces: review.key }, { from: from() })
    expect(await total()).toBe(count + 1)
  })

  test('[REVIEW-3] stars alone or words alone are enough, nothing at all is refused', async () => {
    const none = { food: null, service: null, value: null, atmosphere: null }
    expect((await submit({ ...none, text: 'Nice.' })).ok).toBe(true)
    expect((await submit({ ...none, value: 3, name: '', text: '' })).ok).toBe(true)
    expect(await submit({ ...none, text: '  ' })).toMatchObject({
      status: 422,
      refusal: { refusal: 'review_refused', problems: [{ problem: 'review_empty', field: 'text' }] },
    })
  })

  test('too many stars, half ones and endless words are refused at their field', async () => {
    for (const food of [0, 6, 4.5, '5'])
      expect(await submit({ food })).toMatchObject({ status: 400, refusal: { problems: [{ field: 'food' }] } })
    expect(await submit({ text: 'x'.repeat(1001), name: 'y'.repeat(81) })).toMatchObject({
      status: 422,
      refusal: {
        problems: [
          { problem: 'name_too_long', field: 'name' },
          { problem: 'text_too_long', field: 'text' },
        ],
      },
    })
  })

  test('an address that sends one after the other has to wait', async () => {
    const at = { from: '10.8.0.1' }
    const replies = []
    for (let time = 0; time < 21; time++)
      replies.push(await shop.reply('reviews.submit', { key: newKey(), ...happy }, at))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(20)
    expect(replies.at(-1)).toMatchObject({ status: 429, refusal: { refusal: 'too_many' } })
  })

  test('[REVIEW-4] staff of every branch hear of a review as it comes; customers do not', async () => {
    const address = await shop.listen()
    const lotte = await listenTo(address, { branches: ['merksem'], as: staff.lotte })
    const anyone = await listenTo(address)
    await lotte.live()
    await anyone.live()
    await submit()
    await lotte.until(1)
    const [newest] = (await list()).reviews
    expect(lotte.heard.at(-1)).toMatchObject({ name: 'reviews.added', data: { id: newest?.id } })
    expect(anyone.names).not.toContain('reviews.added')
    lotte.close()
    anyone.close()
  })

  test('the owner and a manager remove a review for good, a barista does not', async () => {
    await submit({ text: 'Buy cheap watches' })
    const [{ id } = { id: 0 }] = (await list()).reviews
    expect((await shop.refused('reviews.remove', { id }, { as: staff.jef })).status).toBe(403)
    await shop.ask('reviews.remove', { id }, { as: staff.lotte })
    expect((await list()).reviews.some((review) => review.id === id)).toBe(false)
    expect((await shop.refused('reviews.remove', { id }, { as: staff.amira })).refusal).toBe('not_found')
  })

  describe('reviews that nobody checked', () => {
    /** The token of an order that was handed over. */
    const collected = async () => {
      const { id, token } = await shop.ask('orders.place', noorsOrder())
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: staff.jef })
      return token
    }
    const summary = () => shop.ask('reviews.summary', {})

    test('[F-75] two hundred one-star reviews of one address change nothing in public', async () => {
      const before = await summary()
      const one = { food: 1, service: 1, value: 1, atmosphere: 1, text: 'Bad.' }
      const replies = []
      for (let n = 0; n < 200; n++) {
        if (n % 20 === 0) shop.clock.pass(minute)
        replies.push(await shop.reply('reviews.submit', { key: newKey(), ...one }, { from: '10.66.0.1' }))
      }
      expect(replies.filter(({ ok }) => ok)).toHaveLength(30)
      expect(await summary()).toEqual(before)

      // All of that connection are found from one of them, and removed at once.
      const [first] = (await list({ show: 'waiting' })).reviews
      expect(first).toMatchObject({ waiting: true, ofOrder: false, alike: 29 })
      const alike = (await list({ like: first?.id ?? 0, limit: 200 })).reviews.map(({ id }) => id)
      expect(alike).toHaveLength(30)
      expect((await shop.refused('reviews.removeMany', { ids: alike }, { as: staff.jef })).status).toBe(403)
      expect(await shop.ask('reviews.removeMany', { ids: alike }, { as: staff.lotte })).toEqual({ count: 30 })
      expect(await summary()).toEqual(before)
      const { entries } = await shop.ask('log.list', {}, { as: staff.amira })
      expect(entries[0]).toMatchObject({ act: 'reviews.removeMany', data: { count: 30 } })
    })

    test('[F-75] with the token of a collected order the first review counts at once, a second one waits', async () => {
      const { count } = await summary()
      const token = await collected()
      const key = newKey()
      const sent = { key, ...happy, token }
      expect(await shop.ask('reviews.submit', sent, { from: from() })).toEqual({ waiting: false })
      expect(await shop.ask('reviews.submit', sent, { from: from() })).toEqual({ waiting: false })
      expect((await summary()).count).toBe(count + 1)
      expect((await list()).reviews[0]).toMatchObject({ waiting: false, ofOrder: true })
      expect(await shop.ask('reviews.submit', { ...sent, key: newKey() }, { from: from() })).toEqual({ waiting: true })
      expect((await summary()).count).toBe(count + 1)
    })

    test('[F-75] the token of an order that nobody collected, or of none, makes a review wait', async () => {
      const { token } = await shop.ask('orders.place', noorsOrder())
      for (const wrong of [token, 'ABCD1234', 'nonsense'])
        expect(await shop.ask('reviews.submit', { key: newKey(), ...happy, token: wrong }, { from: from() })).toEqual({
          waiting: true,
        })
    })

    test('[F-75] staff say yes: the review counts; changed after that it waits for another yes', async () => {
      const { count } = await summary()
      const first = { key: newKey(), ...happy }
      expect(await shop.ask('reviews.submit', first, { from: from() })).toEqual({ waiting: true })
      const [{ id } = { id: 0 }] = (await list()).reviews
      expect((await shop.refused('reviews.show', { ids: [id] }, { as: staff.jef })).status).toBe(403)
      expect(await shop.ask('reviews.show', { ids: [id] }, { as: staff.lotte })).toEqual({ count: 1 })
      expect(await shop.ask('reviews.show', { ids: [id] }, { as: staff.lotte })).toEqual({ count: 0 })
      expect((await summary()).count).toBe(count + 1)
      const before = await summary()
      const one = { food: 1, service: 1, value: 1, atmosphere: 1 }
      const changed = { ...happy, ...one, key: newKey(), replaces: first.key }
      expect(await shop.ask('reviews.submit', changed, { from: from() })).toEqual({ waiting: true })
      expect((await summary()).count).toBe(before.count - 1)
      expect((await list()).reviews[0]).toMatchObject({ id, waiting: true, ratings: one })
    })

    test('[F-75] a review that counts by its order still does when it is mended', async () => {
      const { count } = await summary()
      const first = { key: newKey(), ...happy, token: await collected() }
      await shop.ask('reviews.submit', first, { from: from() })
      const mended = { ...first, text: 'Warm.', key: newKey(), replaces: first.key }
      expect(await shop.ask('reviews.submit', mended, { from: from() })).toEqual({ waiting: false })
      expect((await summary()).count).toBe(count + 1)
    })

    test('[F-75] from which network a review came is forgotten after 30 days', async () => {
      await submit()
      shop.clock.pass(31 * day)
      await tidyShop(shop.store, shop.clock.now())
      const marks = await shop.store.db
        .selectFrom('review')
        .select('asked_from')
        .where('asked_from', 'is not', null)
        .execute()
      expect(marks).toEqual([])
      shop.clock.pass(-31 * day)
    })
  })
})
