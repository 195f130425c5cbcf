// @module-tag long
// Sending messages on, to a real mail server and a real form service: each once, and none lost on the way.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import type { Config } from '#server/config.ts'
import { insertMessage } from '#server/store/guests/message-store.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { saveBrand } from '#server/store/shop/brand-store.ts'
import { noorsLetter, type TestLetter } from '#server/testing/order-drafts.ts'
import { type FormService, openFormService } from '#server/testing/outside/form-service-stand-in.ts'
import { type Mailbox, type MailboxOptions, openMailbox } from '#server/testing/outside/mailbox.ts'
import { day, hour, minute } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, shopsOn, type TestShop, testConfig } from '#server/testing/test-shop.ts'
import { channelsOf } from './channel.ts'
import { messageJob } from './message-job.ts'
import { openOutbox } from './outbox.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function mailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const box = await openMailbox(options)
  open.push(box)
  return box
}

async function formService(): Promise<FormService> {
  const service = await openFormService()
  open.push(service)
  return service
}

const byMail = (port: number, more: Partial<Config['mail']> = {}): Partial<Config> => ({
  mail: {
    smtp: `smtp://127.0.0.1:${port}`,
    from: 'Noisette <hello@noisette.example>',
    to: ['amira@noisette.example'],
    ...more,
  },
})

const byForm = (service: FormService): Partial<Config> => ({
  formService: service.url,
  publicUrl: 'https://noisette.example',
})

const send = (shop: TestShop, change: Partial<TestLetter> = {}) => shop.ask('contact.send', noorsLetter(change))

/** The delivery of the newest message, as staff see it. */
async function handOn(shop: TestShop, reader?: Person) {
  await shop.app.outbox.idle()
  const as = reader ?? (await shop.staff()).amira
  return (await shop.ask('messages.list', {}, { as })).messages[0]?.handOn
}

async function later(shop: TestShop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  shop.app.outbox.wake()
  await shop.app.outbox.idle()
}

/** A port at which nothing listens, for a mail server that starts later. */
async function deadPort(): Promise<number> {
  const box = await openMailbox()
  await box.close()
  return box.port
}

