// What search engines read: the branches with their hours and holidays, and the menu with its prices.
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PublicBranch, PublicItem } from '#contract/index.ts'
import { periodsText, weekOf } from '#domain/branch/week.ts'
import { locales } from '#domain/shared/locale.ts'
import { brand as noisette } from '#tools/demo/demo-brand.ts'
import { escapeHtml, fillSlots, scriptJson } from './escape.ts'
import { headHtml, robotsText, sitemapText } from './head.ts'
import { filesOf } from './home-files.ts'
import { menuHtml } from './menu-html.ts'
import { mostShown } from './page-menu.ts'
import { pageWords } from './page-words.ts'
import { structuredData } from './structured-data.ts'

const day = [{ from: 7 * 60, to: 19 * 60 }]
const merksem: PublicBranch = {
  id: 'merksem',
  name: 'Merksem',
  address: 'Hazelaarlaan 3, 2170 Merksem',
  phone: '+3231234567',
  email: 'merksem@noisette.example',
  timeZone: 'Europe/Brussels',
  hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: [{ from: 9 * 60, to: 1440 }], 7: [] },
  exceptions: [
    { date: '2026-12-25', periods: [] },
    { date: '2026-01-01', periods: [] },
    { date: '2026-12-24', periods: [{ from: 480, to: 720 }] },
  ],
  cutOff: 720,
  prepMinutes: 8,
  forms: ['pick-up'],
  addressField: 'optional',
  phoneField: 'required',
  daysAhead: 0,
  tables: 4,
  latitude: 51.25,
  longitude: 4.45,
  pause: null,
  extra: null,
  shop: { open: true, date: '', desc: {}, until: null },
}

const onlyShown = (...shown: PublicBranch[]) => ({ branches: shown, shown })

test('neighbouring days with the same hours share a row', () => {
  expect(weekOf(merksem).map(({ from, to, periods }) => [from, to, periodsText(periods, '–')])).toEqual([
    [1, 5, '07:00–19:00'],
    [6, 6, '09:00–24:00'],
    [7, 7, ''],
  ])
})

