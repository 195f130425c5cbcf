// The menu as customers read it: one buffer per language, made once per change, compressed in advance.
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#contract/addresses.ts'
import type { Output, PublicBranch, PublicItem, PublicMenu } from '#contract/index.ts'
import { type Branch, shopAt } from '#domain/branch/branch.ts'
import { localTime } from '#domain/branch/hours.ts'
import { withLeftPrices } from '#domain/menu/bake/left-sale.ts'
import { defaultsOf } from '#domain/menu/chosen.ts'
import type { Part } from '#domain/menu/deals/parts.ts'
import type { Category, Item } from '#domain/menu/menu.ts'
import { type OptionGroup, usesOf } from '#domain/menu/options.ts'
import { lineOptions, pieceWith } from '#domain/menu/piece-price.ts'
import { optionsBesideSize } from '#domain/menu/sizes.ts'
import { outAt } from '#domain/menu/stock.ts'
import { isPast } from '#domain/money/reductions/reduction-code.ts'
import { vatClassOf } from '#domain/money/vat-class.ts'
import { type Locale, localeOf, locales, localize } from '#domain/shared/locale.ts'
import type { Brand } from '#domain/shop/brand/brand.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { mostShown, type PageMenu } from '#server/door/page/page-menu.ts'
import { menuHeaders } from '#server/door/site/menu-at-once.ts'
import { hasAlready, type PackedText, packText, sendPacked } from '#server/door/site/packed.ts'
import { shortDigest } from '#server/store/digest.ts'
import type { Catalogue, ForGuests } from '#server/store/menu/catalogue.ts'
import { branchesWithout } from '#server/store/menu/stock-store.ts'
import { reductionIn } from '#work/money/public-reduction.ts'
import { publicBrand } from './public-brand.ts'

export interface ServedMenu extends PackedText {
  readonly etag: string
}

/** What the document shows of the menu, as JSON: the same text as long as it shows the same. */
export interface MenuForPage {
  readonly text: string
  readonly brand: Brand
}

export interface MenuCache {
  /** The current menu in a language, ready to be sent. */
  of(locale: Locale): Promise<ServedMenu>
  /** The same without waiting, if it was made and nothing has happened since. */
  fresh(locale: Locale): ServedMenu | undefined
  /** For the document. */
  forPage(locale: Locale): Promise<MenuForPage>
}

interface Kept {
  readonly catalogue: Catalogue
  /** When these menus were begun, and from when on they say something else by themselves. */
  readonly from: number
  readonly until: number
  readonly menus: Map<Locale, Promise<ServedMenu>>
  readonly made: Map<Locale, ServedMenu>
  readonly forPage: Map<Locale, MenuForPage>
}

/**
 * Caches the menus made from one catalogue. After a commit of this server, or after an event of another, the next
 * reader checks whether the catalogue is still the same; until then nothing is checked. While the database is down, the
 * last menu is still served.
 */
export function menuCache({ store, hub, now }: Pick<Deps, 'store' | 'hub' | 'now'>): MenuCache {
  let kept: Kept | undefined
  let certain = false
  let doubts = 0
  const doubt = (): void => {
    certain = false
    doubts++
  }
  store.onCommit(doubt)
  hub.onNews(doubt)

  const isOfNow = ({ from, until }: Kept): boolean => from <= now() && now() < until

  const current = async (): Promise<Catalogue> => {
    if (certain && kept) return kept.catalogue
    const before = doubts
    try {
      const catalogue = await store.catalogue.current(store.db)
      certain = doubts === before
      return catalogue
    } catch (error) {
      if (kept && store.engine.isUnavailable(error)) return kept.catalogue
      throw error
    }
  }
  const ofNow = async (): Promise<Kept> => {
    const catalogue = await current()
    if (kept?.catalogue !== catalogue || !isOfNow(kept)) kept = keepFrom(catalogue, now(), kept)
    return kept
  }
  return {
    of: async (locale) => {
      const { catalogue, menus, made, from } = await ofNow()
      const making = menus.get(locale) ?? make(catalogue, locale, from)
      menus.set(locale, making)
      const served = await making
      made.set(locale, served)
      return served
    },
    fresh: (locale) => (certain && kept && isOfNow(kept) ? kept.made.get(locale) : undefined),
    forPage: async (locale) => {
      const { catalogue, forPage } = await ofNow()
      const known = forPage.get(locale)
      if (known) return known
      const made = { text: JSON.stringify(pageMenuOf(catalogue, locale)), brand: catalogue.brand }
      forPage.set(locale, made)
      return made
    },
  }
}

const keepFrom = (catalogue: Catalogue, from: number, before?: Kept): Kept => ({
  catalogue,
  from,
  until: catalogue.turns.find((turn) => turn > from) ?? Number.POSITIVE_INFINITY,
  menus: new Map(),
  made: new Map(),
  forPage: before?.catalogue.lastingVersion === catalogue.lastingVersion ? before.forPage : new Map(),
})

