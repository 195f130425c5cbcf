// What may be kept on the device, and for how long.
import { expect, test } from 'vitest'
import { addressOf } from '#contract/addresses.ts'
import { buildMark } from '#contract/customer-addresses.ts'
import {
  cacheKeyOf,
  filesName,
  keptKind,
  menuCallPath,
  ofOneSending,
  outdatedCaches,
  ownFiles,
  pageIn,
  tooManyOf,
} from './kept-rules.ts'

const shop = 'https://noisette.example'
const asked = (path: string, { method = 'GET', range = false } = {}) =>
  keptKind({ method, url: new URL(path, shop).href, headers: { has: (name) => range && name === 'range' } }, shop)

test('[J-57] without a connection a page of the shop opens behind the # of the kept document; a file or a call does not', () => {
  expect(pageIn(`${shop}/foods`)).toBe(`${shop}/#/foods`)
  expect(pageIn(`${shop}/track/ABCD1234?x=1`)).toBe(`${shop}/#/track/ABCD1234?x=1`)
  for (const other of ['/api/orders/receipt', '/assets/index-1.js', '/sitemap.xml', '/media/pano.webp'])
    expect(pageIn(shop + other)).toBeUndefined()
})

test('[APP-1] [J-57] the document, the menu, the shop’s own words, files and pictures are kept', () => {
  expect(menuCallPath).toBe(addressOf('menu.read').path)
  expect(asked(addressOf('content.read').path)).toBe('newest')
  expect(ofOneSending).toContain(buildMark)
  for (const path of [
    '/',
    '/?lang=nl',
    '/api/menu?lang=nl',
    '/api/content?lang=nl',
    '/fonts/figtree-latin.woff2',
    '/mark.webp?v=3',
  ])
    expect(asked(path), path).toBe('newest')
  expect(asked('/assets/index-Zt5X.js')).toBe('file')
  for (const path of ['/pictures/waffle/512?v=4', '/uploads/0f3a/640']) expect(asked(path), path).toBe('picture')
})

test('[APP-2] nothing else is: no order, nobody’s name, nothing of staff, no stream and no film', () => {
  for (const path of [
    '/api/orders',
    '/api/orders/track?token=K7QM2XPA',
    '/api/account',
    '/api/menu/items',
    '/api/staff/content',
    '/api/live?token=K7QM2XPA',
    '/uploads/films/0f3a',
    '/uploads/films/640',
    '/api/openapi.json',
    '/healthz',
    '/sw.js',
    '/index.html',
    'https://elsewhere.example/assets/index.js',
  ])
    expect(asked(path), path).toBeUndefined()
  expect(asked('/', { method: 'POST' })).toBeUndefined()
  expect(asked('/pictures/waffle/512', { range: true })).toBeUndefined()
})

test('[APP-1] there is one document, whatever its query says, and a menu for each language', () => {
  const key = (path: string) => cacheKeyOf(shop + path, asked(path) ?? 'file')
  expect(key('/?lang=nl&table=4')).toBe('/')
  expect(key('/api/menu?lang=nl')).toBe('/api/menu?lang=nl')
  expect(key('/api/content?lang=nl')).toBe('/api/content?lang=nl')
  expect(key('/mark.webp?v=3')).toBe('/mark.webp')
  expect(key('/pictures/waffle/512?v=4')).toBe('/pictures/waffle/512?v=4')
})

const day = 24 * 60 * 60_000
const builds = ['roast', 'bake', 'brew', 'grind'].map((build, at) => filesName(build, (at + 1) * day))
const [roast, bake, brew, grind] = builds as [string, string, string, string]

test('[APP-2] the files of the two builds before stay for a week after they were replaced', () => {
  const names = ['newest', 'pictures', ...builds]
  expect(ownFiles(names, 'grind')).toBe(grind)
  expect(outdatedCaches(names, 'grind', 5 * day)).toEqual([roast])
  // Bake was replaced on the third day, brew on the fourth.
  expect(outdatedCaches(names, 'grind', 10.5 * day)).toEqual([roast, bake])
  expect(outdatedCaches(names, 'grind', 12 * day)).toEqual([roast, bake, brew])
})

test('[APP-2] a build that comes again after another one stays, and what nobody knows goes', () => {
  const again = filesName('roast', 5 * day)
  expect(ownFiles([...builds, again], 'roast')).toBe(again)
  expect(outdatedCaches([...builds, again, 'workbox'], 'roast', 5 * day)).toEqual([roast, bake, 'workbox'])
})

test('[APP-1] sixty pictures or 15 MB are kept, the latest ones', () => {
  expect(tooManyOf([])).toBe(0)
  expect(tooManyOf(Array(60).fill(1000))).toBe(0)
  expect(tooManyOf(Array(63).fill(1000))).toBe(3)
  expect(tooManyOf([1_000_000, 9_000_000, 5_000_000])).toBe(0)
  expect(tooManyOf([1_000_000, 2_000_000, 9_000_000, 5_000_000])).toBe(2)
})
