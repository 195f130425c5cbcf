// The whole menu as plain HTML with its prices, marked up with schema.org for search engines.
import type { DateText } from '#domain/branch/hours.ts'
import { periodsText } from '#domain/branch/week.ts'
import { groupAt, isOfSizes } from '#domain/menu/options.ts'
import { shownPrice } from '#domain/menu/shown-price.ts'
import { asItComes, sizePricesOf, sizesGroup } from '#domain/menu/sizes.ts'
import { isOnMenuAt, itemAt, saleHours, saleStateAt, type WithSaleRules } from '#domain/menu/sold.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { escapeHtml } from './escape.ts'
import { andMore, mostShown, type PageItem, type PageMenu } from './page-menu.ts'
import { pageWords } from './page-words.ts'

const scope = (type: string, part?: string): string =>
  `itemscope itemtype="https://schema.org/${type}"${part ? ` itemprop="${part}"` : ''}`

type Menu = Pick<PageMenu, 'branches' | 'categories' | 'items' | 'groups'>
type Shown = PageItem & WithSaleRules

/** What is sold on the date `today`, or within a week after it, by any branch. */
export function menuHtml({ branches, categories, items, groups }: Menu, locale: Locale, today: DateText): string {
  const words = pageWords[locale]
  const sections = categories
    .toSorted((a, b) => a.index - b.index)
    .map(({ id, name, sold }) => ({
      name,
      items: items
        .filter(({ category }) => category === id)
        .map((item): Shown => (sold ? { ...item, within: sold } : item))
        .filter((item) => isShown(item, branches, today)),
    }))
    .filter((section) => section.items.length > 0)
    .map((section) => sectionHtml(section.name, section.items, { locale, today, branches, groups }))
  return `<section id="menu" ${scope('Menu')}><h2 itemprop="name">${escapeHtml(words.menu)}</h2>${sections.join('')}</section>`
}

const isShown = (item: Shown, branches: Menu['branches'], today: DateText): boolean =>
  (branches.length === 0 || branches.some(({ id }) => isOnMenuAt(item, id))) &&
  saleStateAt(item, { date: today, minutes: 0 }).state !== 'away'

interface Page extends Pick<Menu, 'branches' | 'groups'> {
  readonly locale: Locale
  readonly today: DateText
}

const sectionHtml = (name: string, items: readonly Shown[], page: Page): string =>
  `<div ${scope('MenuSection', 'hasMenuSection')}><h3 itemprop="name">${escapeHtml(name)}</h3><ul>${items
    .map((item) => row(item, page))
    .join('')}</ul></div>`

function row(item: Shown, page: Page): string {
  const desc = [item.desc, item.desc2].filter(Boolean).join(' · ')
  const prices = pricesOf(item, page).map(([way, cents]) => offer(way, cents, page.locale))
  const limits = limitsOf(item, page)
  return `<li ${scope('MenuItem', 'hasMenuItem')}><b itemprop="name">${escapeHtml(item.name)}</b> ${
    desc ? `<span itemprop="description">${escapeHtml(desc)}</span> ` : ''
  }${limits ? `<small>${escapeHtml(limits)}</small> ` : ''}${prices.join(' ')}</li>`
}

/** The first branches that sell it if not all do, and the hours of today or the day from which it is sold. */
function limitsOf(item: Shown, { branches, locale, today }: Page): string {
  const there = branches.filter(({ id }) => isOnMenuAt(item, id))
  const hours = saleHours(item, today)
  const sale = saleStateAt(item, { date: today, minutes: 0 })
  const isLimited = hours.some(({ from, to }) => from > 0 || to < 1440)
  const names = there.slice(0, mostShown).map(({ name }) => name)
  if (there.length > names.length) names.push(andMore)
  return [
    there.length < branches.length && names.join(', '),
    isLimited && periodsText(hours, '–'),
    sale.state === 'soon' &&
      new Intl.DateTimeFormat(localeTags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        Date.parse(`${sale.date}T00:00:00Z`),
      ),
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Its price in each of its sizes, as far as a branch asks it, and at the branches at which that differs; if those are
 * many, the lowest.
 */
function pricesOf(item: Shown, { groups, branches, locale }: Page): [way: string, cents: number][] {
  const use = item.groups?.find(isOfSizes)
  const group = use && groups.find(({ id }) => id === sizesGroup)
  const sizes = (group && groupAt(group, use)?.options) ?? [{ id: asItComes, name: '' }]
  const usual = sizePricesOf(item)
  const there = branches.filter(({ id }) => isOnMenuAt(item, id))
  const differing = item.sold?.prices || item.sold?.sizes ? there : []
  return sizes.flatMap(({ id: size, name }) => {
    const way = size === asItComes ? '' : name
    const own = differing.flatMap((branch): [string, number][] => {
      const price = sizePricesOf(itemAt(item, branch.id))[size] ?? 0
      return price === usual[size] ? [] : [[[branch.name, way].filter(Boolean).join(' · '), price]]
    })
    const everywhereElse: [string, number][] =
      own.length > 0 && own.length === there.length ? [] : [[way, usual[size] ?? 0]]
    const all = [...everywhereElse, ...own]
    const from = [pageWords[locale].from, way].filter(Boolean).join(' ')
    const asked: typeof all = own.length > mostShown ? [[from, Math.min(...all.map(([, price]) => price))]] : all
    return asked.map(([said, price]): [string, number] => [said, shownPrice({ ...item, price })])
  })
}

/** The price as a person reads it, and separately in cents, so that machines get a number in every language. */
const offer = (way: string, cents: number, locale: Locale): string =>
  `<span ${scope('Offer', 'offers')}>${way ? `<span itemprop="name">${escapeHtml(way)}</span> ` : ''}<data itemprop="price" value="${(
    cents / 100
  ).toFixed(2)}">${escapeHtml(formatMoney(cents, locale))}</data><meta itemprop="priceCurrency" content="EUR"></span>`
