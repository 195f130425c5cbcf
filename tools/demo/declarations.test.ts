// What the demo's items declare agrees with what their names and descriptions say.
import { expect, test } from 'vitest'
import { ageOf } from '#domain/menu/age.ts'
import { type AllergenGroup, allergenGroups, declarationOf, type Substance } from '#domain/menu/allergens.ts'
import { dietsSuited } from '#domain/menu/diet.ts'
import { type Locale, locales, localize } from '#domain/shared/locale.ts'
import type { DemoItem } from './demo-item.ts'
import { demo } from './index.ts'
import { optionGroups, usesOfItems } from './option-groups.ts'

/**
 * Words in English, Dutch and French, and what an item that has one of them contains: one of these, if there are
 * several.
 */
const words: readonly (readonly [string, ...Substance[]])[] = [
  ['milk|milky|melk|lait|milkshake|latte|lassi|cappuccino|flat white|velvet foam', 'milk'],
  ['whipped cream|cream cheese|creamy|slagroom|roomkaas|chantilly|fromage frais|ice cream|vanille-ijs|glace', 'milk'],
  ['cheese|kaas|fromage|mozzarella|cheddar|brie|gouda|parmesan|gorgonzola|feta|halloumi|pesto', 'milk'],
  ['yoghurt|yaourt|butter|buttered|boter|beurre|beurré|croissants?|brioche|waffle|cake|brownie', 'milk'],
  ['panini|bagel|croque|toast|sourdough|bread|brood|pain|pistolets|wrap|waffle|cake|brownie|croissants?', 'wheat'],
  ['speculoos|croutons|bulgur|brioche|croquettes|kriek|cheesecake', 'wheat'],
  ['eggs?|eieren|œufs?|spiegelei|eiwit|mayonnaise|mayonaise|niçoise|waffle|cake|brownie|brioche', 'eggs'],
  ['salmon|zalm|saumon|tuna|tonijn|thon|caesar', 'fish'],
  ['shrimp|crevettes', 'crustaceans'],
  ['chocolate|chocolat|chocolade|chocolatier|brownie|speculoos', 'soy'],
  ['almond|amandelkruim|amandes', 'almond'],
  ['hazelnuts?|hazelnoten|noisettes?', 'hazelnut'],
  ['walnuts?|walnoten|noix', 'walnut', 'almond'],
  ['nuts|noten', 'almond', 'hazelnut', 'walnut'],
  ['granola', 'oats'],
  ['soup', 'celery'],
  ['mustard|mayonnaise|caesar', 'mustard'],
  ['tahini|hummus|houmous|sesame|sesam', 'sesame'],
  ['wine|wijn|vin|cava|vermouth', 'sulphites'],
  ['wine|cava|pils|tripel|kriek|rum|gin|vodka|tequila|bourbon|vermouth|spritz|martini', 'alcohol'],
  ['pils|tripel|kriek', 'barley'],
  ['chicken|kip|poulet', 'meat', 'halal-meat'],
  ['ham|jambon', 'pork'],
  ['honey|honing|miel', 'animal'],
]

/** The French word for ice cream is also that for ice, and for icing. */
const meansIce = ['c10', 'c13', 'caramel-frappe', 'carrot-cake']

const textOf = ({ name, desc, desc2 }: DemoItem): string =>
  (['en', 'nl', 'fr'] as const)
    .flatMap((locale) => [name, desc, desc2 ?? {}].map((text) => localize(text, locale)))
    .join(' · ')
    .toLowerCase()

/** The words of a list that stand in the item's texts as whole words. */
const wordsIn = (item: DemoItem, list: string): string[] =>
  [...textOf(item).matchAll(new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'gu'))]
    .map(([word]) => word)
    .filter((word) => word !== 'glace' || !meansIce.includes(item.id))

test('[ALLG-1] every item of the demo is declared', () => {
  expect(demo.items.filter(({ declaration }) => !declaration).map(({ id }) => id)).toEqual([])
  expect(demo.items.length).toBeGreaterThanOrEqual(95)
})

test('[ALLG-1] what a name or description says is declared', () => {
  const missing = demo.items.flatMap((item) =>
    words.flatMap(([list, ...substances]) => {
      const isSaid = substances.some((each) => item.declaration?.contains.includes(each))
      return isSaid ? [] : wordsIn(item, list).map((word) => `${item.id}: ${word}, but not ${substances.join(' or ')}`)
    }),
  )
  expect(missing).toEqual([])
})

test('[ALLG-1] the words are those of the demo', () => {
  const unused = words.flatMap(([list]) =>
    list.split('|').filter((word) => !demo.items.some((item) => wordsIn(item, word).length > 0)),
  )
  expect(unused).toEqual([])
})

const said: Readonly<Record<string, AllergenGroup>> = { wheat: 'gluten', egg: 'eggs' }