/** In a chain somebody says every few seconds what is out: a menu that is that young is not compressed well. */
export const menuLastsMs = 30_000

async function make(catalogue: Catalogue, locale: Locale, now: number): Promise<ServedMenu> {
  const packed = await packText(() => JSON.stringify(publicMenuAt(catalogue, locale, now)), menuLastsMs)
  const etag = `"${shortDigest(packed.plain)}"`
  return Object.assign(packed, { etag })
}

export function menuRoutes(app: FastifyInstance, deps: Deps, shelf: MenuCache): void {
  serve(app, deps, 'menu.readAll', async ({ input, request, now }) => {
    const lang = input.lang ?? localeOf(request.headers['accept-language'])
    return yes(staffMenu(await deps.store.catalogue.current(deps.store.db), lang, now))
  })

  const { path } = addressOf('menu.read')
  app.get(path, { logLevel: 'warn' }, async (request, reply) => {
    const lang = (request.query as { lang?: unknown }).lang
    const locale = locales.find((one) => one === lang) ?? localeOf(request.headers['accept-language'])
    const served = await shelf.of(locale)
    reply.headers(menuHeaders).header('etag', served.etag)
    if (hasAlready(request.headers['if-none-match'], served.etag)) return reply.code(304).send()
    return sendPacked(request, reply.type('application/json; charset=utf-8'), served)
  })
}

function staffMenu(catalogue: Catalogue, locale: Locale, now: number): Output<'menu.readAll'> {
  const hidden = (is: boolean | undefined) => (is ? { hidden: true } : {})
  const { branches, regions, hiddenBranches, categories } = catalogue
  const menu = publicMenuAt(catalogue, locale, now, catalogue)
  return {
    ...menu,
    branches: branches.map((one) => ({
      ...publicBranch(one, locale, now),
      ...(one.region && { region: one.region }),
      ...(one.tillDuty !== 'none' && { tillDuty: one.tillDuty }),
      ...hidden(hiddenBranches.has(one.id)),
    })),
    regions: regions.map(({ id, name }) => ({ id, name: localize(name, locale) })),
    categories: categories.map((one) => ({ ...publicCategory(one, locale), ...hidden(one.hidden) })),
    ...withKitchenNames(menu, catalogue),
    bakes: catalogue.items.some(({ ahead }) => ahead),
  }
}

/** The same items and groups with the shop's own short words, which no customer reads. */
function withKitchenNames(
  { items, groups }: PublicMenu,
  { itemById, groups: own }: Catalogue,
): Pick<Output<'menu.readAll'>, 'items' | 'groups'> {
  const words = new Map(own.flatMap(({ options }) => options.map(({ id, kitchenName }) => [id, kitchenName])))
  const called = (kitchenName: string | undefined) => (kitchenName ? { kitchenName } : {})
  return {
    items: items.map((item) => ({ ...item, ...called(itemById.get(item.id)?.kitchenName) })),
    groups: groups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, ...called(words.get(option.id)) })),
    })),
  }
}

/** The menu at `now`. The last parameter is the part of the catalogue that is shown; by default, the customers'. */
export function publicMenuAt(
  catalogue: Catalogue,
  locale: Locale,
  now: number,
  { branches, categories, items }: Pick<ForGuests, 'branches' | 'categories' | 'items'> = catalogue.forGuests,
): PublicMenu {
  return {
    locale,
    brand: publicBrand(catalogue.brand, locale),
    reservations: catalogue.reservations,
    ...(catalogue.testPay && { testPay: true }),
    ...(catalogue.giftCards && { giftCards: true }),
    ...(catalogue.takesGifts && { takesGifts: true }),
    branches: branches.map((branch) => publicBranch(branch, locale, now)),
    categories: categories.map((category) => publicCategory(category, locale)),
    groups: catalogue.groups.map((group) => publicGroup(group, catalogue, locale, now)),
    items: items.map((item) => ({
      ...publicItem(
        withLeftPrices(item, catalogue.leftSales.get(item.id), now),
        locale,
        branchesWithout(catalogue, item, now),
      ),
      ...askedOf(item, catalogue),
    })),
    ...reductionsOf(catalogue, locale, now),
    message: catalogue.messageShown ? localize(catalogue.message, locale) : null,
  }
}

/** The rules that need no code and are not over at every branch. */
function reductionsOf(
  { reductions, branches }: Pick<Catalogue, 'reductions' | 'branches'>,
  locale: Locale,
  now: number,
): Pick<PublicMenu, 'reductions' | 'codes'> {
  if (reductions.length === 0) return {}
  const today = branches.map(({ timeZone }) => localTime(now, timeZone).date).sort()[0] ?? ''
  const going = reductions.filter((rule) => rule.on && !isPast(rule, today))
  const open = going.filter(({ code }) => code === null)
  return {
    ...(open.length > 0 && { reductions: open.map((rule) => reductionIn(rule, locale)) }),
    ...(open.length < going.length && { codes: true }),
  }
}

