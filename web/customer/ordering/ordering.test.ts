// Until when orders are taken at Antwerpen, and which day the cart is for.
import { describe, expect, test } from 'vitest'
import type { OrderingSettings } from '#domain/branch/branch.ts'
import { instantOf } from '#domain/branch/hours.ts'
import { dayStateOf } from './ordering.ts'

const hours = [{ from: 420, to: 1140 }]
const antwerpen: OrderingSettings = {
  timeZone: 'Europe/Brussels',
  hours: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: [] },
  exceptions: [],
  cutOff: 720,
  daysAhead: 0,
  prepMinutes: 8,
  shop: { open: true, date: '', desc: {}, until: null },
}
const at = (date: string, minutes: number) => instantOf(date, minutes, 'Europe/Brussels')

describe('[MENU-5] on Wednesday', () => {
  test('in the morning orders are for today', () => {
    const state = dayStateOf(antwerpen, { day: null }, at('2026-03-04', 540))
    expect(state).toMatchObject({ date: '2026-03-04', today: true, day: { ok: true }, next: '2026-03-05' })
  })

  test('from noon on they are not, and tomorrow is offered', () => {
    const state = dayStateOf(antwerpen, { day: null }, at('2026-03-04', 720))
    expect(state).toMatchObject({ day: { ok: false, refusal: 'cut_off_passed' }, next: '2026-03-05' })
    expect(state.open).not.toBeNull()
  })

  test('a cart for tomorrow can be filled in the afternoon', () => {
    const state = dayStateOf(antwerpen, { day: '2026-03-05' }, at('2026-03-04', 900))
    expect(state).toMatchObject({ date: '2026-03-05', today: false, day: { ok: true } })
  })
})

test('a cart that was left for another day and found again later is for today', () => {
  expect(dayStateOf(antwerpen, { day: '2026-03-02' }, at('2026-03-04', 540))).toMatchObject({
    date: '2026-03-04',
    today: true,
  })
})

test('on Saturday night the next day is Monday; a shop closed by staff offers none', () => {
  expect(dayStateOf(antwerpen, { day: null }, at('2026-03-07', 1260)).next).toBe('2026-03-09')
  const closed = { ...antwerpen, shop: { open: false, date: '', desc: {}, until: null } }
  expect(dayStateOf(closed, { day: null }, at('2026-03-04', 540))).toMatchObject({
    day: { ok: false, refusal: 'shop_closed' },
    next: null,
    open: null,
  })
})
