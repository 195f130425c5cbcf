// A printer in trouble is part of the shop's health: it alarms once, and stands in the figures (PAPER-3, WATCH-1).
import { expect, test } from 'vitest'
import { addStar, greet } from '#server/testing/paper/printers-of-shop.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  test('[PAPER-3] a printer that is in trouble for a minute is ill, alarms once, and is counted', async () => {
    const shop = await openShop({
      config: { metrics: { token: 'a-token-of-this-test-0123456789', port: null, host: '' } },
    })
    const { amira } = await shop.staff()
    const star = await addStar(shop, amira)
    await greet(star)
    star.state.paper = 'out'
    await star.poll()
    await shop.app.caretaker.look()
    const read = () => shop.ask('health.read', { lang: 'en' }, { as: amira })
    expect((await read()).alerts).toEqual([])
    shop.clock.pass(minute)
    for (let time = 0; time < 2; time++) await shop.app.caretaker.look()
    const { alerts, subsystems } = await read()
    const message = 'Bar (Antwerpen) has no paper.'
    expect(alerts).toMatchObject([{ kind: 'printers', closedAt: null, message }])
    expect(subsystems.filter(({ subsystem }) => subsystem === 'printers')).toMatchObject([
      { condition: 'ill', sentence: message, machine: 'Bar (Antwerpen)' },
    ])
    const page = await shop.app.metrics?.page('/metrics', 'Bearer a-token-of-this-test-0123456789')
    expect(page?.body).toContain('noisette_printers{condition="no-paper"} 1')
    expect(page?.body).toContain('noisette_healthy{subsystem="printers"} 0')
    star.state.paper = 'enough'
    await star.poll()
    await shop.app.caretaker.look()
    expect((await read()).alerts).toMatchObject([
      { kind: 'printers', ended: 'well', message: 'The printer is working again.' },
    ])
  })

  test('[PAPER-3] a printer that is switched off after closing time alarms nobody', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const star = await addStar(shop, amira)
    await greet(star)
    await shop.app.printers.look()
    shop.clock.set('2026-03-05 03:00')
    await shop.app.printers.look()
    shop.clock.pass(10 * minute)
    await shop.app.caretaker.look()
    expect((await shop.ask('health.read', { lang: 'en' }, { as: amira })).alerts).toEqual([])
  })
})
