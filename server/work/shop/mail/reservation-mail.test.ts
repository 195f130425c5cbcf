// Reservations mailed to their branch through a real mail server: each once, none lost, and no header made by a guest.
import { afterEach, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { newKey, noorsTable } from '#server/testing/order-drafts.ts'
import { type Mailbox, openMailbox } from '#server/testing/outside/mailbox.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const boxes: Mailbox[] = []
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.close()
})

async function mailbox(port = 0): Promise<Mailbox> {
  const box = await openMailbox({ port })
  boxes.push(box)
  return box
}

const byMail = (port: number): Partial<Config> => ({
  mail: {
    smtp: `smtp://127.0.0.1:${port}`,
    from: 'Noisette <hello@noisette.example>',
    to: ['amira@noisette.example'],
  },
})

const addressOf = async (shop: TestShop, branch: string) =>
  (await shop.store.catalogue.current(shop.store.db)).branches.find(({ id }) => id === branch)?.email ?? ''

async function later(shop: TestShop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  shop.app.outbox.wake()
  await shop.app.outbox.idle()
}

onBothEngines((openShop) => {
  test('[F-35] a reservation is mailed to the address of its branch, once, in plain words', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    const wish = noorsTable({ name: 'Zoë نور' })
    const { id } = await shop.ask('reservations.place', wish)
    await shop.ask('reservations.place', wish)
    await shop.app.outbox.idle()
    expect(box.mails).toHaveLength(1)
    const [mail] = box.mails
    expect(mail).toMatchObject({
      from: 'hello@noisette.example',
      to: [await addressOf(shop, 'antwerpen')],
      headers: { subject: 'Reservatie / Réservation / Reservation: 05/03/2026 12:00 (2)' },
    })
    expect(mail?.headers['content-type']).toMatch(/^text\/plain/)
    for (const words of [
      'New reservation at Antwerpen.',
      '05/03/2026, 12:00 – ',
      'Zoë نور',
      '+32 470 12 34 56',
      `No. ${id}`,
    ])
      expect(mail?.text).toContain(words)
  })

  test('[F-35] a name with line breaks begins no header and no line of its own', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    await shop.ask('reservations.place', noorsTable({ name: 'Noor\r\nBcc: all@voorbeeld.example\r\n\r\nevil' }))
    await shop.app.outbox.idle()
    expect(box.mails[0]?.to).toEqual([await addressOf(shop, 'antwerpen')])
    expect(box.mails[0]?.headerNames).not.toContain('bcc')
    expect(box.mails[0]?.text).toMatch(/^Noor Bcc: all@voorbeeld\.example evil$/m)
  })

  test('[F-35] a changed one is mailed anew; one that moved is told to both branches', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box.port) })
    const wish = noorsTable()
    let replaces: string | undefined
    const place = async (change: object) => {
      const key = newKey()
      await shop.ask('reservations.place', { ...wish, ...change, key, ...(replaces && { replaces }) })
      replaces = key
      await shop.app.outbox.idle()
    }
    await place({})
    await place({ persons: 3 })
    expect(box.mails.at(-1)?.text).toContain('A reservation at Antwerpen was changed.')
    await place({ persons: 3, branch: 'merksem' })
    expect(box.mails).toHaveLength(4)
    const [one, other] = box.mails.slice(2)
    expect([one?.to, other?.to].flat().sort()).toEqual(
      [await addressOf(shop, 'antwerpen'), await addressOf(shop, 'merksem')].sort(),
    )
    expect(`${one?.text}${other?.text}`).toContain('no longer at Antwerpen but at Merksem')
    expect(`${one?.text}${other?.text}`).toContain('New reservation at Merksem.')
  })

  test('[F-35] a mail server that is down holds nobody up and gets it when it is back; what was cancelled is not mailed', async () => {
    const gone = await openMailbox()
    await gone.close()
    const shop = await openShop({ config: byMail(gone.port) })
    const kept = await shop.ask('reservations.place', noorsTable())
    const cancelled = await shop.ask('reservations.place', noorsTable({ time: 14 * 60, key: newKey() }))
    await shop.app.outbox.idle()
    const { amira } = await shop.staff()
    await shop.ask('reservations.cancel', { id: cancelled.id }, { as: amira })
    await shop.app.close()
    const box = await mailbox(gone.port)
    shop.clock.pass(minute)
    const again = await shop.beside({ config: byMail(gone.port) })
    await again.app.outbox.idle()
    await later(again, 5 * minute)
    expect(box.mails).toHaveLength(1)
    expect(box.mails[0]?.text).toContain(`No. ${kept.id}`)
  })

  test('[F-35] without mail nothing is kept for it', async () => {
    const shop = await openShop()
    await shop.ask('reservations.place', noorsTable())
    expect(await shop.store.db.selectFrom('reservation_mail').selectAll().execute()).toEqual([])
  })
})
