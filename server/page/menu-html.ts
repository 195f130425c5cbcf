// The whole menu as plain HTML with its prices, marked up with schema.org for search engines.
import type { PublicItem, PublicMenu } from '../../contract/index.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { formatMoney } from '../../domain/shared/money.ts'
import { html } from './escape.ts'
import { type PageWords, pageWords } from './words.ts'

const scope = (type: string, part?: string): string =>
  `itemscope itemtype="https://schema.org/${type}"${part ? ` itemprop="${part}"` : ''}`

export function menuHtml(menu: Pick<PublicMenu, 'categories' | 'items'>, locale: Locale): string {
  const words = pageWords[locale]
  const sections = menu.categories
    .toSorted((a, b) => a.index - b.index)
    .map(({ id, name }) => ({ name, items: menu.items.filter(({ category }) => category === id) }))
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => section(name, items, words, locale))
  return `<section id="menu" ${scope('Menu')}><h2 itemprop="name">${html(words.menu)}</h2>${sections.join('')}</section>`
}

const section = (name: string, items: readonly PublicItem[], words: PageWords, locale: Locale): string =>
  `<div ${scope('MenuSection', 'hasMenuSection')}><h3 itemprop="name">${html(name)}</h3><ul>${items
    .map((item) => row(item, words, locale))
    .join('')}</ul></div>`

function row(item: PublicItem, words: PageWords, locale: Locale): string {
  const desc = [item.desc, item.desc2].filter(Boolean).join(' · ')
  const prices = pricesOf(item, words).map(([way, cents]) => offer(way, cents, locale))
  return `<li ${scope('MenuItem', 'hasMenuItem')}><b itemprop="name">${html(item.name)}</b> ${
    desc ? `<span itemprop="description">${html(desc)}</span> ` : ''
  }${prices.join(' ')}</li>`
}

function pricesOf(item: PublicItem, { ways }: PageWords): [way: string, cents: number][] {
  const all: [string, number | null | undefined][] = [
    ['', item.price],
    [ways.glass, item.glassPrice],
    [ways.bottle, item.bottlePrice],
    ...(item.pieces ?? []).map(({ persons, price }): [string, number] => [ways.persons(persons), price]),
  ]
  return all.filter((one): one is [string, number] => typeof one[1] === 'number')
}

/** The price as a person reads it, and separately in cents, so that machines get a number in every language. */
const offer = (way: string, cents: number, locale: Locale): string =>
  `<span ${scope('Offer', 'offers')}>${way ? `<span itemprop="name">${html(way)}</span> ` : ''}<data itemprop="price" value="${(
    cents / 100
  ).toFixed(2)}">${html(formatMoney(cents, locale))}</data><meta itemprop="priceCurrency" content="EUR"></span>`
