// Closing days over HTTP: named ranges, several branches at once, and never over a promise that was not seen.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Input, OwnBranch } from '#contract/index.ts'
import { usualRules } from '#domain/guests/reservation-rules.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  beforeEach(async () => {
    shop.clock.set('2026-03-04 09:00')
    await shop.store.write((trx) => trx.deleteFrom('reservation').execute())
    await shop.ask(
      'orders.clear',
      { branches: ['antwerpen', 'merksem', 'etterbeek'], alsoOpen: true, alsoLater: true },
      { as: staff.amira },
    )
    for (const id of ['antwerpen', 'merksem', 'etterbeek']) await changeBranch(shop, { exceptions: '[]' }, id)
  })

  const branch = async (id = 'antwerpen'): Promise<OwnBranch> => {
    const { branches } = await shop.ask('branches.read', {}, { as: staff.amira })
    return branches.find((one) => one.id === id) as OwnBranch
  }
  const saving = async (exceptions: OwnBranch['exceptions'], accepts?: number): Promise<Input<'branches.save'>> => {
    const { id, version, shop: _shop, ...settings } = await branch()
    return { id, version, settings: { ...settings, exceptions }, ...(accepts === undefined ? {} : { accepts }) }
  }
  const thursday = { date: '2026-03-05', periods: [] }

  test('[F-36] a day over orders and reservations is not closed unseen; their list comes with the refusal', async () => {
    const { id, token } = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
    await shop.ask('orders.place', noorsOrder())
    const table = await shop.ask('reservations.place', noorsTable(), { from: '10.9.0.1' })
    const refused = await shop.refused('branches.save', await saving([thursday]), { as: staff.amira })
    expect([refused.status, refused.refusal, refused.promisedCount]).toEqual([409, 'days_promised', 2])
    expect(refused.promised).toEqual([
      expect.objectContaining({ kind: 'order', id, token, name: 'Noor', date: '2026-03-05', time: 420 }),
      expect.objectContaining({ kind: 'reservation', id: table.id, name: 'Noor', date: '2026-03-05', time: 720 }),
    ])
    expect((await branch()).exceptions).toEqual([])

    const one = await shop.refused('branches.save', await saving([thursday], 1), { as: staff.amira })
    expect(one.refusal).toBe('days_promised')
    await shop.ask('branches.save', await saving([thursday], 2), { as: staff.amira })
    expect((await branch()).exceptions).toEqual([thursday])
  })

  test('[F-36] what is out, cancelled or elsewhere is no promise; nor is a change that leaves the hour open', async () => {
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-05', branch: 'merksem' }))
    const { id } = await shop.ask('reservations.place', noorsTable(), { from: '10.9.0.2' })
    const openAtNoon = [{ date: '2026-03-05', periods: [{ from: 660, to: 1140 }] }]
    await shop.ask('branches.save', await saving(openAtNoon), { as: staff.amira })
    await shop.ask('reservations.cancel', { id }, { as: staff.amira })
    await shop.ask('branches.save', await saving([thursday]), { as: staff.amira })
  })

  test('[F-36] a range with a name closes several branches at once, and customers read the name', async () => {
    const days = [{ date: '2026-03-09', to: '2026-03-13', name: { en: 'Painting', nl: 'Schilderwerken' } }]
    await shop.ask('branches.closeDays', { branches: ['antwerpen', 'merksem'], days }, { as: staff.amira })
    const menu = await shop.ask('menu.read', { lang: 'nl' })
    expect(menu.branches.map(({ exceptions }) => exceptions)).toEqual([
      [{ date: '2026-03-09', to: '2026-03-13', name: 'Schilderwerken', periods: [] }],
      [{ date: '2026-03-09', to: '2026-03-13', name: 'Schilderwerken', periods: [] }],
      [],
    ])
    shop.clock.set('2026-03-11 09:00')
    const refused = await shop.refused('orders.place', noorsOrder({ day: '2026-03-11' }))
    expect(refused.problems).toEqual([{ problem: 'day_closed', field: 'day' }])
    const { days: free } = await shop.ask('reservations.days', { branch: 'merksem', persons: 2 })
    expect(free[0]).toMatchObject({ date: '2026-03-11', reason: 'day_closed', name: { en: 'Painting' } })
  })

  test('[F-36] several branches: one promise refuses them all; a day in the list already stays as it is', async () => {
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-05', branch: 'merksem' }))
    const wish = { branches: ['antwerpen', 'merksem'], days: [{ date: '2026-03-05' }] }
    expect((await shop.refused('branches.closeDays', wish, { as: staff.amira })).promisedCount).toBe(1)
    expect((await branch()).exceptions).toEqual([])
    const late = { date: '2026-03-05', periods: [{ from: 660, to: 1140 }] }
    await shop.ask('branches.save', await saving([late]), { as: staff.amira })
    await shop.ask('branches.closeDays', { ...wish, accepts: 1 }, { as: staff.amira })
    expect([(await branch()).exceptions, (await branch('merksem')).exceptions]).toEqual([[late], [thursday]])
  })

  test('[F-36] wrong days and branches are named; a manager may not', async () => {
    const refused = async (change: object, as = staff.amira) =>
      await shop.refused(
        'branches.closeDays',
        { branches: ['merksem'], days: [{ date: '2026-03-05' }], ...change },
        { as },
      )
    const name = { en: 'x'.repeat(61) }
    const days = [{ date: '2026-02-30' }, { date: '2026-03-05', to: '2026-03-04' }, { date: '2026-03-05', name }]
    expect((await refused({ days })).problems).toEqual([
      { problem: 'date_invalid', field: 'days.0.date' },
      { problem: 'days_reversed', field: 'days.1.to' },
      { problem: 'days_name_too_long', field: 'days.2.name' },
    ])
    expect((await refused({ branches: ['gent'] })).problems).toEqual([{ problem: 'branch_unknown', field: 'branches' }])
    expect((await refused({}, staff.lotte)).refusal).toBe('not_allowed')
  })

  test('[F-36] a holiday for reservations over one that stands asks first, and guests read its name', async () => {
    const { closedWeekdays, holidays, ...usual } = usualRules('2026-03-04')
    const spring = { from: '2026-03-05', to: '2026-03-06', name: { en: 'Spring cleaning' } }
    const wish = { ...usual, closedWeekdays: [...closedWeekdays], holidays: [...holidays, spring] }
    await shop.ask('reservations.place', noorsTable(), { from: '10.9.0.3' })
    const refused = await shop.refused('reservations.setRules', wish, { as: staff.amira })
    expect([refused.refusal, refused.promised?.map(({ name }) => name)]).toEqual(['days_promised', ['Noor']])
    await shop.ask('reservations.setRules', { ...wish, accepts: 1 }, { as: staff.amira })
    const { days } = await shop.ask('reservations.days', { branch: 'antwerpen', persons: 2 })
    expect(days[1]).toMatchObject({ reason: 'holiday', name: { en: 'Spring cleaning' } })
  })

  test('[F-36] single days from before ranges and names keep counting', async () => {
    await changeBranch(shop, { exceptions: '[{"date":"2026-03-05","periods":[]},{"date":"2026-03-06","periods":[]}]' })
    const day = async (date: string) =>
      (await shop.refused('orders.place', noorsOrder({ day: date, branch: 'antwerpen' }))).problems
    expect(await day('2026-03-05')).toEqual([{ problem: 'day_not_offered', field: 'day' }])
    expect((await shop.ask('orders.place', noorsOrder({ day: '2026-03-07' }))).id).toBeGreaterThan(0)
    expect((await branch()).exceptions).toEqual([thursday, { date: '2026-03-06', periods: [] }])
  })
})
