// The demo shop is complete: its counts, its texts, its prices, the names of its pictures.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { capOf, stationMeter, weigh } from '#domain/branch/capacity/capacity.ts'
import { isTooLarge } from '#domain/branch/capacity/hold.ts'
import { summaryOf } from '#domain/guests/review.ts'
import { firstCategoryIds } from '#domain/menu/menu.ts'
import { isForPersons, sizesUse } from '#domain/menu/sizes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { locales } from '#domain/shared/locale.ts'
import { sizesToChoose } from '../legacy/old-sizes.ts'
import { demoStations } from './demo-branches.ts'
import { demo } from './index.ts'

const { branches, categories, items, offers, posts, reviews, testimonials } = demo
const item = (id: string) => items.find((one) => one.id === id)
const folder = new URL('../../web/public/pictures/', import.meta.url)
const cocktailIds = Array.from({ length: 14 }, (_, at) => `c${at + 1}`)

test('[DATA-2] the categories stand in their index order, cocktails last', () => {
  expect(categories.map(({ id }) => id)).toEqual([...firstCategoryIds])
  expect(categories.map(({ index }) => index)).toEqual(firstCategoryIds.map((_, at) => at + 1))
})

test('[DATA-2] at least 70 real items stand beside the cocktails c1 to c14', () => {
  expect(items.filter(({ category }) => category === 'COCKTAILS').map(({ id }) => id)).toEqual(cocktailIds)
  expect(items.filter(({ category }) => category !== 'COCKTAILS').length).toBeGreaterThanOrEqual(70)
})

test('[DATA-2] every category but the cocktails has 5 to 8 items', () => {
  for (const id of firstCategoryIds.filter((one) => one !== 'COCKTAILS')) {
    const count = items.filter(({ category }) => category === id).length
    expect(count, id).toBeGreaterThanOrEqual(5)
    expect(count, id).toBeLessThanOrEqual(8)
  }
})

