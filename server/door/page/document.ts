// The document as it is sent: the built one, completed with language, head, branches, the menu to read and the first
// paint.
import type { EarlyPage, EarlyPageData, FirstView, Poster } from '#contract/first-view-data.ts'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { type DayGroup, periodsText, weekOf } from '#domain/branch/week.ts'
import { groupAt, isOfSizes } from '#domain/menu/options.ts'
import { shownPrice, startsAtUsual } from '#domain/menu/shown-price.ts'
import { chosenOnCard } from '#domain/menu/size-ids.ts'
import { shownSizes } from '#domain/menu/sizes.ts'
import { directionOf, type Locale, locales, localeTags } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { type Brand, brandText } from '#domain/shop/brand/brand.ts'
import { paragraphsOf } from '#domain/shop/brand/brand-words.ts'
import { escapeHtml, fillSlots, scriptJson } from './escape.ts'
import { headHtml } from './head.ts'
import { menuHtml } from './menu-html.ts'
import { brandPlaces } from './page-brand.ts'
import { andMore, hasMore, type PageBranch, type PageItem, type PageMenu } from './page-menu.ts'
import { pageWords } from './page-words.ts'
import { structuredData } from './structured-data.ts'

export interface DocumentParts {
  readonly locale: Locale
  readonly asked: boolean
  /** What it shows of the menu, in that language: a PageMenu as JSON. */
  readonly menuText: string
  /** The site's absolute address without a trailing slash. */
  readonly origin: string
  /** The date from which exceptions are listed. */
  readonly today: string
  /** The landing page's files in this language, to be loaded early, and the style sheets that some pages add. */
  readonly homeFiles: readonly string[]
  readonly pageStyles: Readonly<Record<string, readonly string[]>>
  /** The first view in this language, drawn by the build. */
  readonly firstView: FirstView | undefined
  /** The document's script, made by the build. */
  readonly script: string | undefined
  readonly brand: Brand
}

const moduleScript = /<script type="module"[^>]*? src="([^"]*)"><\/script>/

/** `template` is the built index.html. Missing anchors are skipped. */
export function makeDocument(template: string, parts: DocumentParts): string {
  const { locale, origin, brand, script } = parts
  const menu = JSON.parse(parts.menuText) as PageMenu
  const view = parts.firstView
  const first = view && firstViewsOf(view, menu, parts)
  const head = `${headHtml({ origin, locale, asked: parts.asked, brand })}<script type="application/ld+json">${scriptJson(structuredData(menu, brand, origin, parts.today))}</script>`
  return put(template, [
    [/<html[^>]*>/, () => `<html lang="${locale}" dir="${directionOf(locale)}"${languagesOf(brand)}>`],
    ...brandPlaces(brand),
    [/<title>.*?<\/title>/, () => head],
    // Before the style sheet, because a script after it would wait for it. It loads the page's first script itself.
    [
      moduleScript,
      (tag) =>
        script ? scriptHtml(script, { main: moduleScript.exec(tag)?.[1] ?? '', pages: first?.early ?? {} }) : tag,
    ],
    [/(?=<div id="root">)/, () => (view && first ? first.templates + firstPaint(view, menu, parts) : '')],
  ])
}

const scriptHtml = (script: string, early: EarlyPageData): string =>
  `<script type="application/json" id="early">${scriptJson(early)}</script><script>${script}</script>`

/** The page's scripts need to know before anything is shown. */
const languagesOf = ({ languages }: Brand): string =>
  languages.length < locales.length ? ` data-languages="${languages.join(' ')}"` : ''

/** Replaces with functions, so that `$&` in a text is inserted literally. */
const put = (template: string, places: readonly (readonly [RegExp, (found: string) => string])[]): string =>
  places.reduce((document, [place, by]) => document.replace(place, by), template)

/** `today`: the date on which what it shows is sold. */
export function firstPaint(
  view: FirstView,
  menu: PageMenu,
  { locale, today }: { readonly locale: Locale; readonly today: DateText },
): string {
  const { noScript } = pageWords[locale]
  const more = hasMore(menu) ? `<li class="plain">${andMore}</li>` : ''
  const branches = menu.shown.map((branch, place) => branchItem(view, branch, locale, isFarDown(menu, place)))
  const { shown, mark, heroTitle = view.hero.title, heroLead = view.hero.lead } = menu.brand
  const texts = { noScript, shop: shown, mark, heroTitle, heroLead }
  const heroPicture = heroOf(view, menu)
  return fillSlots(view.page, texts, {
    heroPicture,
    branches: branches.join('') + more,
    finderRoom: hasMore(menu) ? view.finderRoom : '',
    notice: notice(view, menu),
    menu: menuHtml(menu, locale, today),
  })
}

