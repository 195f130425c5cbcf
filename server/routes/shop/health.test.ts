// Disk, backup and mail: what the owner reads, and what is told by mail and web hook, once each, whatever restarts.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import type { Config } from '#server/config.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { saveBrand } from '#server/store/shop/brand-store.ts'
import { newKey, noorsLetter, noorsOrder } from '#server/testing/order-drafts.ts'
import { openHookReceiver } from '#server/testing/outside/hook-receiver.ts'
import { type Mailbox, openMailbox } from '#server/testing/outside/mailbox.ts'
import { day, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { backupFile } from '#work/shop/backup/folder.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const kept = <One extends { close(): Promise<void> }>(one: One): One => {
  open.push(one)
  return one
}

const byMail = ({ port }: Pick<Mailbox, 'port'>): Partial<Config> => ({
  publicUrl: 'https://noisette.example',
  mail: { smtp: `smtp://127.0.0.1:${port}`, from: 'hello@noisette.example', to: ['amira@noisette.example'] },
})

/** Every disk counts as nearly full, or none. */
const full = { health: { diskPercent: 100, diskBytes: 0, backupHours: 0 } }
const roomy = { health: { diskPercent: 0, diskBytes: 0, backupHours: 0 } }

/** A folder for backups, with one that was taken at this time. */
async function backupFolder(at?: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-health-'))
  open.push({ close: () => rm(folder, { recursive: true, force: true }) })
  if (at !== undefined) await writeFile(backupFile(folder, at), 'a backup')
  return folder
}

const taking = (folder: string): Partial<Config> => ({ backup: { folder, minutes: 60, hours: 24, days: 7, weeks: 3 } })

/** The clock moves on, and the server looks and sends what it has. */
async function pass(shop: TestShop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  await shop.app.caretaker.look()
  shop.app.outbox.wake()
  await shop.app.outbox.idle()
}

/** The mailed subjects in English. */
const subjects = (box: Mailbox) => box.mails.map(({ headers }) => headers.subject?.split(' / ').at(-1))

const health = async (shop: TestShop, lang: (typeof locales)[number] = 'en') =>
  await shop.ask('health.read', { lang }, { as: (await shop.staff()).amira })

async function addHook(shop: TestShop, lang: (typeof locales)[number]) {
  const to = kept(await openHookReceiver(0))
  const wish = { key: newKey(), url: to.url, events: ['alert.opened', 'alert.closed'] as const, lang }
  await shop.ask('hooks.add', { ...wish, events: [...wish.events] }, { as: (await shop.staff()).amira })
  return to
}