onBothEngines((openShop) => {
  test('[CONTACT-2] a message goes out by mail: from the shop, to be answered to the visitor, in plain text', async () => {
    const box = await mailbox()
    const shop = await openShop({
      config: byMail(box.port, { to: ['amira@noisette.example', 'lotte@noisette.example'] }),
    })
    await send(shop, { name: 'Zoë نور', email: 'zoe@bücher.example', message: 'Hoi,\n\nمرحبًا. <b>oat</b> milk?' })
    expect(await handOn(shop)).toEqual([{ way: 'mail', state: 'done', tries: 1, next: null, error: '' }])
    const [mail] = box.mails
    expect(box.mails).toHaveLength(1)
    expect(mail).toMatchObject({
      from: 'hello@noisette.example',
      to: ['amira@noisette.example', 'lotte@noisette.example'],
      headers: {
        from: 'Noisette <hello@noisette.example>',
        'reply-to': expect.stringMatching(/^"?Zoë نور"? <zoe@xn--bcher-kva\.example>$/),
        subject: 'Message from Zoë نور',
      },
    })
    expect(mail?.headers['content-type']).toMatch(/^text\/plain/)
    expect(mail?.text).toBe('Hoi,\n\nمرحبًا. <b>oat</b> milk?\n\n-- \nZoë نور\nzoe@bücher.example\n')
  })

  test('[BRAND-1] a mail comes from the name that the owner gave the shop, and from the bare settings without one', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    for (const name of ['Koffie, "Noor"', '']) {
      await shop.store.write(async (trx) => {
        await saveBrand(trx, { ...neutralBrand, name })
        await touchCatalogue(trx)
      })
      await send(shop, { name: 'Zoë', email: 'zoe@voorbeeld.example', message: `From ${name}` })
      await handOn(shop)
    }
    expect(box.mails.map(({ headers }) => headers.from)).toEqual([
      '"Koffie, \\"Noor\\"" <hello@noisette.example>',
      'Noisette <hello@noisette.example>',
    ])
  })

  test('[F-75] beyond ten messages an hour the rest go out as one mail at the next full hour, each with its writer', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    for (let n = 1; n <= 25; n++) {
      const from = `10.5.0.${n}`
      await shop.ask('contact.send', noorsLetter({ name: `Guest ${n}`, message: `Hello ${n}.` }), { from })
    }
    expect(await handOn(shop)).toMatchObject([{ state: 'waiting', tries: 0, next: shop.clock.now() + hour }])
    expect(box.mails).toHaveLength(10)
    await later(shop, hour)
    expect(box.mails).toHaveLength(11)
    const last = box.mails.at(-1)
    expect(last?.headers).toMatchObject({ subject: '15 messages' })
    expect(last?.headers['reply-to']).toBeUndefined()
    for (let n = 11; n <= 25; n++) expect(last?.text).toContain(`Hello ${n}.\n\n-- \nGuest ${n}\n`)
    expect(await handOn(shop)).toMatchObject([{ state: 'done', tries: 1 }])
    // An hour later single ones go out at once again.
    await later(shop, hour)
    await send(shop)
    await handOn(shop)
    expect(box.mails).toHaveLength(12)
  })

  test('[F-75] a mail of many messages that fails is tried again as a whole, and arrives once', async () => {
    const port = await deadPort()
    const shop = await openShop({ config: byMail(port) })
    for (let n = 1; n <= 13; n++)
      await shop.ask('contact.send', noorsLetter({ message: `Hello ${n}.` }), { from: `10.6.0.${n}` })
    await later(shop, hour)
    const box = await mailbox({ port })
    await later(shop, 4 * hour)
    await later(shop, 4 * hour)
    expect(box.mails.filter(({ headers }) => headers.subject === '3 messages')).toHaveLength(1)
    expect(box.mails).toHaveLength(11)
  })

  test('[CONTACT-2] a name with line breaks or quotes begins no header of its own', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    await send(shop, { name: 'Noor"\r\nBcc: all@voorbeeld.example\r\n\r\n<x@voorbeeld.example>, y@voorbeeld.example' })
    await handOn(shop)
    expect(box.mails[0]?.to).toEqual(['amira@noisette.example'])
    expect(box.mails[0]?.headerNames).not.toContain('bcc')
    expect(box.mails[0]?.headers['reply-to']).toMatch(/ <noor@voorbeeld\.example>$/)
  })

  test('[CONTACT-2] the form service gets exactly its five fields', async () => {
    const service = await formService()
    const shop = await openShop({ config: byForm(service) })
    await send(shop, { name: 'Zoë', message: 'a & b = c\nd' })
    expect(await handOn(shop)).toEqual([{ way: 'form', state: 'done', tries: 1, next: null, error: '' }])
    expect(service.posted).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        fields: {
          name: 'Zoë',
          _replyto: 'noor@voorbeeld.example',
          message: 'a & b = c\nd',
          _subject: 'Message from Zoë',
          _next: 'https://noisette.example/#/sent',
        },
      },
    ])
  })

  test('[CONTACT-2] a mail server that is down holds up neither the visitor nor the other channel, and gets it when it is back', async () => {
    const port = await deadPort()
    const service = await formService()
    const shop = await openShop({ config: { ...byMail(port), ...byForm(service) } })
    await send(shop)
    expect(await handOn(shop)).toMatchObject([
      {
        way: 'mail',
        state: 'waiting',
        tries: 1,
        next: shop.clock.now() + minute,
        error: expect.stringMatching(/ECONNREFUSED/),
      },
      { way: 'form', state: 'done' },
    ])
    await later(shop, minute)
    expect(await handOn(shop)).toMatchObject([{ tries: 2, next: shop.clock.now() + 2 * minute }, { state: 'done' }])
    const box = await mailbox({ port })
    await later(shop, minute)
    expect(box.mails).toHaveLength(0)
    await later(shop, minute)
    expect(await handOn(shop)).toMatchObject([
      { state: 'done', tries: 3, error: '' },
      { state: 'done', tries: 1 },
    ])
    await later(shop, day)
    expect([box.mails.length, service.posted.length]).toEqual([1, 1])
  })

  test('[CONTACT-2] what was not handed on survives a restart', async () => {
    const port = await deadPort()
    const shop = await openShop({ config: byMail(port) })
    await send(shop)
    expect(await handOn(shop)).toMatchObject([{ state: 'waiting' }])
    await shop.app.close()
    const box = await mailbox({ port })
    shop.clock.pass(minute)
    const again = await shop.beside({ config: byMail(port) })
    await again.app.outbox.idle()
    expect(box.mails).toHaveLength(1)
    expect(await handOn(again, await again.signIn('Amira'))).toMatchObject([{ state: 'done', tries: 2 }])
  })

  test('what a server that vanished had begun is done by the next one, once it has surely ended', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    await send(shop)
    await handOn(shop)
    // The state left by a server that was killed between taking a message and recording the outcome.
    const left = { state: 'waiting', tries: 1, next_at: shop.clock.now() + 3 * minute }
    await shop.store.write((trx) => trx.updateTable('contact_hand_on').set(left).execute())
    await later(shop, 2 * minute)
    expect(box.mails).toHaveLength(1)
    await later(shop, minute)
    expect(box.mails).toHaveLength(2)
    expect(box.mails[0]?.headers['message-id']).toBe(box.mails[1]?.headers['message-id'])
  })

  test('[J-15] a refused recipient is told to staff at once, and not tried again; once mended, they try again', async () => {
    const refused = new Set(['amira@noisette.example'])
    const box = await mailbox({ refused })
    const shop = await openShop({ config: byMail(box.port) })
    await send(shop)
    const told = [
      { state: 'given_up', tries: 1, error: expect.stringContaining('nobody here is called amira@noisette.example') },
    ]
    expect(await handOn(shop)).toMatchObject(told)
    await later(shop, day)
    expect(await handOn(shop)).toMatchObject(told)
    const amira = await shop.signIn('Amira')
    const list = async () => (await shop.ask('messages.list', {}, { as: amira })).messages[0]
    expect(await list()).toMatchObject({
      handOn: [{ state: 'given_up', next: null, error: expect.stringContaining('nobody') }],
    })
    await later(shop, day)
    refused.clear()
    const again = await shop.signIn('Amira')
    const id = (await list())?.id ?? 0
    await shop.ask('messages.handOn', { id }, { as: again })
    await shop.app.outbox.idle()
    expect(box.mails).toHaveLength(1)
    expect(await list()).toMatchObject({ handOn: [{ state: 'done', error: '' }] })
    await shop.ask('messages.handOn', { id }, { as: again })
    await shop.app.outbox.idle()
    expect(box.mails).toHaveLength(1)
  })

  test('the name and password of the mail server are used, and a wrong one is told without showing it', async () => {
    const box = await mailbox()
    const right = await openShop({ config: byMail(box.port, { smtp: `smtp://shop:secret@127.0.0.1:${box.port}` }) })
    await send(right)
    expect(await handOn(right)).toMatchObject([{ state: 'done' }])
    const wrong = await openShop({ config: byMail(box.port, { smtp: `smtp://shop:hunter2@127.0.0.1:${box.port}` }) })
    await send(wrong)
    const told = await handOn(wrong)
    expect(told).toMatchObject([{ state: 'waiting', error: expect.stringContaining('wrong password') }])
    expect(JSON.stringify(told)).not.toContain('hunter2')
  })

  test('a form service that fails is told by its answer and tried again', async () => {
    const service = await formService()
    service.answer = 503
    const shop = await openShop({ config: byForm(service) })
    await send(shop)
    expect(await handOn(shop)).toMatchObject([{ state: 'waiting', error: 'the form service answered 503' }])
    service.answer = 200
    await later(shop, minute)
    expect(service.posted).toHaveLength(1)
  })

  test('what looks like a program’s is kept but not handed on; without any channel nothing is owed', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    await send(shop, { website: 'https://cheap.example' })
    expect(await handOn(shop)).toEqual([])
    expect(box.mails).toHaveLength(0)
  })

  test('a message that staff delete while it waits is not handed on', async () => {
    const port = await deadPort()
    const shop = await openShop({ config: byMail(port) })
    await send(shop)
    await handOn(shop)
    const { amira } = await shop.staff()
    const [message] = (await shop.ask('messages.list', {}, { as: amira })).messages
    await shop.ask('messages.delete', { id: message?.id ?? 0 }, { as: amira })
    const box = await mailbox({ port })
    await later(shop, day)
    expect(box.mails).toHaveLength(0)
  })

  test('a stop waits for the mail that is under way', async () => {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const begun = vi.fn()
    const box = await mailbox({
      hold: async () => {
        begun()
        await held
      },
    })
    const shop = await openShop({ config: byMail(box.port) })
    await send(shop)
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 5000 })
    const closing = shop.app.close()
    release()
    await closing
    const rows = await shop.store.db.selectFrom('contact_hand_on').select('state').execute()
    expect(rows).toEqual([{ state: 'done' }])
  })
})

