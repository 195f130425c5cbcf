// The first view that the build draws: in the words of the page, with every slot that the server fills and no other.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FirstView } from '#contract/first-view-data.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { escapeHtml } from '#server/door/page/escape.ts'
import { first as ar } from '#web/words/ar.ts'
import { home as homeAr } from '#web/words/customer/ar.ts'
import { home as homeEn } from '#web/words/customer/en.ts'
import { home as homeFr } from '#web/words/customer/fr.ts'
import { home as homeNl } from '#web/words/customer/nl.ts'
import { first as en } from '#web/words/en.ts'
import { first as fr } from '#web/words/fr.ts'
import { first as nl } from '#web/words/nl.ts'

const shell = { en, nl, fr, ar }
const home = { en: homeEn, nl: homeNl, fr: homeFr, ar: homeAr }
const file = new URL('../.cache/first-views/.vite/first-views.json', import.meta.url)
const views = JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, FirstView>

test.each(locales)('the first view speaks in the very words of the page: %s', (locale) => {
  const { hero } = home[locale]
  const { branch, menu } = shell[locale]
  const { page, noDelivery } = views[locale]
  expect(views[locale].hero).toEqual({ title: hero.title, lead: hero.lead })
  for (const words of [hero.order, hero.track, branch.question, branch.welcome, menu.title])
    expect(page).toContain(`>${escapeHtml(words).replaceAll("'", '&#x27;')}<`)
  expect(noDelivery).toBe(menu.noDelivery)
})

test.each(locales)('it has the slots that the server fills, and no other: %s', (locale) => {
  const { page, branch, hours, shelf, cards, notice } = views[locale]
  const dishes = Object.values(cards).map(({ card }) => card)
  const slots = [page, branch, hours, shelf, ...dishes, notice].map((text) =>
    [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].toSorted(),
  )
  expect(slots).toEqual([
    ['branches', 'finderRoom', 'heroLead', 'heroPicture', 'heroTitle', 'mark', 'menu', 'noScript', 'notice', 'shop'],
    ['address', 'hours', 'id', 'name', 'phone'],
    ['days', 'periods'],
    ['cards', 'category', 'count'],
    ...dishes.map(() => ['id', 'lines', 'name', 'price', 'ref']),
    ['message'],
  ])
})

test('a dish has no style of its own, which the policy would refuse, and a poster of its very picture', () => {
  const { bundled, uploaded, url } = views.en.cards
  for (const { card, poster } of [bundled, uploaded, url]) {
    expect(card).not.toContain(' style=')
    expect(poster.srcset).toContain('{{ref}}')
  }
  expect(bundled.card).toContain(`srcSet="${bundled.poster.srcset}"`)
})

test.each(locales)(
  '[PAINT-1] every page is drawn in its own words, with the slots that the server fills: %s',
  (locale) => {
    const { pages, blocks, about } = views[locale]
    const slotsOf = (text: string) =>
      [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].toSorted()
    expect(Object.fromEntries(Object.entries(pages).map(([path, { own }]) => [path, slotsOf(own)]))).toEqual({
      '/order': [],
      '/order+': [],
      '/track': ['name', 'phone'],
      '/review': [],
      '/reservation': [],
      '/again': [],
      '/about': ['about', 'aboutLead', 'ref', 'words'],
      '/contact': ['blocks'],
      '/account': ['mark', 'ref', 'shop', 'words'],
      '/account+': ['mark', 'ref', 'shop', 'words'],
    })
    for (const block of Object.values(blocks))
      expect(slotsOf(block)).toEqual(expect.arrayContaining(['address', 'name', 'phone']))
    expect(about.about.length).toBeGreaterThan(0)
    // The words are those of the language, and none was still on its way.
    for (const { demo } of Object.values(pages)) expect(demo).toContain('<h1')
    if (locale !== 'en') expect(pages['/review']?.demo).not.toBe(views.en.pages['/review']?.demo)
  },
)

test('[PAINT-2] what can be tapped is drawn, and nothing in it can be typed into, sends a form or breaks the policy', () => {
  for (const locale of locales) {
    const text = JSON.stringify(views[locale])
    expect(text).toMatch(/<button/)
    expect(text).not.toMatch(/<script\b| style=|<link\b/)
    expect(text.match(/<(input|textarea) (?!readonly)|<select/g)).toBeNull()
  }
})

test('[PAINT-2] whatever can be tapped is found again on the page: each button by its value, each field by its name', () => {
  const { page, branch, cards, pages } = views.en
  const drawn = [page, branch, cards.bundled.card, ...Object.values(pages).map(({ demo }) => demo)]
  for (const text of drawn) {
    const controls = [...text.matchAll(/<(button|input|textarea) ([^>]*)>/g)].filter(
      ([tag]) => !tag.includes(' invisible'),
    )
    const marks = controls.map(([, tag, attributes = '']) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? ''
      return tag === 'button' ? of('value') : `${of('name')} ${of('type') === 'radio' ? of('value') : ''}`
    })
    expect(marks).not.toContainEqual(expect.stringMatching(/^ *$/))
    expect(marks).toEqual([...new Set(marks)])
  }
})
