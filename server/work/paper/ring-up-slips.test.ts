// The slips of a branch where each order is rung up by hand: none says what anything costs.
import { expect, test } from 'vitest'
import { slipKinds } from '#domain/paper/printer.ts'
import { mapTexts } from '#domain/paper/slip.ts'
import { locales } from '#domain/shared/locale.ts'
import { antwerpen } from '#domain/testing/fixtures.ts'
import { noorsSlipOrder } from '#domain/testing/slip-orders.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { slipsOfOrder } from './slip-of-job.ts'

onBothEngines((openShop) => {
  test.each(slipKinds)('[REG-2] a %s there has no price, and one of another branch may', async (what) => {
    const { store } = await openShop()
    const catalogue = await store.catalogue.current(store.db)
    const textsOf = async (tillDuty: 'none' | 'by-hand', lang: (typeof locales)[number]) => {
      const branch = { ...antwerpen, tillDuty }
      const by = { lang, leavesOut: [] }
      const order = noorsSlipOrder()
      const wish = { what, order, branch, catalogue, station: '', said: null, by, at: order.placedAt }
      const texts: string[] = []
      for (const { parts } of await slipsOfOrder({ store, publicUrl: 'https://noisette.example' }, wish))
        for (const part of parts)
          mapTexts(part, (text) => {
            texts.push(text.text)
            return text
          })
      return texts
    }
    for (const lang of locales) {
      expect(
        (await textsOf('by-hand', lang)).filter((text) => /€|\d[.,]\d{2}(?!\d)/.test(text)),
        lang,
      ).toEqual([])
      if (what === 'receipt') expect((await textsOf('none', lang)).some((text) => text.includes('€'))).toBe(true)
    }
  })
})