describe('two servers on one PostgreSQL', () => {
  const openShop = shopsOn('postgres')

  test('[CONTACT-2] hand each message on once', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    const other = await shop.beside({ config: byMail(box.port) })
    const texts = Array.from({ length: 8 }, (_, n) => `number ${n}`)
    await Promise.all(
      texts.map((message, n) =>
        (n % 2 ? shop : other).ask('contact.send', noorsLetter({ message })).then(() => {
          shop.app.outbox.wake()
          other.app.outbox.wake()
        }),
      ),
    )
    await shop.app.outbox.idle()
    await other.app.outbox.idle()
    expect(box.mails.map(({ text }) => text.split('\n')[0]).sort()).toEqual(texts)
  })
})

const sqliteShop = shopsOn('sqlite')

test('a stop does not wait for a mail server that hangs: the message is for the next start, at once', async () => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const box = await mailbox({ hold: () => held })
  const shop = await sqliteShop()
  await shop.store.write((trx) =>
    insertMessage(trx, {
      ...noorsLetter(),
      at: shop.clock.now(),
      sendAt: shop.clock.now(),
      suspect: false,
      channels: ['mail'],
    }),
  )
  const hanging = openOutbox({
    store: shop.store,
    jobs: channelsOf({ ...testConfig, ...byMail(box.port), store: shop.address }).map((channel) =>
      messageJob(shop.store, channel),
    ),
    now: shop.clock.now,
    failed: () => {},
    graceMs: 100,
  })
  const row = () => shop.store.db.selectFrom('contact_hand_on').selectAll().executeTakeFirst()
  await vi.waitFor(async () => expect(await row()).toMatchObject({ tries: 1 }))
  const begun = Date.now()
  await hanging.close()
  expect(Date.now() - begun).toBeLessThan(3000)
  expect(await row()).toMatchObject({ state: 'waiting', next_at: shop.clock.now() })
  release()
})

test('a stop that comes while a message is being taken does not wait for its mail', async () => {
  const shop = await sqliteShop()
  await shop.store.write((trx) =>
    insertMessage(trx, {
      ...noorsLetter(),
      at: shop.clock.now(),
      sendAt: shop.clock.now(),
      suspect: false,
      channels: ['mail'],
    }),
  )
  const gate = Promise.withResolvers<void>()
  const asked = vi.fn(async () => gate.promise)
  const outbox = openOutbox({
    store: {
      ...shop.store,
      write: async (job) => {
        await asked()
        return await shop.store.write(job)
      },
    },
    jobs: [messageJob(shop.store, { name: 'mail', hand: () => new Promise(() => {}) })],
    now: shop.clock.now,
    failed: () => {},
    graceMs: 10,
  })
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  const closed = outbox.close()
  setTimeout(gate.resolve, 100)
  await closed
  const row = await shop.store.db.selectFrom('contact_hand_on').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ state: 'waiting', next_at: shop.clock.now() })
}, 5000)
