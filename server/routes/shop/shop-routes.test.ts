// The delivery message, read by customers at once.
import { beforeAll, expect, test } from 'vitest'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  test('[F-37] the delivery message can be switched off, and its words are kept; an older database shows its own', async () => {
    const message = { en: 'We deliver on Fridays' }
    const read = async () => (await shop.ask('menu.read', { lang: 'en' })).message
    await shop.ask('shop.setMessage', { message, shown: false }, { as: staff.lotte })
    expect(await read()).toBeNull()
    expect(await shop.ask('shop.read', {}, { as: staff.jef })).toMatchObject({ message, messageShown: false })
    await shop.ask('shop.setMessage', { message: {}, shown: false }, { as: staff.lotte })
    expect(await read()).toBeNull()
    await shop.ask('shop.setMessage', { message, shown: true }, { as: staff.lotte })
    expect(await read()).toBe('We deliver on Fridays')
    await shop.store.write(async (trx) => {
      await trx.deleteFrom('setting').where('key', '=', 'delivery.shown').execute()
      await touchCatalogue(trx)
    })
    expect(await read()).toBe('We deliver on Fridays')
    await shop.ask('shop.setMessage', { message: {} }, { as: staff.lotte })
    expect(await read()).toBe('')
  })

  test('[SHOP-2] the delivery message is read in each language, and empty brings the default back', async () => {
    const message = { en: 'We deliver on Fridays', nl: 'Wij leveren op vrijdag' }
    await shop.ask('shop.setMessage', { message }, { as: staff.lotte })
    const read = async (lang: 'en' | 'nl' | 'fr') => (await shop.ask('menu.read', { lang })).message
    expect([await read('en'), await read('nl'), await read('fr')]).toEqual([message.en, message.nl, message.en])
    expect((await shop.ask('shop.read', {}, { as: staff.jef })).message).toEqual(message)
    await shop.ask('shop.setMessage', { message: { en: '', nl: '' } }, { as: staff.lotte })
    expect(await read('nl')).toBe('')
    const long = await shop.refused('shop.setMessage', { message: { en: 'x'.repeat(501) } }, { as: staff.lotte })
    expect(long.problems).toEqual([{ problem: 'bad_input', field: 'message.en' }])
  })
})
