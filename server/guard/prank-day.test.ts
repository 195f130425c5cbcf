// A day with three hundred honest customers on three shared addresses and somebody who places fake orders (SAFE-5).
import { expect, test } from 'vitest'
import { playDay, sharedAddresses } from '../testing/prank/day.ts'
import { onBothEngines } from '../testing/shop.ts'

const config = { ordersPerMinute: 120, trustProxy: 1 }
const dayBefore = '2026-03-03 09:00'
const [cafe] = sharedAddresses
const nobody = {}

/** A day is some thousand requests. */
const patience = 240_000

onBothEngines((openShop, engine) => {
  const open = () => openShop({ config, at: dayBefore })

  test(
    '[SAFE-5] fakes from one of the shared addresses: three at most stand on the board, and nobody honest is refused',
    async () => {
      const day = await playDay(await open(), { seed: 2, newShare: 0.3, prankFrom: () => cafe })
      expect(day).toMatchObject({ refused: 0, placed: 300, mostFakes: 3 })
      expect(day.fakesTried).toBeGreaterThan(100)
      // New customers on the same connection with the same kind of telephone have a word at the counter, hardly anyone else.
      const { [cafe]: there = 0, ...elsewhere } = day.asked
      expect(there).toBeLessThanOrEqual(12)
      expect(Object.values(elsewhere).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(2)
    },
    patience,
  )

  if (engine === 'postgres') return

  test(
    '[SAFE-5] on a day without fakes nobody on a shared address meets a limit',
    async () => {
      const day = await playDay(await open(), { seed: 1, newShare: 0.3, prankFrom: null })
      expect(day).toMatchObject({ refused: 0, placed: 300, asked: nobody })
    },
    patience,
  )

  test(
    '[SAFE-5] fakes from a connection of their own trouble nobody else',
    async () => {
      const day = await playDay(await open(), { seed: 3, newShare: 0.3, prankFrom: () => '192.0.2.66' })
      expect(day).toMatchObject({ refused: 0, placed: 300, mostFakes: 3, asked: nobody })
    },
    patience,
  )

  test(
    '[SAFE-5] a subscriber of IPv6 with another /64 for each fake gets no more than anybody, and troubles nobody else',
    async () => {
      const prankFrom = (number: number) => `2001:db8:99:${(number % 200).toString(16)}::1`
      const day = await playDay(await open(), { seed: 4, newShare: 0.3, prankFrom })
      expect(day).toMatchObject({ refused: 0, placed: 300, mostFakes: 3, asked: nobody })
    },
    patience,
  )

  test(
    '[SAFE-5] once staff have refused and blocked, no fake comes onto the board, though every browser is new',
    async () => {
      const prankFrom = () => cafe
      const day = await playDay(await open(), { seed: 5, newShare: 1, staffActAt: '10:00', prankFrom })
      expect(day).toMatchObject({ refused: 0, placed: 300, mostFakes: 3, fakesAfter: 0 })
    },
    patience,
  )
})
