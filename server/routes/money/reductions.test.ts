// Reductions over HTTP: what an order costs by them, codes and how often they count, and who writes the rules.
import { afterEach, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder, type PlaceWish, tableOrder } from '#server/testing/order-drafts.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

type RuleWish = Input<'reductions.save'>

const day = '2026-03-04'
const ofItems = (...ids: string[]) => ({ kind: 'items' as const, ids })
const happyHour: RuleWish = {
  name: { en: 'Happy hour', nl: 'Happy hour' },
  on: true,
  what: ofItems('cappuccino'),
  how: { kind: 'percent', percent: 50 },
  times: { begins: 17 * 60, ends: 19 * 60 },
  branches: ['antwerpen'],
}
/** A cappuccino with each salmon bagel. */
const student: RuleWish = {
  name: { en: 'Students' },
  on: true,
  what: ofItems('cappuccino'),
  how: { kind: 'price', price: 0 },
  companion: ofItems('salmon-bagel'),
  code: 'student',
}
const lunch: PlaceWish['lines'] = [
  { item: 'cappuccino', quantity: 2 },
  { item: 'salmon-bagel', quantity: 1 },
]

onBothEngines((openShop) => {
  const opened = async (...rules: RuleWish[]) => {
    const shop = await openShop()
    return { shop, ...(await withRules(shop, rules)) }
  }
  const withRules = async (shop: TestShop, rules: readonly RuleWish[]) => {
    const { amira, jef, ...staff } = await shop.staff()
    const saved = []
    for (const rule of rules) saved.push(await shop.ask('reductions.save', rule, { as: amira }))
    const used = async () => (await shop.ask('reductions.read', {}, { as: amira })).reductions.map((one) => one.used)
    const read = async (id: number) => await shop.ask('orders.read', { id }, { as: jef })
    const step = async (id: number, wish: object) =>
      await shop.ask('orders.step', { key: newKey(), id, ...wish } as Input<'orders.step'>, { as: jef })
    return { ...staff, amira, jef, saved, used, read, step }
  }
  const problemsOf = (reply: Awaited<ReturnType<TestShop['reply']>>): string[] =>
    reply.ok ? [] : reply.refusal.problems.map(({ problem }) => problem)

  test('[PRICE-1] an order costs what runs at the time it is for, and says so on every page', async () => {
    const { shop, read, amira } = await opened(happyHour)
    const early = await shop.ask('orders.place', noorsOrder({ at: at(`${day} 16:45`) }))
    expect(early.total).toBe(320)
    const wish = noorsOrder({ at: at(`${day} 17:00`), seenTotal: 160 })
    const { id, token, total } = await shop.ask('orders.place', wish)
    expect(total).toBe(160)
    const line = { price: 160, reduction: { id: 'happy-hour', name: { nl: 'Happy hour' }, off: 160 } }
    expect(await read(id)).toMatchObject({ total: 160, lines: [line] })
    expect(await shop.ask('orders.track', { token })).toMatchObject({ vat: [{ gross: 160 }], lines: [line] })
    const figures = await shop.ask('figures.readMoney', { span: 'day', day }, { as: amira })
    expect(figures.reductions).toEqual([
      { reduction: 'happy-hour', name: { en: 'Happy hour', nl: 'Happy hour' }, pieces: 1, off: 160 },
    ])
    const { reductions } = await shop.ask('menu.read', { lang: 'nl' })
    expect(reductions).toMatchObject([{ id: 'happy-hour', name: 'Happy hour', how: { percent: 50 } }])
    await expectAudited(shop)
  })

  test('[PRICE-1] a total from before it began is said to have changed, with the new one', async () => {
    const { shop, amira, saved } = await opened(happyHour)
    const wish = noorsOrder({ at: at(`${day} 17:00`), seenTotal: 320 })
    expect(await shop.refused('orders.place', wish)).toMatchObject({
      problems: [{ problem: 'total_changed', total: 160, at: at(`${day} 17:00`) }],
    })
    const [rule] = saved
    if (!rule) throw new Error('it was not saved')
    await shop.ask('reductions.save', { ...happyHour, id: rule.id, version: rule.version, on: false }, { as: amira })
    expect(await shop.refused('orders.place', { ...wish, seenTotal: 160 })).toMatchObject({
      problems: [{ problem: 'total_changed', total: 320 }],
    })
    expect((await shop.ask('menu.read', {})).reductions).toBeUndefined()
  })

  test('[PRICE-1] staff see the same prices, and what is promised stays when an order moves', async () => {
    const { shop, jef, read } = await opened(happyHour)
    const entered = { key: newKey(), branch: 'antwerpen', at: at(`${day} 17:10`), lines: noorsOrder().lines }
    const { id, total } = await shop.ask('orders.enter', entered, { as: jef })
    expect(total).toBe(160)
    await shop.ask('orders.postpone', { key: newKey(), id, to: at(`${day} 19:30`) }, { as: jef })
    expect(await read(id)).toMatchObject({ total: 160 })
    const more = [
      { line: 1, item: 'cappuccino', quantity: 1, note: '' },
      { item: 'cappuccino', quantity: 1, note: '' },
    ]
    const changed = await shop.ask('orders.change', { key: newKey(), id, lines: more }, { as: jef })
    expect(changed.proposal ?? changed).toMatchObject({ total: 480 })
    await expectAudited(shop)
  })

  test('[PRICE-1] what goes at its price of the evening is reduced by nothing else', async () => {
    const all: RuleWish = { ...happyHour, what: { kind: 'everything', ids: [] }, times: undefined }
    const { shop, amira, jef } = await opened(all)
    const { items } = await shop.ask('items.read', {}, { as: amira })
    const found = items.find(({ id }) => id === 'butter-croissant')
    if (!found) throw new Error('no croissant')
    const { notAt: _, ...draft } = found
    await shop.ask('items.save', { ...draft, ahead: {} }, { as: amira })
    await shop.ask('bake.sellLeft', { branch: 'antwerpen', share: 40 }, { as: amira })
    shop.clock.set(`${day} 18:40`)
    await shop.ask('bake.count', { branch: 'antwerpen', day, item: 'butter-croissant', left: 3 }, { as: jef })
    const wish = () => tableOrder({ lines: [{ item: 'butter-croissant', quantity: 1 }] })
    expect((await shop.ask('orders.place', wish())).total).toBe(120)
    shop.clock.set(`${day} 18:45`)
    const menu = await shop.ask('menu.read', {})
    expect(menu.items.find(({ id }) => id === 'butter-croissant')?.evening).toEqual(['antwerpen'])
    expect((await shop.ask('orders.place', wish())).total).toBe(96)
  })

  test('[PRICE-2] a code gives what it says, in any capitals, and its own sentence where it gives nothing', async () => {
    const { shop, used } = await opened(student)
    const { total } = await shop.ask('orders.place', noorsOrder({ lines: lunch, code: ' Stu dent ' }))
    expect([total, await used()]).toEqual([1270, [1]])
    const tried = async (more: Partial<PlaceWish>) =>
      problemsOf(await shop.reply('orders.place', noorsOrder({ lines: lunch, ...more })))
    expect(await tried({ code: 'TEACHER' })).toEqual(['code_unknown'])
    expect(await tried({ code: 'student', lines: noorsOrder().lines })).toEqual(['code_nothing'])
    expect(await used()).toEqual([1])
    expect(JSON.stringify(await shop.ask('menu.read', {}))).not.toMatch(/student/i)
    const check = { code: 'Student', branch: 'antwerpen' }
    expect(await shop.ask('reductions.check', check)).toMatchObject({
      name: 'Students',
      how: { kind: 'price', price: 0 },
    })
    const said = await shop.reply('reductions.check', { ...check, code: 'TEACHER' })
    expect(problemsOf(said)).toEqual(['code_unknown'])
  })

  test('[PRICE-2] wrong codes are few for a connection, at the checkout and by orders alike', async () => {
    const shop = await openShop({ config: { ordersPerMinute: 1000 } })
    await withRules(shop, [student])
    const answers = []
    for (let number = 0; number < 40; number++) {
      const code = `GUESS${number}`
      const reply =
        number % 2
          ? await shop.reply('reductions.check', { code, branch: 'antwerpen' })
          : await shop.reply('orders.place', noorsOrder({ code }))
      answers.push(reply.ok ? 'ok' : reply.refusal.refusal)
    }
    expect(answers.filter((answer) => answer === 'order_refused').length).toBeLessThanOrEqual(30)
    expect(answers.at(-1)).toBe('too_many')
    // Tokens and gift cards are another matter.
    expect(await shop.refused('orders.track', { token: 'ABCD2345' })).toMatchObject({ refusal: 'token_unknown' })
  })

  test('[PRICE-2] of 24 orders at once at two servers a code for seven counts for seven', async () => {
    const { shop, used } = await opened({ ...student, uses: 7 })
    const beside = await shop.beside()
    const wishes = Array.from({ length: 24 }, (_, n) =>
      noorsOrder({ lines: lunch, code: 'STUDENT', branch: n % 3 ? 'antwerpen' : 'merksem' }),
    )
    const replies = await Promise.all(wishes.map((wish, n) => (n % 2 ? shop : beside).reply('orders.place', wish)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(7)
    for (const reply of replies) if (!reply.ok) expect(problemsOf(reply)).toEqual(['code_used_up'])
    expect(await used()).toEqual([7])
    await expectAudited(shop)
  })

  test('[PRICE-2] a customer uses it as often as it says, by their number too', async () => {
    const { shop } = await opened({ ...student, usesEach: 1 })
    const beside = await shop.beside()
    const wishes = Array.from({ length: 6 }, () => noorsOrder({ lines: lunch, code: 'STUDENT' }))
    const replies = await Promise.all(wishes.map((wish, n) => (n % 2 ? shop : beside).reply('orders.place', wish)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    for (const reply of replies) if (!reply.ok) expect(problemsOf(reply)).toEqual(['code_used_before'])
    const other = noorsOrder({ lines: lunch, code: 'STUDENT', phone: '0471 00 00 00' })
    expect((await shop.ask('orders.place', other)).total).toBe(1270)
  })

  test('[PRICE-2] a refused or cancelled order gives its use back once, and takes it again when brought back', async () => {
    const { shop, used, step, jef } = await opened({ ...student, uses: 1 })
    const place = async () => await shop.ask('orders.place', noorsOrder({ lines: lunch, code: 'STUDENT' }))
    const first = await place()
    await step(first.id, { step: 'refuse', reason: 'too-busy' })
    expect(await used()).toEqual([0])
    const second = await place()
    expect(await used()).toEqual([1])
    await step(first.id, { step: 'bringBack' })
    expect(await used()).toEqual([2])
    await step(first.id, { step: 'cancel', reason: 'too-busy' })
    await step(second.id, { step: 'accept' })
    const without = [{ line: 3, item: 'salmon-bagel', quantity: 1, note: '' }]
    await shop.ask('orders.change', { key: newKey(), id: second.id, lines: without }, { as: jef })
    expect(await used()).toEqual([0])
    await expectAudited(shop)
  })

  test('[PRICE-2] an order that lapses gives its use back; paid after all, it keeps its price', async () => {
    const paying = await openPayingShop(openShop)
    const { shop } = paying
    const { used } = await withRules(shop, [{ ...student, uses: 1 }])
    const { token, payment } = await paying.placeToPay({ lines: lunch, code: 'STUDENT' })
    expect(payment).toMatchObject({ cents: 1270 })
    expect(await used()).toEqual([1])
    shop.clock.pass(16 * minute)
    await paying.look()
    expect((await paying.track(token)).phase).toBe('lapsed')
    expect(await used()).toEqual([0])
    paying.mollie.book.set(payment, 'paid')
    await paying.quiet()
    expect(await paying.track(token)).toMatchObject({ phase: 'placed', total: 1270 })
    expect(await used()).toEqual([1])
    await expectAudited(shop)
  })

  test('[PRICE-1] a rule is saved by those who edit the menu of its branches, from what they saw', async () => {
    const { shop, amira, lotte, saved } = await opened(happyHour)
    const [rule] = saved
    if (!rule) throw new Error('it was not saved')
    expect(await shop.ask('reductions.save', happyHour, { as: amira })).toEqual(rule)
    expect((await shop.ask('reductions.read', {}, { as: amira })).reductions).toEqual([rule])
    const change = { ...happyHour, id: rule.id, version: rule.version, how: { kind: 'percent' as const, percent: 20 } }
    const next = await shop.ask('reductions.save', change, { as: amira })
    expect(next.version).not.toBe(rule.version)
    const again = { ...change, how: { kind: 'percent' as const, percent: 30 } }
    expect(await shop.refused('reductions.save', again, { as: amira })).toMatchObject({ refusal: 'changed_meanwhile' })
    const wrong = { ...happyHour, name: {}, how: { kind: 'percent' as const, percent: 100 } }
    expect(problemsOf(await shop.reply('reductions.save', wrong, { as: amira }))).toEqual([
      'reduction_name_missing',
      'reduction_percent_invalid',
    ])
    expect(await shop.refused('reductions.save', { ...happyHour, name: { en: 'Mine' } }, { as: lotte })).toMatchObject({
      refusal: expect.stringMatching(/^(not_allowed|menu_of_others)$/),
    })
    await shop.ask('reductions.remove', { id: rule.id }, { as: amira })
    await shop.ask('reductions.remove', { id: rule.id }, { as: amira })
    expect((await shop.ask('reductions.read', {}, { as: amira })).reductions).toEqual([])
  })

  test('[PRICE-3] beside the reduction of goods that keep stands the lowest price of the 30 days before it', async () => {
    const { shop } = await opened()
    const owner = async () => ({ as: await shop.signIn('Amira') })
    const save = async (price: number) => {
      const as = await owner()
      const { items } = await shop.ask('items.read', {}, as)
      const found = items.find(({ id }) => id === 'espresso')
      if (!found) throw new Error('no espresso')
      const { notAt: _, ...draft } = found
      await shop.ask('items.save', { ...draft, price, vat: 'goods', keeps: true }, as)
    }
    const lowest = async () => (await shop.ask('reductions.lowest', { branch: 'antwerpen' })).items
    shop.clock.set('2026-01-10 09:00')
    await save(1500)
    shop.clock.set('2026-03-04 09:00')
    await save(1800)
    shop.clock.set('2026-03-20 09:00')
    await save(1700)
    const beans: RuleWish = {
      ...happyHour,
      name: { en: 'Beans' },
      what: ofItems('espresso'),
      times: { from: '2026-04-02' },
    }
    await shop.ask('reductions.save', beans, await owner())
    expect(await lowest()).toEqual([])
    shop.clock.set('2026-04-02 10:00')
    // 1500 applied until 4 March, 29 days before.
    expect(await lowest()).toEqual([{ item: 'espresso', size: null, lowest: 1500 }])
    const { items } = await shop.ask('menu.read', {})
    expect(items.find(({ id }) => id === 'espresso')?.keeps).toBe(true)
    await shop.ask('reductions.save', { ...beans, name: { en: 'Later' }, times: { from: '2026-04-04' } }, await owner())
    shop.clock.set('2026-04-04 10:00')
    expect(await lowest()).toMatchObject([{ lowest: 1500 }])
    await shop.ask('reductions.remove', { id: 'beans' }, await owner())
    // What it cost by the other reduction counts too.
    expect(await lowest()).toMatchObject([{ lowest: 850 }])
  })
})
