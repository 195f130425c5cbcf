// The sentence about closing the day agrees with the number of orders, in every language.
import { expect, test } from 'vitest'
import { till as ar } from './ar.ts'
import { till as en } from './en.ts'
import { till as fr } from './fr.ts'
import { till as nl } from './nl.ts'

test('[H-96] one order leaves the list, two leave it, by the plural rules of each language', () => {
  const [one, two] = [1, 2].map((n) => [en, nl, fr].map(({ close }) => close.text('Antwerpen', n)))
  expect(one?.[0]).toContain('1 order of Antwerpen leaves the list')
  expect(one?.[1]).toContain('1 bestelling van Antwerpen verdwijnt uit de lijst')
  expect(one?.[2]).toContain('1 commande de Antwerpen quitte la liste')
  expect(two?.[0]).toContain('2 orders of Antwerpen leave the list')
  expect(two?.[1]).toContain('2 bestellingen van Antwerpen verdwijnen uit de lijst')
  expect(two?.[2]).toContain('2 commandes de Antwerpen quittent la liste')
  const arabic = [1, 2, 3, 11].map((n) => ar.close.text('أنتويرب', n))
  for (const [at, words] of ['طلب واحد', 'طلبان', '3 طلبات', '11 طلبًا'].entries()) expect(arabic[at]).toContain(words)
})
