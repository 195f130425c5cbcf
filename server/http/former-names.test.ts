// Staff pages that were opened before a field of the contract was renamed keep working.
import { expect, test } from 'vitest'
import { shopsOn } from '../testing/shop.ts'

const openShop = shopsOn('sqlite')
const changedMeanwhile = { status: 409, refusal: { refusal: 'changed_meanwhile' } }

test('[EDIT-3] an item is saved by its mark, unless somebody else changed it', async () => {
  const shop = await openShop()
  const { amira } = await shop.staff()
  const { items } = await shop.ask('items.read', {}, { as: amira })
  const { version, ...read } = items.find(({ id }) => id === 'espresso') ?? { version: '' }
  expect(read).toMatchObject({ mark: version })
  expect(await shop.reply('items.save', { ...read, price: 290 }, { as: amira })).toMatchObject({ ok: true })
  expect(await shop.reply('items.save', { ...read, price: 300 }, { as: amira })).toMatchObject(changedMeanwhile)
})

test('[HOME-6] an entry of the landing page is saved and removed by the version that was seen', async () => {
  const shop = await openShop()
  const { amira } = await shop.staff()
  const save = async (seen: string | null, en: string) => {
    const entry = { kind: 'testimonial', name: 'Zoë', branch: 'merksem', text: { en } }
    return await shop.reply('content.save', { id: 'zoe', seen, entry }, { as: amira })
  }
  const remove = (seen: string) => shop.reply('content.remove', { kind: 'testimonial', id: 'zoe', seen }, { as: amira })
  const added = await save(null, 'Lovely buns')
  const version = added.ok ? added.value.version : ''
  expect(await save('another', 'Lovely, lovely buns')).toMatchObject(changedMeanwhile)
  expect(await save(version, 'Lovely, lovely buns')).toMatchObject({ ok: true })
  expect(await remove(version)).toMatchObject(changedMeanwhile)
  const [stored] = (await shop.ask('content.readAll', {}, { as: amira })).entries.filter(({ id }) => id === 'zoe')
  expect(await remove(stored?.version ?? '')).toMatchObject({ ok: true })
})
