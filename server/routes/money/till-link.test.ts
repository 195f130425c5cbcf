// The link to a registered till, with a real till on a port of this machine: in order, each once, and nothing lost.
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { TillMessage } from '#domain/money/till/till-message.ts'
import { hookReach } from '#server/reach.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { bookOf, linkTill, ordersOfTill, sendToTill } from '#server/testing/linked-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { openTill, type TillStandIn } from '#server/testing/outside/till-stand-in.ts'
import { minute, second } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const anywhere = { webHooks: 'anywhere' } as const

/** As `anywhere`, but for a till that is given up on soon. */
const quickReach = { ...hookReach(true), patience: 300 }

const tills: TillStandIn[] = []
afterEach(async () => {
  for (const till of tills.splice(0)) await till.close()
})

async function till(...options: Parameters<typeof openTill>): Promise<TillStandIn> {
  const one = await openTill(...options)
  tills.push(one)
  return one
}

const jef = async (shop: TestShop) => ({ as: (await shop.staff()).jef })
const amira = async (shop: TestShop) => ({ as: (await shop.staff()).amira })

const place = async (shop: TestShop) => (await shop.ask('orders.place', noorsOrder())).id
const pay = async (shop: TestShop, id: number, paidWay: 'cash' | 'card' = 'card') =>
  shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay }, await jef(shop))
const handOver = async (shop: TestShop, id: number) =>
  shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, await jef(shop))
const step = async (shop: TestShop, id: number, name: 'cancel' | 'bringBack' | 'giveBack', more: object = {}) =>
  shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, await jef(shop))

const kindsIn = ({ book }: TillStandIn) => book.map(({ message }) => `${message.number} ${message.kind}`)
const linkOf = async (shop: TestShop) => shop.ask('tills.readLink', { branch: 'antwerpen' }, await amira(shop))

const wrong = [
  ['', 'till_url_missing'],
  ['till.example', 'till_url_invalid'],
  ['http://till.example/', 'till_url_invalid'],
  ['https://amira:secret@till.example/', 'till_url_invalid'],
  [`https://till.example/${'a'.repeat(500)}`, 'till_url_too_long'],
] as const

