// Accounts that wait for the owner: limited, read in pages, removed by the owner or after a time.
import { beforeEach, expect, test } from 'vitest'
import { waitingLimits } from '#domain/people/staff.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { day } from '#server/testing/test-clock.ts'
import { passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const asks = (name: string, from: string) =>
    shop.reply('account.signUp', { name, password: passwordOf(name) }, { from })
  const list = (page?: number) => shop.ask('staff.list', page ? { page } : {}, { as: staff.amira })
  /** As many rows as an older version would have let in. */
  const crowd = (count: number) =>
    shop.store.write(async (trx) => {
      const row = { password: '', state: 'pending', owner: 0, asked_at: shop.clock.now(), asked_from: null }
      for (let done = 0; done < count; done += 1000)
        await trx
          .insertInto('staff')
          .values(
            Array.from({ length: Math.min(1000, count - done) }, (_, place) => {
              const name = `guest ${done + place}`
              return { ...row, name, name_key: name }
            }),
          )
          .execute()
    })

  test('[F-49] 33,000 waiting accounts are read by pages, and removed at once', async () => {
    await crowd(33_000)
    const first = await list()
    expect(first.waiting).toEqual({ count: 33_000, page: 1, pages: 660, readAt: shop.clock.now() })
    expect(first.accounts.filter(({ state }) => state === 'pending')).toHaveLength(waitingLimits.page)
    expect(first.accounts.filter(({ state }) => state === 'active').map(({ name }) => name)).toEqual([
      'Amira',
      'Jef',
      'Lotte',
    ])
    const last = await list(100_000)
    expect(last.waiting.page).toBe(660)
    expect(last.accounts[0]?.name).toBe('guest 32950')
    const removed = await shop.ask('staff.dismissAll', { askedUpTo: shop.clock.now() }, { as: staff.amira })
    expect(removed).toEqual({ removed: 33_000 })
    expect((await list()).accounts).toHaveLength(3)
  })

  test('[F-49] the owner removes one that waits; nobody who works here can be removed so', async () => {
    await asks('Nadia', '10.9.0.1')
    const id = (await list()).accounts[0]?.id ?? 0
    await shop.ask('staff.dismiss', { id }, { as: staff.amira })
    expect((await list()).waiting.count).toBe(0)
    for (const gone of [id, staff.jef.id])
      expect((await shop.refused('staff.dismiss', { id: gone }, { as: staff.amira })).refusal).toBe('not_found')
    expect((await asks('Nadia', '10.9.0.1')).ok).toBe(true)
  })

  test('[F-49] removing all leaves who asked after the list was read', async () => {
    await asks('Nadia', '10.9.0.1')
    const read = shop.clock.now()
    shop.clock.pass(1000)
    await asks('Tim', '10.9.0.1')
    expect(await shop.ask('staff.dismissAll', { askedUpTo: read }, { as: staff.amira })).toEqual({ removed: 1 })
    expect((await list()).accounts[0]?.name).toBe('Tim')
  })

  test('[F-49] who waits falls away after 14 days, who was decided about does not', async () => {
    await asks('Nadia', '10.9.0.1')
    shop.clock.pass(13 * day)
    await asks('Tim', '10.9.0.1')
    shop.clock.pass(day + 1)
    await tidyShop(shop.store, shop.clock.now())
    expect(
      (await shop.store.db.selectFrom('staff').select('name').orderBy('name').execute()).map(({ name }) => name),
    ).toEqual(['Amira', 'Jef', 'Lotte', 'Tim'])
  })

  test('[F-49] ten may wait from one network, two hundred in the shop; then it is refused in words', async () => {
    for (let time = 0; time < waitingLimits.network; time++)
      expect((await asks(`guest ${time} here`, '10.9.0.1')).ok).toBe(true)
    shop.clock.pass(day)
    const again = await shop.beside()
    const refused = await again.refused(
      'account.signUp',
      { name: 'Tim', password: 'hazelnut spread' },
      { from: '10.9.0.1' },
    )
    expect(refused).toMatchObject({ status: 409, refusal: 'waiting_full' })
    expect((await asks('Tim', '10.9.0.2')).ok).toBe(true)
    await crowd(waitingLimits.shop - waitingLimits.network - 1)
    expect(await asks('Roos', '10.9.0.3')).toMatchObject({ ok: false, refusal: { refusal: 'waiting_full' } })
  })

  test('[F-49] the network is kept as a mark only, and no longer than the account waits', async () => {
    await asks('Nadia', '203.0.113.9')
    const mark = async () =>
      (
        await shop.store.db
          .selectFrom('staff')
          .select('asked_from')
          .where('name', '=', 'Nadia')
          .executeTakeFirstOrThrow()
      ).asked_from
    expect(await mark()).toMatch(/^[\w-]{22}$/)
    const id = (await list()).accounts[0]?.id ?? 0
    await shop.ask(
      'staff.appoint',
      { id, state: 'active', branches: [{ branch: 'antwerpen', role: 'barista' }] },
      { as: staff.amira },
    )
    expect(await mark()).toBeNull()
  })
})