function heroOf({ heroPictures }: FirstView, { brand }: PageMenu): string {
  const { hero } = brand.media
  if (hero === 'demo') return heroPictures.demo
  const own = hero?.[0]
  return own ? fillSlots(heroPictures.own, { ref: own.image.ref, words: own.words }) : heroPictures.none
}

/** The posters at the top of the landing page, which are loaded early. */
export function heroPosters({ posters }: FirstView, { brand }: PageMenu): readonly Poster[] {
  const { hero } = brand.media
  if (hero === 'demo') return posters.demo
  const own = hero?.[0]
  return own
    ? posters.own.map((one) => ({ ...one, srcset: one.srcset.replaceAll('{{ref}}', () => own.image.ref) }))
    : []
}

const notice = (view: FirstView, { message }: PageMenu): string =>
  message === null ? '' : fillSlots(view.notice, { message: message || view.noDelivery })

/** Among many the page shows only the first at once, as the finder of branches does; without scripts there are more. */
const isFarDown = (menu: PageMenu, place: number): boolean => hasMore(menu) && place >= branchesAbove

function branchItem(view: FirstView, branch: PageBranch, locale: Locale, farDown: boolean): string {
  const { id, name, address, phone } = branch
  const hours = weekOf(branch).map((group) => {
    const periods = periodsText(group.periods, '–') || pageWords[locale].closed
    return fillSlots(view.hours, { days: daysText(group, locale), periods })
  })
  const item = farDown ? view.branch.replace('<li>', '<li class="plain">') : view.branch
  return fillSlots(item, { id, name, address, phone }, { hours: hours.join('') })
}

/** 'Monday – Friday'; 5 January 1970 was a Monday. */
function daysText({ from, to }: DayGroup, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' })
  const name = (day: number) => format.format((day + 3) * 86_400_000)
  return from === to ? name(from) : `${name(from)} – ${name(to)}`
}

interface Shelf {
  readonly html: string
  /** What to load early: the first dish's picture. */
  readonly posters: readonly Poster[]
}

/** The templates of the pages and of the menu's shelves, and what each path loads early. */
function firstViewsOf(view: FirstView, menu: PageMenu, parts: DocumentParts) {
  const early: Record<string, EarlyPage> = {
    '/': { at: 'home', posters: heroPosters(view, menu), files: parts.homeFiles },
  }
  const templates: string[] = []
  for (const path of Object.keys(view.pages)) {
    if (path === '/about' && !saysWhoWeAre(menu, parts)) continue
    const text = pageHtml(view, path, menu, parts)
    const plain = path.replace('+', '')
    templates.push(`<template data-page="${path}">${text}</template>`)
    early[path] = {
      at: plain === '/account' ? 'bare' : 'page',
      posters: posterIn(text),
      styles: parts.pageStyles[plain],
    }
  }
  const sorted = menu.categories.toSorted((a, b) => a.index - b.index)
  for (const category of [undefined, ...sorted]) {
    const path = category ? (view.paths[category.id] ?? `/c/${category.slug}`) : menuPath
    const dishes = shelfMarkup(view, menu, category ?? sorted[0], parts.locale)
    early[path] = { at: 'menu', posters: dishes.posters }
    templates.push(
      `<template data-page="${path}" title="${escapeHtml(category?.name ?? view.menuTitle)}">${dishes.html}</template>`,
    )
  }
  return { early, templates: templates.join('') }
}

/** The words that come with the program are those of the demo; another shop's page is painted from its own. */
const saysWhoWeAre = (menu: PageMenu, { brand, locale }: DocumentParts): boolean =>
  menu.brand.media.about === 'demo' ||
  (brandText(brand, 'about', locale) !== '' && brandText(brand, 'aboutLead', locale) !== '')

const menuPath = '/foods'

