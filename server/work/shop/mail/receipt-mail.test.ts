// The receipt by mail: what it says in each language, to whom it goes, and what a strange address does.
import { afterEach, expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { saveCompany } from '#server/store/shop/legal-text-store.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { type Mailbox, openMailbox } from '#server/testing/outside/mailbox.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const boxes: Mailbox[] = []
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.close()
})

async function openBox(
  publicUrl: string | null = 'https://noisette.example',
): Promise<{ box: Mailbox; config: object }> {
  const box = await openMailbox()
  boxes.push(box)
  const mail = { smtp: `smtp://127.0.0.1:${box.port}`, from: 'Noisette <hello@noisette.example>', to: [] }
  return { box, config: { mail, publicUrl } }
}

async function sent({ app }: TestShop): Promise<void> {
  app.outbox.wake()
  await app.outbox.idle()
}

const email = 'noor@example.be'
const lines = [
  { item: 'cappuccino', quantity: 2, note: 'for my bad heart' },
  { item: 'brussels-waffle', quantity: 1 },
]
const addresses = ({ store }: TestShop) => store.db.selectFrom('receipt_mail').select(['email', 'state']).execute()

onBothEngines((openShop) => {
  test('[PUSH-2] Noor gets her order by mail: code, time, lines, VAT and what is to pay, as text and as HTML', async () => {
    const { box, config } = await openBox()
    const shop = await openShop({ config })
    await shop.store.write((trx) => saveCompany(trx, { ...blankCompany, name: 'Noisette bv', number: '0417.497.106' }))
    const { jef } = await shop.staff()
    const { id, token, code } = await shop.ask('orders.place', noorsOrder({ lines }))
    expect(await shop.ask('news.offer', { token })).toMatchObject({ mails: true, mailed: null })
    await shop.ask('news.mail', { token, lang: 'en', email: ` ${email} ` })
    await sent(shop)
    const [mail] = box.mails
    expect(mail?.to).toEqual([email])
    expect(mail?.headers).toMatchObject({ subject: expect.stringContaining(`${code}, Antwerpen`) })
    expect(mail?.headers['content-type']).toContain('multipart/alternative')
    for (const said of [
      `Your code: ${code}`,
      'Ready around 4 March 2026 at 09:',
      '2 × Cappuccino: €6.40',
      'Of which VAT \u20666 %\u2069, on €',
      'To pay: €',
      `https://noisette.example/#/track/${token}`,
      'Noisette bv',
      'This mail is not a VAT receipt.',
    ])
      expect(mail?.text).toContain(said)
    for (const said of [
      '<html lang="en" dir="ltr">',
      '2 × Cappuccino</td>',
      '€6.40</td>',
      'Noisette bv',
      `>${code}</bdi>`,
      'Of which VAT \u20666 %\u2069, on €',
      `href="https://noisette.example/#/track/${token}"`,
    ])
      expect(mail?.html).toContain(said)
    for (const secret of ['bad heart', '470']) expect(`${mail?.text} ${mail?.html}`).not.toContain(secret)
    expect(await addresses(shop)).toEqual([{ email: '', state: 'done' }])
    expect(await shop.ask('news.offer', { token })).toMatchObject({ mailed: 'done' })

    await shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' }, { as: jef })
    await shop.ask('news.mail', { token, lang: 'en', email })
    await sent(shop)
    expect(box.mails[1]?.text).toContain('Card at the counter: €')
    expect(box.mails[1]?.text).not.toContain('To pay')
  })

  test('[PUSH-2] it is in the customer’s language, in Arabic from the right', async () => {
    const { box, config } = await openBox()
    const shop = await openShop({ config })
    for (const lang of locales) {
      const { token } = await shop.ask('orders.place', noorsOrder({ lines }))
      await shop.ask('news.mail', { token, lang, email })
    }
    await sent(shop)
    const thanks = [
      'Thank you for your order.',
      'Bedankt voor je bestelling.',
      'Merci pour votre commande.',
      'شكرًا لطلبك.',
    ]
    expect(box.mails.map(({ text }) => text.split('\n')[0]).sort()).toEqual(thanks.sort())
    expect(box.mails.filter(({ html }) => html.includes('<html lang="ar" dir="rtl">'))).toHaveLength(1)
  })

  test('[PUSH-2] line breaks, other addresses behind a comma and no address are refused, and nothing is sent', async () => {
    const { box, config } = await openBox()
    const shop = await openShop({ config })
    const { token } = await shop.ask('orders.place', noorsOrder())
    for (const wrong of [
      'noor@example.be\r\nBcc: all@example.be',
      'noor@example.be\nSubject: Hello',
      'noor@example.be, jef@example.be',
      '<noor@example.be>',
      'noor',
      '',
    ]) {
      const refused = await shop.refused('news.mail', { token, lang: 'en', email: wrong })
      expect(refused.problems, wrong).toMatchObject([{ problem: 'email_invalid', field: 'email' }])
    }
    await sent(shop)
    expect(box.mails).toEqual([])
    expect(await addresses(shop)).toEqual([])
  })

  test('[PUSH-2] without an address of the shop the mail leads nowhere, whatever address the request claims', async () => {
    const { box, config } = await openBox(null)
    const shop = await openShop({ config })
    const { token } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('news.mail', { token, lang: 'en', email })
    await sent(shop)
    expect(box.mails).toHaveLength(1)
    expect(`${box.mails[0]?.text} ${box.mails[0]?.html}`).not.toMatch(/https?:|Follow your order/)
  })

  test('[PUSH-2] three mails at most; a shop without mail offers none; an unknown token is told so', async () => {
    const { box, config } = await openBox()
    const shop = await openShop({ config })
    const { token } = await shop.ask('orders.place', noorsOrder())
    for (let n = 0; n < 3; n++) {
      await shop.ask('news.mail', { token, lang: 'nl', email })
      await sent(shop)
    }
    expect((await shop.refused('news.mail', { token, lang: 'nl', email })).refusal).toBe('mailed_enough')
    expect((await shop.refused('news.mail', { token: 'ZZZZ9999', lang: 'nl', email })).refusal).toBe('token_unknown')
    expect(new Set(box.mails.map(({ headers }) => headers['message-id'])).size).toBe(3)
    const silent = await openShop()
    const other = await silent.ask('orders.place', noorsOrder())
    expect(await silent.ask('news.offer', { token: other.token })).toMatchObject({ mails: false })
    expect((await silent.refused('news.mail', { token: other.token, lang: 'nl', email })).refusal).toBe('mail_off')
  })

  test('[PUSH-2] an address that waits while the mail server is away is erased with the customer', async () => {
    const { box, config } = await openBox()
    const shop = await openShop({ config })
    const { jef } = await shop.staff()
    await box.close()
    boxes.splice(0)
    const { id, token } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('news.mail', { token, lang: 'nl', email })
    await sent(shop)
    expect(await addresses(shop)).toEqual([{ email, state: 'waiting' }])
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    await shop.ask('orders.eraseOwn', { token, given: 'Noor' })
    expect(await addresses(shop)).toEqual([])
  })
})
