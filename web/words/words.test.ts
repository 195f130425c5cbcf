// Words that misled people do not come back, in any of the four languages.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = globSync(['web/words/**/*.ts', 'server/door/page/page-words.ts', 'tools/demo/**/*.ts'], { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test.each([
  ['a dish named by an allergen that it does not hold', /hazelnut crema|hazelnootbruine|couleur noisette|بلون البندق/],
  ['English that nobody says', /For whom is it\?|\} persons`|'All right'/],
  ['Dutch that nobody says', /Maak je bestelling/],
  ['the orders of today called a dish of the day', /Commandes du jour/],
  ['a clothes iron for a waffle iron', /المكواة|مكواة/],
  ['a table for the counter', /المنضدة/],
])('[F-44] %s is nowhere', (_, words) => {
  expect(sources.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([])
})

test('[F-44] the shop says “nous” of itself in French, never “on”', () => {
  const french = sources.filter(({ file }) => /\/fr\.ts$/.test(file))
  const spoken = french.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\p{L}’-])on (?=[a-zé])/giu)].map(() => file),
  )
  expect(spoken).toEqual([])
})

test('[F-44] one state has one word in Arabic, on the landing page and while tracking', () => {
  const word = /\bglossary\.received\b/
  for (const name of ['web/words/customer/ar.ts', 'web/words/order/ar.ts'])
    expect(sources.find(({ file }) => file === name)?.text, name).toMatch(word)
})

/** The descriptions of the pictures name the places that they show. */
const withoutPictures = (text: string) => text.replace(/^export const photos\b[\s\S]*?^\}/m, '')

test('[F-5] the site names no branch of its own, nor how many there are: a shop has the branches that its owner made', () => {
  const named = sources.filter(
    ({ file, text }) =>
      !/^tools\/demo/.test(file) &&
      /Antwerpen|Anvers|Merksem|Etterbeek|أنتويرب|ميركسم|إتربيك|three (small shops|branches)|drie (kleine )?zaken|trois (petites )?adresses|ثلاثة (محلات|فروع)/.test(
        withoutPictures(text),
      ),
  )
  expect(named.map(({ file }) => file)).toEqual([])
})

test('[BRAND-1] no text of the site says Noisette: the shop has the name that its owner gave it', () => {
  // In French, noisettes are hazelnuts.
  const own = sources.filter(({ file }) => !/^tools\/demo/.test(file))
  expect(own.filter(({ text }) => /noisette(?!s)|نوازيت/i.test(text)).map(({ file }) => file)).toEqual([])
})
