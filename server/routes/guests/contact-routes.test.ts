// Writing to the shop: stored once, despite bad connections, double taps and foreign programs.
import { beforeAll, describe, expect, test } from 'vitest'
import { delayOf, listenTo } from '#server/testing/live-stream.ts'
import { newKey, noorsLetter } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let door = 0
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  /** Each from its own address. */
  const from = () => `10.7.0.${++door}`
  const send = (letter = noorsLetter()) => shop.ask('contact.send', letter, { from: from() })
  const messages = async () => (await shop.ask('messages.list', {}, { as: staff.amira })).messages

  test('[CONTACT-2] a message is kept for staff as it was written', async () => {
    await send(noorsLetter({ name: ' Zoë “Zo” Özgür ', email: 'zoe@bücher.example', message: 'Hoi,\r\n\r\nمرحبًا 🧇' }))
    expect((await messages())[0]).toEqual({
      id: expect.any(Number),
      name: 'Zoë “Zo” Özgür',
      email: 'zoe@bücher.example',
      message: 'Hoi,\n\nمرحبًا 🧇',
      at: shop.clock.now(),
      read: false,
      suspect: false,
      handOn: [],
    })
  })

  test('[CONTACT-2] a double tap and a retry give one message', async () => {
    const letter = noorsLetter({ message: 'Only once' })
    await Promise.all([send(letter), send(letter), send(letter)])
    await send(letter)
    expect((await messages()).filter(({ message }) => message === 'Only once')).toHaveLength(1)
    expect((await shop.refused('contact.send', { ...letter, message: 'Another' }, { from: from() })).refusal).toBe(
      'key_reused',
    )
  })

  test('[CONTACT-2] every field is required and checked, and the problem names it', async () => {
    const before = (await messages()).length
    for (const [change, problem, field] of [
      [{ name: ' \n ' }, 'name_missing', 'name'],
      [{ name: 'x'.repeat(81) }, 'name_too_long', 'name'],
      [{ email: '' }, 'email_missing', 'email'],
      [{ email: 'noor@' }, 'email_invalid', 'email'],
      [{ message: '\n' }, 'message_missing', 'message'],
      [{ message: 'x'.repeat(4001) }, 'message_too_long', 'message'],
      [{ name: 'x'.repeat(3000) }, 'bad_input', 'name'],
      [{ key: 'short' }, 'bad_input', 'key'],
    ] as const) {
      const refused = await shop.refused('contact.send', noorsLetter(change), { from: from() })
      expect(refused, problem).toMatchObject({ status: 400, problems: [{ problem, field }] })
    }
    expect(await messages()).toHaveLength(before)
  })

  test('[CONTACT-2] a name with line breaks stays one line', async () => {
    await send(noorsLetter({ name: 'Noor\r\nBcc: everybody@voorbeeld.example' }))
    expect((await messages())[0]?.name).toBe('Noor Bcc: everybody@voorbeeld.example')
  })

  test('[J-110] the page of messages counts the unread ones as the badge does', async () => {
    const { amira } = await shop.staff()
    await send(noorsLetter({ website: 'https://cheap.example' }))
    await send()
    const { unread } = await shop.ask('messages.list', {}, { as: amira })
    const { messages: badge } = await shop.ask('arrivals.read', {}, { as: amira })
    expect(unread).toBeGreaterThan(0)
    expect(badge?.unseen).toBe(unread)
  })

  test('what a program fills in is marked, not lost', async () => {
    await send(noorsLetter({ website: 'https://cheap.example' }))
    expect((await messages())[0]).toMatchObject({ suspect: true, handOn: [] })
  })

  test('[CONTACT-2] an address that writes too often is told to wait, others are not', async () => {
    const often = from()
    for (let n = 0; n < 10; n++) await shop.ask('contact.send', noorsLetter(), { from: often })
    const refused = await shop.refused('contact.send', noorsLetter(), { from: often })
    expect(refused).toMatchObject({ status: 429, refusal: 'too_many', retryAfter: expect.any(Number) })
    await send()
  })

  test('staff hear of it within a second, others do not', async () => {
    const address = await shop.listen()
    const [lotte, noor] = await Promise.all([
      listenTo(address, { branches: ['merksem'], as: staff.lotte }),
      listenTo(address),
    ])
    await Promise.all([lotte.live(), noor.live()])
    expect(await delayOf(lotte, [send, send, send])).toBeLessThan(1000)
    expect(lotte.heard.at(-1)).toMatchObject({ name: 'messages.received', data: { id: (await messages())[0]?.id } })
    expect(noor.heard).toEqual([])
    for (const stream of [lotte, noor]) stream.close()
  })

  describe('the list of the staff', () => {
    test('is newest first, by pages, with how many are unread', async () => {
      const fresh = await openShop()
      const { amira } = await fresh.staff()
      for (let n = 1; n <= 5; n++)
        await fresh.ask('contact.send', noorsLetter({ key: newKey(), message: `number ${n}` }))
      const list = (before?: number) =>
        fresh.ask('messages.list', { limit: 2, ...(before && { before }) }, { as: amira })
      const first = await list()
      expect(first).toMatchObject({
        more: true,
        unread: 5,
        messages: [{ message: 'number 5' }, { message: 'number 4' }],
      })
      const second = await list(first.messages[1]?.id)
      const third = await list(second.messages[1]?.id)
      expect(third).toMatchObject({ more: false, messages: [{ message: 'number 1' }] })
    })

    test('a message is marked read, unread again, and deleted for good', async () => {
      await send(noorsLetter({ message: 'to be deleted' }))
      const { id = 0, read } = (await messages())[0] ?? {}
      expect(read).toBe(false)
      await shop.ask('messages.mark', { id, read: true }, { as: staff.lotte })
      expect((await messages())[0]?.read).toBe(true)
      await shop.ask('messages.mark', { id, read: false }, { as: staff.lotte })
      expect((await messages())[0]?.read).toBe(false)
      await shop.ask('messages.delete', { id }, { as: staff.lotte })
      expect((await messages()).some((message) => message.id === id)).toBe(false)
      for (const name of ['messages.mark', 'messages.delete', 'messages.handOn'] as const)
        expect((await shop.refused(name, { id, read: true }, { as: staff.lotte })).refusal).toBe('not_found')
    })

    test('a barista does not see it', async () => {
      expect((await shop.refused('messages.list', {}, { as: staff.jef })).refusal).toBe('not_allowed')
    })
  })
})