test('[ALLG-1] an item whose text lists its allergens declares these, group by group', () => {
  const listing = demo.items.filter(({ desc2 }) => desc2?.en.includes('ontains'))
  expect(listing.length).toBeGreaterThan(3)
  for (const { id, desc2, declaration } of listing) {
    const listed = desc2?.en.replace(/^.*ontains /, '').split(', ') ?? []
    const declared = allergenGroups.filter(({ members }) => members.some((one) => declaration?.contains.includes(one)))
    expect(declared.map((group) => group.id).sort(), id).toEqual(listed.map((word) => said[word] ?? word).sort())
  }
})

const answerOf = (id: string, locale: Locale) => demo.posts.find((post) => post.id === id)?.answer[locale] ?? ''
const milks = optionGroups.find(({ id }) => id === 'milk')?.options ?? []

test('[H-25] what a post says is without milk is declared so, as it comes or with the milk that it names', () => {
  for (const locale of locales) {
    const answer = answerOf('without-milk', locale)
    const named = demo.items.filter(({ name }) => answer.includes(name[locale]))
    expect(named.map(({ id }) => id).sort(), locale).toEqual(
      ['caffe-latte', 'camomile', 'earl-grey', 'hummus-bagel', 'sencha', 'vegetable-panini'].sort(),
    )
    const option = milks.find(({ name }) => answer.includes(name[locale] ?? '?'))
    for (const item of named) {
      const chosen = usesOfItems[item.id]?.some(({ group }) => group === 'milk') ? [option?.declaration] : []
      const declared = declarationOf(item, chosen)
      expect(declared && [...declared.contains, ...declared.mayContain], `${locale}: ${item.id}`).toBeDefined()
      expect([...(declared?.contains ?? []), ...(declared?.mayContain ?? [])], item.id).not.toContain('milk')
    }
  }
})

test('[H-25] no post says of a whole group of things what they contain, or sends an allergy to the note', () => {
  const vague = /every|any |all |alle |elke|tous|toutes|chaque|كل |أي |note of|nota bij|Notez|ملاحظة/i
  for (const locale of locales) expect(answerOf('without-milk', locale)).not.toMatch(vague)
})

test('[H-25] what can be chosen as another milk leaves no milk of another kind in the cup', () => {
  const offered = demo.items.filter(({ id }) => usesOfItems[id]?.some(({ group }) => group === 'milk'))
  expect(offered.length).toBeGreaterThan(5)
  const dairy = 'whipped cream|slagroom|chantilly|ice cream|vanille-ijs|cheese|butter|yoghurt'
  expect(offered.flatMap((item) => wordsIn(item, dairy).map((word) => `${item.id}: ${word}`))).toEqual([])
})

test('[H-25] the post about ordering for today names every branch with its own cut-off', () => {
  for (const locale of locales) {
    const parts = answerOf('until-noon', locale).split(/(?<=\d\d:\d\d)/)
    for (const { name, cutOff, hours } of demo.branches) {
      const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`
      expect(
        parts.find((part) => part.includes(name[locale])),
        `${locale}: ${name.en}`,
      ).toContain(clock(cutOff))
      for (const { to } of Object.values(hours).flat())
        expect(
          parts.some((part) => part.endsWith(clock(to))),
          name.en,
        ).toBe(true)
    }
  }
})

test('[H-29] beers and wines of the demo ask for 16 years, cocktails for 18, and those without alcohol for none', () => {
  const agesOf = (category: string) =>
    demo.items.filter((item) => item.category === category).map((item) => [item.id, ageOf(item)] as const)
  const none = ['cola', 'sparkling-water', 'c2', 'c13', 'c14']
  expect(agesOf('DRINKS').filter(([id, age]) => age !== (none.includes(id) ? 0 : 16))).toEqual([])
  expect(agesOf('COCKTAILS').filter(([id, age]) => age !== (none.includes(id) ? 0 : 18))).toEqual([])
})

test('[ALLG-1] “vegan” and “no alcohol” are only said of what is', () => {
  for (const item of demo.items) {
    if (wordsIn(item, 'vegan').length > 0) expect(dietsSuited(item.declaration), item.id).toContain('vegan')
    if (wordsIn(item, 'no alcohol|virgin').length > 0)
      expect(dietsSuited(item.declaration), item.id).toContain('no-alcohol')
  }
})

test('[ALLG-2] the demo has something for every diet in food and in drinks', () => {
  const suited = (diet: string, drinks: boolean) =>
    demo.items.filter(
      ({ category, declaration }) =>
        /COFFEE|DRINKS|TEA|COCKTAILS/.test(category) === drinks && dietsSuited(declaration).some((one) => one === diet),
    ).length
  for (const diet of ['vegetarian', 'vegan', 'halal', 'no-alcohol'])
    for (const drinks of [true, false]) expect(suited(diet, drinks), `${diet} ${drinks}`).toBeGreaterThanOrEqual(4)
})