test('[DATA-2] ids are unique and fit an address', () => {
  for (const list of [items, branches, offers, posts, testimonials, reviews]) {
    const ids = list.map(({ id }) => String(id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('[DATA-2] every text is there in English, Dutch, French and Arabic', () => {
  const texts = textsIn({ ...demo, reviews: [] })
  expect(texts.length).toBeGreaterThan(2 * items.length)
  for (const text of texts) {
    expect(Object.keys(text).sort()).toEqual([...locales].sort())
    for (const locale of locales) expect(text[locale].trim(), JSON.stringify(text)).not.toBe('')
    expect(text.ar, JSON.stringify(text)).toMatch(/\p{Script=Arabic}/u)
  }
})

test('[DATA-2] no two items of the menu share a name in any language', () => {
  for (const locale of locales) {
    const names = items.map(({ name }) => name[locale])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

test('[DATA-2] the shop never raises its voice', () => {
  for (const text of textsIn({ ...demo, reviews: [] })) expect(Object.values(text).join()).not.toMatch(/[!！]/)
})

test('[D-41] two dishes are sold for a part of the day only, every day, and at every branch', () => {
  const limited = items.filter(({ sold }) => sold)
  expect(limited.map(({ id, sold }) => [id, sold?.times])).toEqual([
    ['scrambled-eggs', [{ until: 660 }]],
    ['soup-of-the-day', [{ from: 690, until: 900 }]],
  ])
  for (const { sold } of limited) expect(sold).not.toHaveProperty('branches')
})

test('[DATA-2] every item can be bought, each price a whole number of cents above zero', () => {
  for (const one of items) {
    const prices = sizesToChoose(one).map(({ price }) => price)
    expect(prices.length, one.id).toBeGreaterThan(0)
    for (const price of prices) expect(Number.isInteger(price) && Number(price) > 0, one.id).toBe(true)
  }
})

test('[DATA-2] the cocktails are sold by the glass, some by the bottle too, none as they come', () => {
  const cocktails = items.filter(({ category }) => category === 'COCKTAILS')
  const sold = (item: (typeof items)[number], size: string) => item.sizes?.some((one) => one.size === size) ?? false
  expect(cocktails.every((item) => sold(item, 'GLASS') && !sold(item, 'AS-IT-COMES'))).toBe(true)
  expect(cocktails.some((item) => sold(item, 'BOTTLE'))).toBe(true)
})

test('[DATA-2] at least three combos rise in pieces and price from one person to four', () => {
  const combos = items.filter(({ sizes }) => sizes?.some(({ size }) => isForPersons(size)))
  expect(combos.length).toBeGreaterThanOrEqual(3)
  for (const { id, sizes = [] } of combos) {
    expect(
      sizes.map(({ size }) => size),
      id,
    ).toEqual(['PERSONS-1', 'PERSONS-2', 'PERSONS-3', 'PERSONS-4'])
    expect(rises(sizes.map(({ count = 0 }) => count)), id).toBe(true)
    expect(rises(sizes.map(({ price }) => price)), id).toBe(true)
  }
})

test('[DATA-2] the items of our small world are there at their prices', () => {
  expect(item('cappuccino')?.price).toBe(320)
  expect(item('espresso')?.price).toBe(260)
  expect(item('salmon-bagel')?.price).toBe(950)
  expect(item('house-white-wine')).toMatchObject({
    price: 480,
    sizes: [
      { size: 'GLASS', price: 480 },
      { size: 'BOTTLE', price: 2200 },
    ],
  })
  expect(item('breakfast-board')).toMatchObject({ category: 'SPECIALS', price: 1290 })
})

test('[DATA-2] every item, offer and post has a picture of its own', () => {
  for (const one of items) expect(one.image).toEqual({ kind: 'bundled', ref: one.id })
  const others = [...offers, ...posts].map(({ image }) => image.ref)
  expect(new Set(others).size).toBe(others.length)
  for (const ref of others) expect(item(ref), ref).toBeUndefined()
})

test('[DATA-2] every picture is there, as AVIF and WebP, as wide as a phone and a desktop show it', () => {
  const files = new Set(readdirSync(folder))
  for (const ref of [...items, ...offers, ...posts].map(({ image }) => image.ref))
    for (const width of [128, 256, 384, 512])
      for (const type of ['avif', 'webp'])
        expect(files.has(`${ref}-${width}.${type}`), `${ref} ${width} ${type}`).toBe(true)
})

test('[DATA-2] no two items share a picture', () => {
  const hashes = items.map(({ image }) =>
    createHash('sha256')
      .update(readFileSync(new URL(`${image.ref}-256.webp`, folder)))
      .digest('hex'),
  )
  expect(new Set(hashes).size).toBe(items.length)
})

test('[DATA-2] the menu of one language fits in 4.7 kB over the wire, with its sizes', () => {
  for (const locale of locales) {
    const menu = items.map(({ sizes = [], ...one }) => ({
      ...one,
      groups: sizes.length > 0 ? [sizesUse({ ...one, sizes })] : undefined,
      name: one.name[locale],
      desc: one.desc[locale],
      desc2: one.desc2?.[locale],
    }))
    expect(brotliCompressSync(JSON.stringify(menu)).length, locale).toBeLessThanOrEqual(4700)
  }
})

test('[DATA-2] three branches keep the specification’s opening hours', () => {
  const from7 = [{ from: 420, to: 1140 }]
  const week = { 1: from7, 2: from7, 3: from7, 4: from7, 5: from7, 6: from7, 7: from7 }
  expect(branches.map(({ id, hours }) => [id, hours])).toEqual([
    ['antwerpen', { ...week, 7: [{ from: 540, to: 1140 }] }],
    ['merksem', week],
    ['etterbeek', week],
  ])
})

test('[TIME-1] every item of the demo has a time at its stations, and every branch has all stations', () => {
  for (const { id, making = [] } of items) {
    expect(making.length, id).toBeGreaterThan(0)
    for (const { station, seconds } of making) {
      expect(demoStations, id).toContain(station)
      expect(seconds, id).toBeGreaterThan(0)
    }
  }
  for (const { capacity } of branches) expect(capacity.stations.map((one) => one.id)).toEqual([...demoStations])
})

test('[TIME-1] a branch of the demo makes a real lunch in ten minutes, and an order for a whole office in time', () => {
  const noon = Date.parse('2026-03-04T11:00Z')
  const made = ({ capacity }: (typeof branches)[number], station: string, of: string) => {
    const seconds = weigh(capacity, [{ quantity: 1, making: item(of)?.making ?? [] }])
    const meter = stationMeter(station)
    return Math.floor(capOf(capacity, meter, noon, 'Europe/Brussels') / (seconds.get(meter) ?? 0))
  }
  const lunch = branches.map((one) => [one.id, made(one, 'bar', 'cappuccino'), made(one, 'grill', 'caprese-panini')])
  expect(lunch).toEqual([
    ['antwerpen', 21, 8],
    ['merksem', 10, 4],
    ['etterbeek', 21, 8],
  ])
  for (const one of items)
    for (const { id, capacity } of branches) {
      const weights = weigh(capacity, [{ quantity: 8, making: one.making ?? [] }])
      expect(isTooLarge(weights, noon, { capacity, timeZone: 'Europe/Brussels' }), `${id}: 8 ${one.id}`).toBe(false)
    }
})

test('[DATA-2] there are three offers, four posts, six testimonials and fifty reviews', () => {
  expect([offers, posts, testimonials, reviews].map(({ length }) => length)).toEqual([3, 4, 6, 50])
})

test('[F-23] every price that an offer shows is asked for an item of its name', () => {
  const shown = offers.flatMap((offer) =>
    locales.flatMap((locale) => {
      const words = [offer.title, offer.subTitle, ...offer.details].map((text) => text[locale]).join(' ')
      return [...words.matchAll(/\d+[.,]\d\d/g)].map(([price]) => ({ locale, name: offer.title[locale], price }))
    }),
  )
  expect(shown.length).toBe(locales.length)
  for (const { locale, name, price } of shown) {
    const sold = items.find((one) => one.name[locale] === name)
    expect(sold?.price, `${name}: ${price}`).toBe(Math.round(100 * Number(price.replace(',', '.'))))
  }
})

test('[F-34] somewhere orders for today are taken from opening until 20 minutes before closing', () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7] as const) {
    const closing = Math.max(...branches.flatMap(({ hours }) => hours[day].map(({ to }) => to)))
    expect(Math.max(...branches.map(({ cutOff }) => cutOff))).toBe(closing - 20)
  }
  expect(branches.find(({ id }) => id === 'antwerpen')?.cutOff).toBe(12 * 60)
})

test('[DATA-2] 86 % of the reviews are positive', () => {
  const tallies = reviews.map(({ food, service, value, atmosphere }) => ({
    ratings: { food, service, value, atmosphere },
    times: 1,
  }))
  expect(summaryOf(tallies)).toMatchObject({ count: 50, positive: 86 })
})

/** Every object within `value` that holds a text per language. */
function textsIn(value: unknown): Record<Locale, string>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [value as Record<Locale, string>]
  return Object.values(value).flatMap(textsIn)
}

const rises = (numbers: readonly number[]) => numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