export function pageMenuOf(catalogue: Catalogue, locale: Locale): PageMenu {
  const { branches, categories, items } = catalogue.forGuests
  const withAll = { ...catalogue, optionsOut: new Map() }
  const named = branches.map(({ id, name }) => ({ id, name: localize(name, locale) }))
  return {
    brand: publicBrand(catalogue.brand, locale),
    branches: named,
    shown: branches.slice(0, mostShown).map((branch) => pageBranch(publicBranch(branch, locale, 0))),
    categories: categories.map((category) => publicCategory(category, locale)),
    groups: catalogue.groups.map((group) => publicGroup(group, withAll, locale, 0)),
    items: items.map((item) => ({ ...publicItem(item, locale, []), ...askedOf(item, catalogue) })),
    message: catalogue.messageShown ? localize(catalogue.message, locale) : null,
  }
}

const pageBranch = (branch: PublicBranch): PageMenu['shown'][number] => {
  const { id, name, address, phone, email, image, hours, exceptions, latitude, longitude } = branch
  return { id, name, address, phone, email, ...(image && { image }), hours, exceptions, latitude, longitude }
}

/** Without the description of its picture: only the contact page needs it, and reads it itself (content.read). */
const publicBranch = (
  {
    image,
    imageWords: _words,
    letter: _letter,
    capacity: _capacity,
    autoAccept: _auto,
    shift: _shift,
    usualHands: _usual,
    latePercent: _late,
    keptShown: _kept,
    tillDuty: _duty,
    region: _region,
    ...branch
  }: Branch,
  locale: Locale,
  now: number,
): PublicBranch => ({
  ...branch,
  shop: shopAt(branch, now),
  name: localize(branch.name, locale),
  address: localize(branch.address, locale),
  ...(image ? { image } : {}),
  exceptions: branch.exceptions.map(({ name, ...days }) => ({
    ...days,
    ...(name && { name: localize(name, locale) }),
  })),
})

const publicCategory = (
  { id, name, desc, index, slug, icon, image, sold, soldAt = sold }: Category,
  locale: Locale,
): PublicMenu['categories'][number] => ({
  id,
  name: localize(name, locale),
  desc: localize(desc, locale),
  index,
  ...(slug === undefined ? {} : { slug }),
  icon,
  ...(image ? { image } : {}),
  ...(soldAt && { sold: structuredClone(soldAt) as PublicSold }),
})

type PublicSold = NonNullable<PublicItem['sold']>

function publicGroup(
  { name, options, ...group }: OptionGroup,
  { optionsOut }: Catalogue,
  locale: Locale,
  now: number,
): PublicMenu['groups'][number] {
  return {
    ...group,
    name: localize(name, locale),
    options: options.flatMap(({ making, kitchenName: _, hidden, ownCup, declaration, ...option }) => {
      if (hidden) return []
      const out = outAt(optionsOut.get(option.id), now)
      return {
        ...option,
        name: localize(option.name, locale),
        ...(making && { making: [...making] }),
        ...(ownCup && { ownCup }),
        ...(declaration && { declaration: structuredClone(declaration) as never }),
        ...(out.length > 0 && { out }),
      }
    }),
  }
}

function askedOf(
  { id, category, price, groups = [] }: Item,
  { uses, sizes }: Catalogue,
): Pick<PublicItem, 'groups' | 'usual'> {
  const size = sizes.get(id)
  const asked = [...(size ? [size] : []), ...usesOf(uses.categories.get(category), uses.items.get(id))]
  const beside = optionsBesideSize(lineOptions(groups, defaultsOf(groups)))
  const usual = pieceWith(price, beside) - price
  return {
    ...(asked.length > 0 && { groups: structuredClone(asked) as PublicItem['groups'] }),
    ...(usual !== 0 && { usual }),
  }
}

const publicPart = ({ id, name, choose }: Part, locale: Locale): NonNullable<PublicItem['parts']>[number] => ({
  id,
  name: localize(name, locale),
  choose: [...choose],
})

const publicItem = (item: Item, locale: Locale, out: readonly string[]): PublicItem => ({
  id: item.id,
  category: item.category,
  name: localize(item.name, locale),
  desc: localize(item.desc, locale),
  ...(item.desc2 ? { desc2: localize(item.desc2, locale) } : {}),
  image: item.image,
  price: item.price,
  ...(item.making ? { making: item.making } : {}),
  ...(item.declaration ? { declaration: item.declaration } : {}),
  ...(item.parts ? { parts: item.parts.map((part) => publicPart(part, locale)) } : {}),
  ...(out.length > 0 ? { out: [...out] } : {}),
  ...(item.sold && { sold: structuredClone(item.soldAt ?? item.sold) as PublicSold }),
  ...(item.notAt?.length ? { notAt: [...item.notAt] } : {}),
  ...(item.evening ? { evening: [...item.evening] } : {}),
  ...(item.keeps && vatClassOf(item) === 'goods' && { keeps: true }),
})