test('a branch says where it is, when it is open, and which coming days differ', () => {
  const data = structuredData(onlyShown(merksem), noisette, 'https://noisette.example', '2026-03-04')
  const [place] = (data as { '@graph': Record<string, unknown>[] })['@graph']
  expect(place).toMatchObject({
    '@type': ['CafeOrCoffeeShop', 'FastFoodRestaurant'],
    name: 'Noisette Merksem',
    telephone: '+3231234567',
    address: { streetAddress: 'Hazelaarlaan 3', postalCode: '2170', addressLocality: 'Merksem', addressCountry: 'BE' },
    geo: { latitude: 51.25, longitude: 4.45 },
    openingHoursSpecification: [
      { opens: '07:00', closes: '19:00', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
      { opens: '09:00', closes: '23:59', dayOfWeek: ['Saturday'] },
    ],
    specialOpeningHoursSpecification: [
      { opens: '08:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
    ],
  })
})

test('[CONTACT-1] a branch shows its own picture to search engines, one without shows the shop’s', () => {
  const imageOf = (image?: PublicBranch['image']) => {
    const branch = image ? { ...merksem, image } : merksem
    const data = structuredData(onlyShown(branch), noisette, 'https://noisette.example', '2026-03-04')
    return (data as { '@graph': { image: string }[] })['@graph'][0]?.image
  }
  expect(imageOf()).toBe('https://noisette.example/media/share.jpg')
  expect(imageOf({ kind: 'bundled', ref: 'branch-merksem' })).toBe(
    'https://noisette.example/pictures/branch-merksem/768',
  )
  expect(imageOf({ kind: 'uploaded', ref: 'AAAAAAAAAAAAAAAAAAAAAA-c0ffee' })).toBe(
    'https://noisette.example/uploads/AAAAAAAAAAAAAAAAAAAAAA-c0ffee/960',
  )
  expect(imageOf({ kind: 'url', ref: 'https://elsewhere.example/a.jpg' })).toBe('https://elsewhere.example/a.jpg')
})

test('an address that is written in another way stays whole; a branch without holidays tells of none', () => {
  const data = structuredData(
    onlyShown({ ...merksem, address: 'On the market', exceptions: [] }),
    noisette,
    '',
    '2026-03-04',
  )
  const [place] = (data as { '@graph': Record<string, unknown>[] })['@graph']
  expect(place).toMatchObject({ address: { streetAddress: 'On the market' } })
  expect(place).not.toHaveProperty('specialOpeningHoursSpecification')
})

const wine = (name: string): PublicItem => ({
  id: 'wine',
  category: 'DRINKS',
  name,
  desc: 'Red & round',
  image: { kind: 'bundled', ref: 'wine' },
  price: 480,
  groups: [{ group: 'SIZES', only: ['GLASS', 'BOTTLE'], prices: { GLASS: 0, BOTTLE: 1720 } }],
})
const option = (id: string, name: string) => ({ id, name, price: 0, most: 1 })
const groups = [
  {
    id: 'SIZES',
    name: 'Maat',
    kind: 'one' as const,
    min: 1,
    max: 1,
    included: 0,
    options: [option('GLASS', 'glas'), option('BOTTLE', 'fles')],
  },
]
const drinks = { id: 'DRINKS', name: 'Drinks', desc: '', index: 1, icon: 'bottle' as const }

test('the menu gives each way of an item its price, in numbers for machines and in words for people', () => {
  const text = menuHtml(
    { branches: [], categories: [drinks, { ...drinks, id: 'SALADS', name: 'Salads' }], items: [wine('Rouge')], groups },
    'nl',
    '2026-03-04',
  )
  expect(text).toContain('<b itemprop="name">Rouge</b>')
  expect(text).toContain('<span itemprop="description">Red &amp; round</span>')
  expect(text).toContain(
    '<span itemprop="name">glas</span> <data itemprop="price" value="4.80">€ 4,80</data>'.replace('€ ', '€\u00a0'),
  )
  expect(text).toContain('value="22.00"')
  // A category with nothing in it is left out.
  expect(text).not.toContain('Salads')
})

test('[J-104] search engines read the price that is asked, with the options that an item comes with', () => {
  const rouge = { ...wine('Rouge'), usual: 40 }
  const text = menuHtml({ branches: [], categories: [drinks], items: [rouge], groups }, 'nl', '2026-03-04')
  expect([...text.matchAll(/value="([\d.]+)"/g)].map(([, price]) => price)).toEqual(['5.20', '22.40'])
})

test('[CATG-2] the menu in the document says where and when things are sold, and leaves out what is out of season', () => {
  const gent = { ...merksem, id: 'gent', name: 'Gent' }
  const { groups: _, ...plain } = wine('Soup')
  const soup = { ...plain, price: 600, sold: { prices: { gent: 650 } } }
  const sold = { branches: ['gent', 'merksem'], times: [{ until: 900, season: { from: '10-01', to: '03-31' } }] }
  const page = (branches: PublicBranch[], today: string) =>
    menuHtml({ branches, categories: [{ ...drinks, sold }], items: [soup], groups }, 'en', today)
  const text = page([merksem, gent], '2026-03-04')
  expect(text).toContain('<small>00:00–15:00</small>')
  expect(text).toContain('value="6.00"')
  expect(text).toContain('<span itemprop="name">Gent</span> <data itemprop="price" value="6.50">')
  // Nobody asks 6.00 where only Gent sells it.
  expect(page([gent, { ...gent, id: 'aalst' }], '2026-03-04')).toContain('value="6.50"')
  expect(page([gent, { ...gent, id: 'aalst' }], '2026-03-04')).not.toContain('value="6.00"')
  expect(page([merksem, { ...gent, id: 'aalst' }], '2026-03-04')).toContain('<small>Merksem · 00:00–15:00</small>')
  expect(page([{ ...gent, id: 'aalst' }], '2026-03-04')).not.toContain('Soup')
  expect(page([merksem], '2026-04-01')).not.toContain('Soup')
  expect(page([merksem], '2026-09-28')).toContain('<small>1 October</small>')
})

describe('of a chain', () => {
  const chain = Array.from({ length: 300 }, (_, at) => ({ ...merksem, id: `b${at}`, name: `Branch ${at}` }))
  const ids = chain.map(({ id }) => id)
  const page = (soup: PublicItem) =>
    menuHtml({ branches: chain, categories: [drinks], items: [soup], groups }, 'en', '2026-03-04')

  test('[COST-7] search engines read of the shop, and not of some branches as if those were all', () => {
    const menu = { branches: chain, shown: chain.slice(0, mostShown) }
    const data = structuredData(menu, noisette, 'https://noisette.example', '2026-03-04')
    expect((data as { '@graph': object[] })['@graph']).toEqual([
      expect.objectContaining({ '@type': 'Organization', name: 'Noisette', url: 'https://noisette.example/' }),
    ])
    expect(structuredData(onlyShown(...menu.shown), noisette, '', '2026-03-04')['@graph']).toHaveLength(mostShown)
  })

  test('[COST-7] an item that most branches sell names the first of them, and that there are more', () => {
    const text = page({ ...wine('Soup'), sold: { branches: ids.slice(1) } })
    expect(text).toContain(
      `<small>${ids
        .slice(1, 9)
        .map((id) => `Branch ${id.slice(1)}`)
        .join(', ')}, …</small>`,
    )
  })

  test('[COST-7] an item that costs something else at each branch has its lowest price, said to be that', () => {
    const { groups: _, ...soup } = wine('Soup')
    const text = page({ ...soup, sold: { prices: Object.fromEntries(ids.map((id, at) => [id, 300 + at])) } })
    expect([...text.matchAll(/<span itemprop="name">(\w+)<\/span> <data itemprop="price" value="([\d.]+)"/g)]).toEqual([
      expect.objectContaining({ 1: 'from', 2: '3.00' }),
    ])
  })
})

test('no text ends the place that it stands in', () => {
  const evil = '</script><img src=x onerror="alert(1)">'
  expect(escapeHtml(evil)).toBe('&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(scriptJson({ evil })).not.toContain('<')
  expect(JSON.parse(scriptJson({ evil }))).toEqual({ evil })
  expect(
    menuHtml({ branches: [], categories: [drinks], items: [wine(evil)], groups }, 'en', '2026-03-04'),
  ).not.toContain('<img')
})

test('the head names its own address, one for each language, and a picture of the size it says', () => {
  const parts = { origin: 'https://noisette.example', locale: 'nl' as const, brand: noisette }
  const head = headHtml({ ...parts, asked: true })
  expect(head).toContain(`<title>Noisette · ${pageWords.nl.title}</title>`)
  expect(head).toContain('<link rel="canonical" href="https://noisette.example/?lang=nl">')
  expect(head).toContain('hreflang="ar" href="https://noisette.example/?lang=ar"')
  expect(head).toContain('hreflang="x-default" href="https://noisette.example/"')
  expect(head).toContain('<meta property="og:image" content="https://noisette.example/media/share.jpg">')
  expect(headHtml({ ...parts, asked: false })).toContain('rel="canonical" href="https://noisette.example/"')
})

test('the head asks early for the typefaces that have no stand-in of their width, and for no others', () => {
  const faces = (locale: 'en' | 'nl' | 'fr' | 'ar') =>
    [
      ...headHtml({ origin: '', locale, asked: false, brand: noisette }).matchAll(
        /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g,
      ),
    ].map(([, href = '']) => href)
  expect(faces('ar')).toEqual(['/fonts/readex-pro-arabic.woff2', '/fonts/el-messiri-arabic.woff2'])
  for (const href of faces('ar')) expect(existsSync(new URL(`../../../web/public${href}`, import.meta.url))).toBe(true)
  expect([...faces('en'), ...faces('nl'), ...faces('fr')]).toEqual([])
})

test('crawlers find the map of the site, with one address for each language', () => {
  expect(robotsText('https://noisette.example')).toContain('Sitemap: https://noisette.example/sitemap.xml')
  const map = sitemapText('https://noisette.example', locales)
  expect(map.match(/<loc>/g)).toHaveLength(5)
  expect(map).toContain('<loc>https://noisette.example/?lang=fr</loc>')
})

test('the landing page’s files are named with the words of the language, and the first chunk is not named twice', () => {
  const manifest = {
    'index.html': { file: 'a/index.js', dynamicImports: ['words/nl.ts', 'app/shell/routed-screen.tsx'] },
    'app/shell/routed-screen.tsx': { file: 'a/routed.js', imports: ['index.html', '_soon.js'] },
    '_soon.js': { file: 'a/soon.js', dynamicImports: ['words/more/nl.ts', 'words/more/fr.ts'] },
    'customer/screens/home/home.tsx': {
      file: 'a/home.js',
      imports: ['index.html'],
      dynamicImports: ['words/home/fr.ts'],
    },
    'words/nl.ts': { file: 'a/nl.js' },
    'words/more/nl.ts': { file: 'a/more-nl.js' },
    'words/more/fr.ts': { file: 'a/more-fr.js' },
    'words/home/fr.ts': { file: 'a/home-fr.js' },
  }
  expect(filesOf(manifest, 'nl').toSorted()).toEqual([
    '/a/home.js',
    '/a/more-nl.js',
    '/a/nl.js',
    '/a/routed.js',
    '/a/soon.js',
  ])
  expect(filesOf(manifest, 'en')).not.toContain('/a/nl.js')
  expect(filesOf({}, 'nl')).toEqual([])
})

test('slots take texts as texts and markup as it is, once; a slot that nobody fills stays empty', () => {
  const template = '<b>{{name}}</b>{{rows}}{{none}}'
  expect(fillSlots(template, { name: '<i>&{{rows}}' }, { rows: '<p>$&{{name}}</p>' })).toBe(
    '<b>&lt;i&gt;&amp;{{rows}}</b><p>$&{{name}}</p>',
  )
})