onBothEngines((openShop) => {
  test('[SAFE-7] a disk that is nearly full is told once by mail and web hook, and once more when there is room again, whatever restarts', async () => {
    const box = kept(await openMailbox())
    const folder = await backupFolder()
    const config = { ...byMail(box), ...taking(folder), webHooks: 'anywhere' as const }
    const shop = await openShop({ config: { ...config, ...full } })
    const hook = await addHook(shop, 'ar')
    await pass(shop, minute)
    await pass(shop, minute)
    expect(subjects(box)).toEqual(['Noisette: the disk is nearly full'])
    const [told] = box.mails
    expect(told?.to).toEqual(['amira@noisette.example'])
    expect(told?.headers.subject).toContain('de schijf is bijna vol / ')
    expect(told?.headers.subject).toContain('le disque est presque plein')
    expect(told?.text).toMatch(/Only [\d.,]+ [GM]B of [\d.,]+ [GM]B are free on \S+\. Once it is full/)
    expect(told?.text).toContain('https://noisette.example/#/alerts')
    expect(hook.accepted).toMatchObject([
      {
        event: 'alert.opened',
        title: expect.stringContaining('القرص يكاد يمتلئ'),
        alert: { kind: 'disk', ended: null },
      },
    ])

    await shop.app.close()
    const stillFull = await shop.beside({ config: { ...config, ...full } })
    await pass(stillFull, minute)
    expect(box.mails).toHaveLength(1)

    await stillFull.app.close()
    const again = await shop.beside({ config: { ...config, ...roomy } })
    await pass(again, minute)
    await pass(again, minute)
    expect(subjects(box)).toEqual(['Noisette: the disk is nearly full', 'Over: Noisette: the disk is nearly full'])
    expect(box.mails[1]?.text).toContain('There is enough room again.')
    expect(box.mails[1]?.headers['in-reply-to']).toBe(told?.headers['message-id'])
    expect(hook.accepted.map(({ alert }) => [alert?.kind, alert?.ended])).toEqual([
      ['disk', null],
      ['disk', 'well'],
    ])
    expect(hook.count).toBe(2)
  })

  test('[SAFE-7] a backup that fails is told at once, its reason only to the owner, and is over with the next one', async () => {
    const box = kept(await openMailbox())
    const folder = await backupFolder()
    const config = { ...byMail(box), ...taking(folder) }
    const shop = await openShop({ config })
    await pass(shop, minute)
    shop.app.caretaker.backupTried('there are 3 MB free in /backups')
    await pass(shop, 0)
    expect(subjects(box)).toEqual(['Noisette: there is no new backup'])
    expect(box.mails[0]?.text).toContain(
      'The last one could not be taken; the log of the server says why. There is none',
    )
    expect(box.mails[0]?.text).not.toContain('3 MB')
    const { subsystems } = await health(shop)
    expect(subsystems.find(({ subsystem }) => subsystem === 'backup')).toMatchObject({
      condition: 'ill',
      reason: 'there are 3 MB free in /backups',
    })

    await shop.app.close()
    const again = await shop.beside({ config })
    await pass(again, minute)
    expect(box.mails).toHaveLength(1)
    await writeFile(backupFile(folder, again.clock.now()), 'a backup')
    again.app.caretaker.backupTried(null)
    await pass(again, minute)
    expect(subjects(box).slice(1)).toEqual(['Over: Noisette: there is no new backup'])
    expect(box.mails[1]?.text).toContain('There is a new backup.')
  })

  test('[SAFE-7] a backup that is too old is told with its age', async () => {
    const box = kept(await openMailbox())
    const shop = await openShop({ config: byMail(box) })
    const folder = await backupFolder(shop.clock.now())
    const taker = await shop.beside({ config: { ...byMail(box), ...taking(folder) } })
    await pass(taker, 3 * hour)
    expect(subjects(box)).toEqual([])
    await pass(taker, minute)
    expect(subjects(box)).toEqual(['Noisette: there is no new backup'])
    expect(box.mails[0]?.text).toContain('The newest is from 3 hours ago.')
    expect(box.mails[0]?.text).toContain('De nieuwste is van 3 uur geleden.')
  })

  test('[SAFE-7] mails that do not go out are told by web hook, and that they do again', async () => {
    const dead = await openMailbox()
    await dead.close()
    const shop = await openShop({ config: { ...byMail(dead), webHooks: 'anywhere' } })
    const hook = await addHook(shop, 'en')
    await shop.ask('contact.send', noorsLetter())
    await pass(shop, 0)
    await pass(shop, 14 * minute)
    expect(hook.accepted).toEqual([])
    await pass(shop, minute)
    expect(hook.accepted).toMatchObject([
      {
        title: 'Noisette: mails do not go out',
        message: 'Waiting to be sent: 1, the first for 15 minutes. The mail server does not accept it.',
        alert: { kind: 'mail' },
        url: 'https://noisette.example/#/alerts',
      },
    ])
    const box = kept(await openMailbox({ port: dead.port }))
    await pass(shop, 6 * hour)
    await pass(shop, minute)
    expect(hook.accepted.map(({ alert }) => alert?.ended)).toEqual([null, 'well'])
    expect(subjects(box)).toContain('Over: Noisette: mails do not go out')
  })

  test('[SAFE-7] the owner reads how everything is, and the latest alerts, in four languages; nobody else does', async () => {
    const folder = await backupFolder()
    const shop = await openShop({ config: { ...taking(folder), ...full } })
    await pass(shop, minute)
    const read = await health(shop)
    expect(read.subsystems.map(({ name, condition }) => [name, condition])).toEqual([
      ['Database', 'well'],
      ['Disk', 'ill'],
      ['Backup', 'well'],
      ['Mail', 'off'],
      ['Housekeeping', 'well'],
      ['Books and counts', 'off'],
      ['Boards', 'well'],
    ])
    expect(read.alerts).toMatchObject([{ kind: 'disk', title: 'The disk is nearly full', ended: null }])
    const texts = await Promise.all(locales.map(async (lang) => (await health(shop, lang)).subsystems))
    for (const place of read.subsystems.keys())
      expect(new Set(texts.map((all) => all[place]?.sentence)).size, `sentence ${place}`).toBe(4)
    const { jef, lotte } = await shop.staff()
    for (const as of [jef, lotte])
      expect((await shop.refused('health.read', { lang: 'en' }, { as })).refusal).toBe('not_allowed')
  })

  test('[SAFE-7] boards that are missing while orders wait are part of it', async () => {
    const shop = await openShop()
    await shop.ask('orders.place', noorsOrder())
    shop.clock.pass(2 * minute)
    await shop.app.watcher.look()
    const boards = async () => (await health(shop)).subsystems.find(({ subsystem }) => subsystem === 'boards')
    expect(await boards()).toMatchObject({
      condition: 'ill',
      sentence: 'Orders wait where no board is open: Antwerpen.',
    })
    const board = 'jefs-tablet-0123456789'
    await shop.ask('boards.beat', { branch: 'antwerpen', board }, { as: (await shop.staff()).jef })
    await shop.app.watcher.look()
    expect(await boards()).toMatchObject({ condition: 'well', sentence: 'Open now: 1.' })
  })

  test('[SAFE-7] a shop in one language is told in it', async () => {
    const box = kept(await openMailbox())
    const folder = await backupFolder()
    const shop = await openShop({ config: { ...byMail(box), ...taking(folder), ...full } })
    const brand = { ...neutralBrand, name: 'Chez Tine', languages: ['fr' as const] }
    await shop.store.write(async (trx) => {
      await saveBrand(trx, brand)
      await touchCatalogue(trx)
    })
    await pass(shop, minute)
    expect(box.mails.map(({ headers }) => headers.subject)).toEqual(['Chez Tine\u00a0: le disque est presque plein'])
  })

  test('[SAFE-7] what is over is forgotten after 90 days, and a server that stopped after two weeks', async () => {
    const folder = await backupFolder()
    const shop = await openShop({ config: { ...taking(folder), ...full } })
    await pass(shop, minute)
    await shop.app.close()
    const again = await shop.beside({ config: roomy })
    await pass(again, minute)
    expect((await health(again)).alerts).toHaveLength(1)
    again.clock.pass(91 * day)
    await tidyShop(again.store, again.clock.now())
    expect(await again.store.db.selectFrom('alert').selectAll().where('finding', 'is not', null).execute()).toEqual([])
    expect(await again.store.db.selectFrom('server_report').selectAll().execute()).toEqual([])
  })
})

describe('many servers on one PostgreSQL', () => {
  const openShop = shopsOn('postgres')

  test('[SAFE-7] tell each thing once', async () => {
    const box = kept(await openMailbox())
    const folder = await backupFolder()
    const config = { ...byMail(box), ...taking(folder), ...full }
    const shop = await openShop({ config })
    const others = [await shop.beside({ config }), await shop.beside({ config: { ...config, port: 3001 } })]
    const servers = [shop, ...others]
    shop.clock.pass(minute)
    await Promise.all(servers.map(({ app }) => app.caretaker.look()))
    for (const { app } of servers) app.outbox.wake()
    await Promise.all(servers.map(({ app }) => app.outbox.idle()))
    expect(subjects(box)).toEqual(['Noisette: the disk is nearly full'])
  })
})
