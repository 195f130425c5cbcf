// Posts for a region: they hold at each of its branches, from the moment one joins it until it leaves.
import { beforeEach, expect, test } from 'vitest'
import type { BranchRole } from '#domain/people/roles.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import type { Person, Staff } from '#server/testing/test-people.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  /** Works in the region of Antwerp and nowhere else. */
  let rosa: Person
  let version: string
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
    const { regions, version: read } = await saveRegions([{ name: { nl: 'Antwerpen' } }, { name: { nl: 'Brussel' } }])
    expect(regions.map(({ id }) => id)).toEqual(['antwerpen', 'brussel'])
    version = read
    await move('antwerpen', 'antwerpen')
    await shop.hire('Rosa', {})
    await appoint('Rosa', [{ region: 'antwerpen', role: 'manager' }])
    rosa = await shop.signIn('Rosa')
  })

  const saveRegions = async (regions: readonly { readonly id?: string; readonly name: { readonly nl: string } }[]) => {
    const now = await shop.ask('regions.read', {}, { as: staff.amira })
    return await shop.ask('regions.save', { version: now.version, regions }, { as: staff.amira })
  }
  const move = async (id: string, region: string | null) => {
    const { branches } = await shop.ask('branches.read', {}, { as: staff.amira })
    const { version: before, ...settings } = branches.find((one) => one.id === id) ?? { version: '', ...gentSettings }
    const wish = { id, version: before, settings: { ...settings, region } }
    return await shop.ask('branches.save', wish, { as: staff.amira })
  }
  const account = async (name: string) => {
    const { accounts } = await shop.ask('staff.list', {}, { as: staff.amira })
    return accounts.find((one) => one.name === name)
  }
  const appoint = async (name: string, regions: readonly { readonly region: string; readonly role: BranchRole }[]) =>
    await shop.ask('staff.appoint', { id: (await account(name))?.id ?? 0, regions }, { as: staff.amira })
  const listStatus = async (branch: string, as = rosa) => (await shop.reply('orders.list', { branch }, { as })).status

  test('[CHAIN-2] a post for a region holds at a branch that joins it later, and ends with the one that leaves', async () => {
    expect([await listStatus('antwerpen'), await listStatus('merksem')]).toEqual([200, 403])
    await move('merksem', 'antwerpen')
    expect([await listStatus('antwerpen'), await listStatus('merksem')]).toEqual([200, 200])
    await move('antwerpen', 'brussel')
    expect([await listStatus('antwerpen'), await listStatus('merksem')]).toEqual([403, 200])
    const { member } = await shop.ask('account.read', {}, { as: rosa })
    expect(member?.branches).toEqual([{ branch: 'merksem', role: 'manager' }])
    await shop.ask('branches.add', { settings: { ...gentSettings, region: 'antwerpen' } }, { as: staff.amira })
    expect(await listStatus('gent')).toBe(200)
  })

  test('[CHAIN-2] the owner reads the post for the region, and not its branches, and takes it away', async () => {
    expect(await account('Rosa')).toMatchObject({
      branches: [],
      regions: [{ region: 'antwerpen', role: 'manager' }],
    })
    // A branch of its own beside the region, and a second post for the same branch.
    const own = { id: rosa.id, branches: [{ branch: 'antwerpen', role: 'barista' as const }] }
    expect(await shop.ask('staff.appoint', own, { as: staff.amira })).toMatchObject({
      branches: own.branches,
      regions: [{ region: 'antwerpen', role: 'manager' }],
    })
    rosa = await shop.signIn('Rosa')
    await shop.ask('displays.list', { branch: 'antwerpen' }, { as: rosa })
    await appoint('Rosa', [])
    rosa = await shop.signIn('Rosa')
    expect(await shop.refused('displays.list', { branch: 'antwerpen' }, { as: rosa })).toMatchObject({
      refusal: 'not_allowed',
    })
    expect(await listStatus('antwerpen')).toBe(200)
  })

  test('[CHAIN-2] a region for which somebody works is not removed, and nobody is appointed for one that is gone', async () => {
    await move('antwerpen', null)
    const left = [{ id: 'brussel', name: { nl: 'Brussel' } }]
    expect(await shop.refused('regions.save', { version, regions: left }, { as: staff.amira })).toMatchObject({
      status: 409,
      refusal: 'region_in_use',
    })
    const { regions } = await shop.ask('regions.read', {}, { as: staff.amira })
    expect(regions[0]).toMatchObject({ id: 'antwerpen', branches: 0, members: 1 })
    await appoint('Rosa', [])
    await saveRegions(left)
    const wish = { id: rosa.id, regions: [{ region: 'antwerpen', role: 'manager' as const }] }
    expect(await shop.refused('staff.appoint', wish, { as: staff.amira })).toMatchObject({
      status: 422,
      refusal: 'region_unknown',
    })
    const twice = {
      id: rosa.id,
      regions: [...wish.regions, ...wish.regions].map((one) => ({ ...one, region: 'brussel' })),
    }
    expect((await shop.refused('staff.appoint', twice, { as: staff.amira })).refusal).toBe('bad_input')
    expect(await account('Rosa')).toMatchObject({ branches: [], regions: [] })
  })

  test('[CHAIN-2] [J-83] who manages every region of the shop may take something off the menu, and who manages one may not', async () => {
    const off = async () => (await shop.reply('items.remove', { id: 'egg-bagel' }, { as: rosa })).status
    expect(await off()).toBe(403)
    for (const branch of ['merksem', 'etterbeek']) await move(branch, 'brussel')
    expect(await off()).toBe(403)
    await appoint('Rosa', [
      { region: 'antwerpen', role: 'manager' },
      { region: 'brussel', role: 'manager' },
    ])
    rosa = await shop.signIn('Rosa')
    expect(await off()).toBe(200)
  })

  test('[CHAIN-2] open streams follow: they end when a branch joins or leaves the region', async () => {
    const address = await shop.listen()
    const stream = await listenTo(address, { branches: ['antwerpen'], as: rosa })
    await stream.live()
    const jefs = await listenTo(address, { branches: ['antwerpen'], as: staff.jef })
    await jefs.live()
    await move('antwerpen', 'brussel')
    await stream.over()
    await shop.ask('orders.place', noorsOrder())
    await jefs.until(3)
    expect(jefs.names).toContain('orders.placed')
    expect(stream.names).not.toContain('orders.placed')
    expect((await listenTo(address, { branches: ['antwerpen'], as: rosa })).status).toBe(403)
    jefs.close()
  })

  test('[CHAIN-2] [SAFE-6] who manages a region needs a second factor where managers do, also while no branch is in it', async () => {
    await move('antwerpen', null)
    await shop.ask('factors.setRule', { reach: 'managers' }, { as: staff.amira })
    const reply = await shop.ask('account.signIn', { name: 'Rosa', password: rosa.password })
    expect(reply.member.mustSetUp).toBe(true)
  })
})
