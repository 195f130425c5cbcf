// The regions of a chain: made, renamed, ordered and removed by the owner, and the one region of each branch.
import { beforeEach, expect, test } from 'vitest'
import type { OwnBranch } from '#contract/index.ts'
import { gentSettings } from '#server/testing/test-branch-settings.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const north = { nl: 'Noord', en: 'North' }
const south = { nl: 'Zuid', en: 'South' }

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  const read = () => shop.ask('regions.read', {}, { as: staff.amira })
  const save = async (
    regions: readonly { readonly id?: string; readonly name: { readonly [lang: string]: string } }[],
  ) => await shop.reply('regions.save', { version: (await read()).version, regions }, { as: staff.amira })
  const branch = async (id: string): Promise<OwnBranch> => {
    const { branches } = await shop.ask('branches.read', {}, { as: staff.amira })
    const found = branches.find((one) => one.id === id)
    if (!found) throw new Error(`there is no branch ${id}`)
    return found
  }
  const move = async (id: string, region: string | null) => {
    const { version, ...settings } = await branch(id)
    return await shop.reply('branches.save', { id, version, settings: { ...settings, region } }, { as: staff.amira })
  }

  test('[CHAIN-2] the owner makes, renames, orders and removes regions, and puts a branch into one', async () => {
    expect((await read()).regions).toEqual([])
    await save([{ name: north }, { name: south }])
    expect(await move('antwerpen', 'noord')).toMatchObject({ ok: true, value: { region: 'noord' } })
    await save([
      { id: 'zuid', name: south },
      { id: 'noord', name: { nl: 'Het noorden' } },
    ])
    expect((await read()).regions).toEqual([
      { id: 'zuid', name: south, branches: 0, members: 0, things: 0 },
      { id: 'noord', name: { nl: 'Het noorden' }, branches: 1, members: 0, things: 0 },
    ])
    const { regions, branches } = await shop.ask('menu.readAll', { lang: 'nl' }, { as: staff.jef })
    expect(regions.map(({ name }) => name)).toEqual(['Zuid', 'Het noorden'])
    expect(branches.map(({ region }) => region)).toEqual(['noord', undefined, undefined])

    expect(await save([{ id: 'zuid', name: south }])).toMatchObject({
      status: 409,
      refusal: { refusal: 'region_in_use' },
    })
    await move('antwerpen', null)
    expect(await save([{ id: 'zuid', name: south }])).toMatchObject({ ok: true })
    expect((await branch('antwerpen')).region).toBeNull()
  })

  test('[CHAIN-2] a region is removed although a removed branch was in it, which comes back in none', async () => {
    await save([{ name: north }])
    await move('merksem', 'noord')
    await shop.ask('branches.remove', { id: 'merksem' }, { as: staff.amira })
    expect(await save([])).toMatchObject({ ok: true })
    await shop.ask('branches.show', { id: 'merksem' }, { as: staff.amira })
    expect((await branch('merksem')).region).toBeNull()
  })

  test('[CHAIN-2] a page that knows no regions leaves a branch in its own, and a new branch is in the one it is put into', async () => {
    await save([{ name: north }])
    await move('antwerpen', 'noord')
    const { version, region: _, ...settings } = await branch('antwerpen')
    const wish = { id: 'antwerpen', version, settings: { ...settings, tables: 3 } }
    expect((await shop.ask('branches.save', wish, { as: staff.amira })).region).toBe('noord')
    const added = { settings: { ...gentSettings, region: 'noord' } }
    expect((await shop.ask('branches.add', added, { as: staff.amira })).region).toBe('noord')
    expect(
      (await shop.ask('branches.add', { settings: { ...gentSettings, phone: '09 223 32 33' } }, { as: staff.amira }))
        .region,
    ).toBeNull()
  })

  test('[CHAIN-2] what cannot be is refused at its field, and nothing changes', async () => {
    await save([{ name: north }])
    const before = await read()
    const wrong = (problem: string, field: string) => ({ status: 400, refusal: { problems: [{ problem, field }] } })
    expect(await move('antwerpen', 'gone')).toMatchObject(wrong('region_unknown', 'region'))
    expect(
      await shop.reply('branches.add', { settings: { ...gentSettings, region: 'gone' } }, { as: staff.amira }),
    ).toMatchObject(wrong('region_unknown', 'region'))
    expect(await move('antwerpen', ['noord', 'zuid'] as never)).toMatchObject(wrong('bad_input', 'settings.region'))
    expect(await save([{ id: 'noord', name: north }, { name: { en: 'north' } }])).toMatchObject(
      wrong('region_name_taken', 'regions.1.name'),
    )
    expect(await save([{ id: 'noord', name: north, parent: 'noord' } as never])).toMatchObject({ status: 400 })
    expect(await save([{ id: 'gone', name: south }])).toMatchObject(wrong('region_unknown', 'regions.0'))
    expect(await shop.reply('regions.save', { version: 'earlier', regions: [] }, { as: staff.amira })).toMatchObject({
      status: 409,
      refusal: { refusal: 'changed_meanwhile' },
    })
    for (const as of [staff.lotte, staff.jef])
      expect(await shop.reply('regions.save', { version: before.version, regions: [] }, { as })).toMatchObject({
        status: 403,
      })
    expect(await read()).toEqual(before)
    expect((await branch('antwerpen')).region).toBeNull()
  })

  test('[CHAIN-2] the log names the regions that there are from then on', async () => {
    await save([{ name: north }, { name: south }])
    const { entries } = await shop.ask('log.list', { kind: 'branches' }, { as: staff.amira })
    expect(entries[0]).toMatchObject({ act: 'regions.save', staffName: 'Amira', data: { regions: 'North, South' } })
  })
})
