// How the owner sets up online payment: the key, which nobody sees again, and two owners at once (PAY-2).
import { afterEach, expect, test } from 'vitest'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

onBothEngines((openShop) => {
  test('[PAY-2] the key is in no answer, no log and no row of the database', async () => {
    const lines: string[] = []
    const { shop, mollie, placeToPay } = await openPayingShop(openShop, {
      config: { logLevel: 'debug' },
      logTo: { write: (line: string) => void lines.push(line) },
    })
    const { amira } = await shop.staff()
    await placeToPay()
    mollie.keys = []
    const state = await shop.ask('payments.read', {}, { as: amira })
    expect(state).toMatchObject({ key: { mode: 'test', ends: mollie.key.slice(-4) }, problem: 'key_refused' })
    const { entries } = await shop.ask('log.list', {}, { as: amira })
    const settings = await shop.store.db.selectFrom('setting').selectAll().execute()
    for (const said of [JSON.stringify(state), JSON.stringify(entries), JSON.stringify(settings), lines.join('\n')])
      expect(said).not.toContain(mollie.key)
  })

  test('[PAY-2] a key that the provider does not know is not kept, and one that is removed ends paying online', async () => {
    const { shop, mollie } = await openPayingShop(openShop)
    const { amira, lotte } = await shop.staff()
    const { version } = await shop.ask('payments.read', {}, { as: amira })
    for (const key of ['', 'hello', `live_${'a'.repeat(30)}`])
      expect(await shop.refused('payments.setKey', { key, version }, { as: amira })).toMatchObject({
        refusal: 'payment_key_refused',
      })
    expect(await shop.refused('payments.read', {}, { as: lotte })).toMatchObject({ refusal: 'not_allowed' })
    mollie.faults.down = true
    expect(await shop.refused('payments.setKey', { key: mollie.key, version }, { as: amira })).toMatchObject({
      refusal: 'payments_down',
    })
    mollie.faults.down = false
    await shop.ask('payments.setKey', { key: null, version }, { as: amira })
    const offer = await shop.ask('payments.offer', { branch: 'antwerpen', total: 320, lang: 'en' })
    expect(offer.places).toEqual(['counter'])
  })

  test('[PAY-2] every page knows of test mode from the menu, as long as a branch offers paying online', async () => {
    const { shop } = await openPayingShop(openShop)
    const { amira, jef } = await shop.staff()
    const testPay = async () => {
      const forGuests = await shop.ask('menu.read', {})
      const forStaff = await shop.ask('menu.readAll', {}, { as: jef })
      expect(forStaff.testPay).toBe(forGuests.testPay)
      return forGuests.testPay
    }
    expect(await testPay()).toBe(true)
    const { version } = await shop.ask('payments.read', {}, { as: amira })
    const { version: next } = await shop.ask('payments.save', { version, methods: [], branches: {} }, { as: amira })
    expect(await testPay()).toBeUndefined()
    await shop.ask('payments.setKey', { key: null, version: next }, { as: amira })
    expect(await testPay()).toBeUndefined()
  })

  test('[PAY-2] two owners at once: the second one is told, and nothing is lost', async () => {
    const { shop } = await openPayingShop(openShop)
    const { amira } = await shop.staff()
    const { version, branches } = await shop.ask('payments.read', {}, { as: amira })
    const sent = JSON.parse(JSON.stringify(branches))
    const first = { version, methods: ['bancontact'], branches: sent }
    await shop.ask('payments.save', first, { as: amira })
    await shop.ask('payments.save', first, { as: amira })
    const second = await shop.refused('payments.save', { version, methods: ['kbc'], branches: sent }, { as: amira })
    expect(second).toMatchObject({ refusal: 'changed_meanwhile' })
    expect(await shop.ask('payments.read', {}, { as: amira })).toMatchObject({ methods: ['bancontact'] })
    const offer = await shop.ask('payments.offer', { branch: 'antwerpen', total: 320, lang: 'en' })
    expect(offer.methods.map(({ id }) => id)).toEqual(['bancontact'])
  })

  test('[PAY-2] the owner’s test payment is seen to arrive, and its euro goes back', async () => {
    const { shop, mollie, look, balance } = await openPayingShop(openShop)
    const { amira } = await shop.staff()
    await shop.ask('payments.try', { lang: 'en' }, { as: amira })
    const [payment] = mollie.book.payments.values()
    mollie.hooks.manner = 'never'
    if (payment) mollie.book.set(payment, 'paid')
    expect(await shop.ask('payments.watch', {}, { as: amira })).toMatchObject({
      tried: { status: 'paid', paidAt: shop.clock.now() },
    })
    await look()
    expect(mollie.book.balance).toBe(0)
    expect(await balance()).toBe(0)
  })
})