function pageHtml(view: FirstView, path: string, { shown, brand }: PageMenu, parts: DocumentParts): string {
  const media = brand.media[path.startsWith('/account') ? 'account' : 'about']
  const own = media === 'demo' ? undefined : media?.[0]
  const page = view.pages[path]?.[media === 'demo' ? 'demo' : own ? 'own' : 'none'] ?? ''
  const said = (name: 'aboutLead' | 'about') => brandText(parts.brand, name, parts.locale)
  const paragraphs = paragraphsOf(said('about'))
  const reached = shown.filter(({ phone }) => phone !== '')
  const rows = repeated(
    page,
    'about',
    (paragraphs.length > 0 ? paragraphs : view.about.about).map((about) => ({ about })),
  )
  return fillSlots(
    repeated(
      rows,
      'phone',
      reached.map(({ name, phone }) => ({ name, 'tel:phone': phone, phone: phoneText(phone) })),
    ),
    {
      shop: brand.shown,
      mark: brand.mark,
      aboutLead: said('aboutLead') || view.about.aboutLead,
      ...(own && { ref: own.image.ref, words: own.words }),
    },
    { blocks: shown.map((branch) => blockHtml(view, branch)).join('') },
  )
}

/** A branch on the contact page. */
function blockHtml({ blocks }: FirstView, { name, address, phone, image }: PageBranch): string {
  const block = fillSlots(blocks[image?.kind ?? 'none'].replaceAll('tel:{{phone}}', `tel:${escapeHtml(phone)}`), {
    name,
    address,
    phone: phoneText(phone),
    ref: image ? refOf({ image }) : '',
  })
  return block
}

/** The list item or paragraph with the slot, once for each; without any, no section that holds it either. */
function repeated(page: string, slot: string, each: readonly Readonly<Record<string, string>>[]): string {
  if (each.length === 0)
    return page.replace(new RegExp(`<section(?:(?!<section).)*\\{\\{${slot}\\}\\}.*?</section>`), '')
  const one = new RegExp(`<(li|p)\\b(?:(?!<\\1\\b).)*?\\{\\{${slot}\\}\\}.*?</\\1>`)
  return page.replace(one, (found) =>
    each
      .map((texts) =>
        fillSlots(found.replace(`tel:{{${slot}}}`, `tel:${escapeHtml(texts[`tel:${slot}`] ?? '')}`), texts),
      )
      .join(''),
  )
}

/** The first picture of a page, to be loaded early. */
function posterIn(page: string): Poster[] | undefined {
  const [, srcset, sizes] = /<img[^>]* srcSet="([^"]*)" sizes="([^"]*)"/.exec(page) ?? []
  return srcset ? [{ media: 'all', srcset, sizes: (sizes ?? '').replaceAll('&gt;', '>') }] : undefined
}

/** Empty if one of the two needs more than words and a price: the page would move what is below. */
export function shelfMarkup(
  view: FirstView,
  menu: PageMenu,
  category: PageMenu['categories'][number] | undefined,
  locale: Locale,
): Shelf {
  const items = menu.items.filter((item) => item.category === category?.id)
  const [first, second] = items
  if (!category || category.sold || !first || !second || !isPlain(first, menu) || !isPlain(second, menu))
    return { html: '', posters: [] }
  const count = new Intl.NumberFormat(localeTags[locale]).format(items.length)
  const cards = card(view, first, menu, locale) + card(view, second, menu, locale)
  return {
    html: fillSlots(view.shelf, { category: category.name, count }, { cards }),
    posters: [posterOf(view, first)],
  }
}

const isPlain = (item: PageItem, menu: PageMenu): boolean =>
  !chosenOnCard(sizesOf(item, menu)) && item.sold === undefined && linesOf(item) !== ''

/** The sizes to choose from; none if it has one price only. */
function sizesOf({ groups }: PageItem, menu: PageMenu) {
  const use = groups?.find(isOfSizes)
  const group = use && menu.groups.find(({ id }) => id === use.group)
  return shownSizes(group && groupAt(group, use))
}

const linesOf = ({ desc, desc2 }: PageItem): string => [desc, desc2].filter(Boolean).join(' · ')

function card(view: FirstView, item: PageItem, menu: PageMenu, locale: Locale): string {
  const sizes = sizesOf(item, menu)
  const price = formatMoney(shownPrice(item, sizes[0]), locale)
  return fillSlots(view.cards[item.image.kind].card, {
    id: item.id,
    ref: refOf(item),
    name: item.name,
    lines: linesOf(item),
    price: startsAtUsual(sizes) ? `${pageWords[locale].from} ${price}` : price,
  })
}

function posterOf(view: FirstView, item: PageItem): Poster {
  const { poster } = view.cards[item.image.kind]
  return { ...poster, srcset: poster.srcset.replaceAll('{{ref}}', () => refOf(item)) }
}

const refOf = ({ image: { kind, ref } }: Pick<PageItem, 'image'>): string =>
  kind === 'bundled' ? encodeURIComponent(ref) : ref