onBothEngines((openShop) => {
  test('[REG-3] a sale goes to the till once it is paid or handed over, and each change after it, in order', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    await linkTill(shop, to)
    const paid = await place(shop)
    await sendToTill(shop)
    expect(to.book).toEqual([])
    await pay(shop, paid, 'cash')
    const unpaid = await place(shop)
    await handOver(shop, unpaid)
    await pay(shop, unpaid)
    await step(shop, paid, 'cancel', { reason: 'asked' })
    await step(shop, paid, 'giveBack', { paidWay: 'cash' })
    await sendToTill(shop)
    expect(kindsIn(to)).toEqual(['1 sale', '2 sale', '3 change', '4 cancellation', '5 refund'])
    expect(to.forged).toEqual([])
    expect(to.book[0]?.message).toMatchObject({
      version: 1,
      branch: 'antwerpen',
      form: 'away',
      lines: [{ line: 1, item: 'cappuccino', name: 'Cappuccino', quantity: 1, price: 320, amount: 320 }],
      total: 320,
      payments: [{ way: 'cash', amount: 320, applied: 320 }],
      difference: { total: 320, payments: [{ way: 'cash', amount: 320, applied: 320 }] },
    })
    expect(to.book[3]?.message).toMatchObject({ lines: [], total: 0, difference: { total: -320, payments: [] } })
    expect(bookOf(to)).toEqual(await ordersOfTill(shop))
    expect(bookOf(to)).toMatchObject({ total: 320, payments: [{ way: 'card', amount: 320, applied: 320 }] })
    await expectAudited(shop)
    const document = await readFile(new URL('../../../docs/till.md', import.meta.url), 'utf8')
    const example = JSON.parse(/```json\n([^`]+)```/.exec(document)?.[1] ?? '')
    const keysOf = (message: { order?: object; lines?: readonly object[]; difference?: object }) =>
      [message, message.order, message.lines?.[0], message.difference].map((part) => Object.keys(part ?? {}))
    expect(keysOf(example)).toEqual(keysOf(to.book[0]?.message as TillMessage))
    const { messages, waiting, first } = await linkOf(shop)
    expect({ waiting, first }).toEqual({ waiting: null, first: null })
    expect(messages.map(({ number, ticket }) => `${number} ${ticket}`)).toEqual([
      '5 T-00005',
      '4 T-00004',
      '3 T-00003',
      '2 T-00002',
      '1 T-00001',
    ])
  })

  test('[REG-3] what was sold before the link stays with the till of that time, and so does its end', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    const before = await place(shop)
    await pay(shop, before)
    const open = await place(shop)
    await linkTill(shop, to)
    await handOver(shop, before)
    await pay(shop, open)
    await sendToTill(shop)
    expect(kindsIn(to)).toEqual(['1 sale'])
    expect(to.book[0]?.message).toMatchObject({ payments: [{ way: 'card' }] })
    await expectAudited(shop)
  })

  test('[REG-3] without the link messages wait, and nothing new is written; linked again they go on', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    await linkTill(shop, to)
    to.trouble = () => 'broken'
    const first = await place(shop)
    await pay(shop, first)
    await sendToTill(shop)
    await shop.ask('tills.setDuty', { branch: 'antwerpen', duty: 'none' }, await amira(shop))
    to.trouble = () => 'none'
    await pay(shop, await place(shop))
    await step(shop, first, 'cancel', { reason: 'asked' })
    shop.clock.pass(minute)
    await sendToTill(shop)
    expect(to.book).toEqual([])
    await shop.ask('tills.setDuty', { branch: 'antwerpen', duty: 'linked' }, await amira(shop))
    await step(shop, first, 'giveBack', { paidWay: 'card' })
    await sendToTill(shop)
    expect(kindsIn(to)).toEqual(['1 sale', '2 cancellation'])
    expect(bookOf(to)).toEqual({ total: 0, vat: [], payments: [] })
    await expectAudited(shop)
  })

  describe('[REG-3] whatever the till does, nothing is lost and nothing booked twice', () => {
    test.each(['late', 'forgets', 'loses', 'broken', 'silent'] as const)('when it is or does: %s', async (trouble) => {
      const to = await till()
      const shop = await openShop({ config: anywhere, hookReach: quickReach })
      await linkTill(shop, to)
      let troubles = 0
      to.lateMs = 400
      to.trouble = ({ number }) => (number === 2 && troubles++ === 0 ? trouble : 'none')
      for (const _ of [1, 2, 3]) await pay(shop, await place(shop))
      for (const _ of [1, 2, 3, 4]) {
        await sendToTill(shop)
        shop.clock.pass(16 * second)
      }
      expect(kindsIn(to)).toEqual(['1 sale', '2 sale', '3 sale'])
      expect(bookOf(to)).toEqual(await ordersOfTill(shop))
      expect((await linkOf(shop)).messages.every(({ state }) => state === 'done')).toBe(true)
    })
  })

  describe('[REG-3] an answer that is none is said, and the message waits', () => {
    const answers: Readonly<Record<string, [problem: string, answer: NonNullable<TillStandIn['answer']>]>> = {
      'a page in HTML': ['not-json', (_, response) => response.end('<!doctype html><title>Welcome</title>')],
      'no ticket': ['no-ticket', (_, response) => response.end('{"number":1}')],
      'another number': ['other-number', (_, response) => response.end('{"ticket":"T-9","number":9}')],
      'a redirect': ['redirect', (_, response) => response.writeHead(302, { location: 'https://till.example/' }).end()],
      'ten megabytes': ['too-long', (_, response) => response.end('x'.repeat(10_000_000))],
      'an error': ['status', (_, response) => response.writeHead(500).end('{"message":"Out of paper."}')],
      'a gap that is none': ['status', (_, response) => response.writeHead(409).end('{"last":null}')],
      nonsense: ['not-json', (_, response) => response.end('null')],
      'more than we sent': ['ahead', (_, response) => response.writeHead(409).end('{"last":12}')],
    }

    test.each(Object.entries(answers))('%s', async (_name, [problem, answer]) => {
      const to = await till()
      const shop = await openShop({ config: anywhere })
      await linkTill(shop, to)
      to.answer = answer
      await pay(shop, await place(shop))
      await sendToTill(shop)
      const { first } = await linkOf(shop)
      expect(first).toMatchObject({
        number: 1,
        failure: { problem },
        state: problem === 'ahead' ? 'given_up' : 'waiting',
      })
      const test = await shop.ask('tills.testLink', { branch: 'antwerpen' }, await amira(shop))
      if (!['other-number', 'no-ticket', 'ahead'].includes(problem)) expect(test.failure?.problem).toBe(problem)
      to.answer = null
      shop.clock.pass(20 * second)
      if (problem === 'ahead') await shop.ask('tills.sendAgain', { branch: 'antwerpen', number: 1 }, await amira(shop))
      await sendToTill(shop)
      expect(kindsIn(to)).toEqual(['1 sale'])
    })
  })

  test('[REG-3] a till that nobody reaches, or that has lost the secret, is said, and hears everything later', async () => {
    const to = await till()
    const { port, url } = to
    const shop = await openShop({ config: anywhere })
    await linkTill(shop, to)
    await to.close()
    await pay(shop, await place(shop))
    await sendToTill(shop)
    expect((await linkOf(shop)).first?.failure).toMatchObject({ problem: 'unreachable', words: 'ECONNREFUSED' })
    const again = await till({ port, secret: 'whsec_b2xk' })
    shop.clock.pass(minute)
    await sendToTill(shop)
    expect((await linkOf(shop)).first?.failure).toMatchObject({
      problem: 'status',
      words: '401 The signature is wrong.',
    })
    const wish = { branch: 'antwerpen', url, lang: 'fr' as const, newSecret: true }
    const { secret } = await shop.ask('tills.saveLink', wish, await amira(shop))
    again.secret = secret ?? ''
    shop.clock.pass(10 * minute)
    await sendToTill(shop)
    expect(kindsIn(again)).toEqual(['1 sale'])
    expect(await shop.ask('tills.testLink', { branch: 'antwerpen' }, await amira(shop))).toEqual({
      ticket: 'TEST',
      failure: null,
    })
    const kept = await shop.ask('tills.saveLink', { ...wish, newSecret: false }, await amira(shop))
    expect(kept.secret).toBeNull()
  })

  test('[REG-3] a message that the till refuses stops the line until the owner sends it again, or says why not', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    await linkTill(shop, to)
    to.trouble = () => 'refuses'
    const id = await place(shop)
    await pay(shop, id)
    await pay(shop, await place(shop))
    await sendToTill(shop)
    shop.clock.pass(20 * minute)
    await sendToTill(shop)
    expect(to.asked).toEqual([1])
    const { first, waiting } = await linkOf(shop)
    expect(first).toMatchObject({ state: 'given_up', failure: { problem: 'refused', words: 'Unknown VAT class.' } })
    expect(waiting).toMatchObject({ count: 2, stopped: true })
    const again = { branch: 'antwerpen', number: 1 }
    await shop.ask('tills.sendAgain', again, await amira(shop))
    await sendToTill(shop)
    expect(to.asked).toEqual([1, 1])
    expect(await shop.refused('tills.sendAgain', { ...again, number: 2 }, await amira(shop))).toMatchObject({
      refusal: 'changed_meanwhile',
    })
    expect(await shop.refused('tills.sendAgain', { ...again, aside: ' ' }, await amira(shop))).toMatchObject({
      problems: [{ problem: 'till_reason_missing', field: 'aside' }],
    })
    const [refused] = await shop.store.db.selectFrom('till_message').select('id').orderBy('number').execute()
    await shop.ask('tills.sendAgain', { ...again, aside: 'Ticket 81 by Jef' }, await amira(shop))
    to.trouble = () => 'none'
    await sendToTill(shop)
    expect(kindsIn(to)).toEqual(['1 by-hand', '2 sale'])
    const [aside] = to.book
    expect(aside?.message).toMatchObject({ reason: 'Ticket 81 by Jef' })
    // Another message than the one that was refused, which a till may have kept with its answer.
    expect(aside?.message.id).not.toBe(refused?.id)
    expect(await shop.ask('tills.ofOrder', { id }, await jef(shop))).toEqual({ tickets: ['T-00001'], waiting: null })
  })

  test('[REG-3] only what the till refused is set aside, and what it says turns no words beside it', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    await linkTill(shop, to)
    to.trouble = () => 'broken'
    const id = await place(shop)
    await pay(shop, id)
    await sendToTill(shop)
    const aside = { branch: 'antwerpen', number: 1, aside: 'Ticket 81 by Jef' }
    expect(await shop.refused('tills.sendAgain', aside, await amira(shop))).toMatchObject({
      refusal: 'changed_meanwhile',
    })
    to.answer = (_, response) => response.end('{"ticket":"\u202eT-1\u2066","number":1}')
    shop.clock.pass(minute)
    await sendToTill(shop)
    expect(await shop.ask('tills.ofOrder', { id }, await jef(shop))).toMatchObject({ tickets: ['T-1'] })
  })

  test('[REG-3] what is not acknowledged within a minute is told to board and owner, and when it is over', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    await linkTill(shop, to)
    to.trouble = () => 'broken'
    const { id, code, token } = await shop.ask('orders.place', noorsOrder())
    await pay(shop, id)
    await sendToTill(shop)
    const told = async () => (await shop.ask('tills.waiting', {}, await jef(shop))).branches
    const alerts = async () =>
      (await shop.ask('alerts.list', {}, await amira(shop))).alerts
        .filter(({ kind }) => kind === 'till')
        .map(({ branch, ended }) => ({ branch, ended }))
    await shop.app.watcher.look()
    expect([await told(), await alerts()]).toEqual([[], []])
    shop.clock.pass(minute)
    await shop.app.watcher.look()
    const since = shop.clock.now() - minute
    expect(await told()).toEqual([{ branch: 'antwerpen', count: 1, since, stopped: false, orders: [code] }])
    expect(await alerts()).toEqual([{ branch: 'antwerpen', ended: null }])
    const day = { branch: 'antwerpen', day: '2026-03-04' }
    expect(await shop.ask('tills.ofDay', day, await amira(shop))).toMatchObject({ messages: 1, waiting: [code] })
    to.trouble = () => 'none'
    shop.clock.pass(minute)
    await sendToTill(shop)
    await shop.app.watcher.look()
    expect(await told()).toEqual([])
    expect(await alerts()).toEqual([{ branch: 'antwerpen', ended: 'till-again' }])
    expect(await shop.ask('tills.ofDay', day, await amira(shop))).toEqual({
      messages: 1,
      first: 'T-00001',
      last: 'T-00001',
      waiting: [],
    })
    expect((await shop.ask('orders.track', { token })).tillTickets).toEqual(['T-00001'])
  })

  test('[REG-3] two servers that send at once never send out of order, nor twice what was acknowledged', async () => {
    const to = await till()
    const shop = await openShop({ config: anywhere })
    const beside = await shop.beside({ config: anywhere })
    const as = await jef(shop)
    await linkTill(shop, to)
    to.lateMs = 5
    to.trouble = () => 'late'
    const ids = await Promise.all(Array.from({ length: 24 }, () => place(shop)))
    const payAt = (one: TestShop, id: number) =>
      one.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' }, as)
    await Promise.all(ids.map((id, at) => payAt(at % 2 === 0 ? shop : beside, id)))
    for (let look = 0; look < 20; look++) await Promise.all([sendToTill(shop), sendToTill(beside)])
    const inOrder = Array.from({ length: 24 }, (_, at) => at + 1)
    expect(to.book.map(({ message }) => message.number)).toEqual(inOrder)
    expect(to.asked).toEqual(inOrder)
    await expectAudited(shop)
  })

  test('[REG-3] an address that cannot be one is refused at its field, and one in the shop’s own network', async () => {
    const shop = await openShop()
    const as = await amira(shop)
    const wish = (url: string) => ({ branch: 'antwerpen', url, lang: 'nl' as const, newSecret: false })
    for (const [url, problem] of wrong)
      expect(await shop.refused('tills.saveLink', wish(url), as)).toMatchObject({
        problems: [{ problem, field: 'url' }],
      })
    expect(await shop.refused('tills.saveLink', wish('https://127.0.0.1/till'), as)).toMatchObject({
      refusal: 'hook_address_refused',
    })
  })
})
