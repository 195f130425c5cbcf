// The landing page's content as customers read it: made once per change and language, compressed in advance.
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#contract/addresses.ts'
import type { PublicContent } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { type Locale, localeOf, locales, localize } from '#domain/shared/locale.ts'
import { type Brand, brandText } from '#domain/shop/brand/brand.ts'
import { paragraphsOf } from '#domain/shop/brand/brand-words.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { hasAlready, type PackedText, packText, sendPacked } from '#server/door/site/packed.ts'
import { shortDigest } from '#server/store/digest.ts'
import { type Content, contentVersion, readContent } from '#server/store/shop/content-store.ts'

interface Served extends PackedText {
  readonly version: string
  readonly etag: string
}

export function contentRoutes(app: FastifyInstance, { store }: Deps): void {
  const kept = new Map<Locale, Served>()

  /** Two small queries check whether the cache is current; while the database is down it is served as it was. */
  async function current(locale: Locale): Promise<Served> {
    const known = kept.get(locale)
    try {
      const { forGuests, brand, lastingVersion } = await store.catalogue.current(store.db)
      const version = `${lastingVersion}/${await contentVersion(store.db)}`
      if (known?.version === version) return known
      const made = await make(version, publicContent(await readContent(store.db), forGuests.branches, brand, locale))
      kept.set(locale, made)
      return made
    } catch (error) {
      if (known && store.engine.isUnavailable(error)) return known
      throw error
    }
  }

  app.get(addressOf('content.read').path, { logLevel: 'warn' }, async (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const locale = locales.find((one) => one === lang) ?? localeOf(request.headers['accept-language'])
    const served = await current(locale)
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language')
      .header('etag', served.etag)
    if (hasAlready(request.headers['if-none-match'], served.etag)) return reply.code(304).send()
    return sendPacked(request, reply.type('application/json; charset=utf-8'), served)
  })
}

async function make(version: string, content: PublicContent): Promise<Served> {
  const packed = await packText(() => JSON.stringify(content))
  const etag = `"${shortDigest(packed.plain)}"`
  return Object.assign(packed, { version, etag })
}

function publicContent(content: Content, branches: readonly Branch[], brand: Brand, locale: Locale): PublicContent {
  const branchNames = new Map(branches.map(({ id, name }) => [id, localize(name, locale)]))
  return {
    locale,
    words: {
      story: paragraphsOf(brandText(brand, 'story', locale)),
      aboutLead: brandText(brand, 'aboutLead', locale),
      about: paragraphsOf(brandText(brand, 'about', locale)),
    },
    offers: content.offers.map(({ id, image, imageWords, title, subTitle, details }) => ({
      id,
      image,
      // A picture of our own without a description in this language gets the one that is built into the page.
      imageWords: imageWords[locale] ?? '',
      title: localize(title, locale),
      subTitle: localize(subTitle, locale),
      details: details.map((detail) => localize(detail, locale)),
    })),
    posts: content.posts.map(({ id, image, imageWords, date, name, question, answer }) => ({
      id,
      image,
      imageWords: imageWords[locale] ?? '',
      date,
      name: localize(name, locale),
      question: localize(question, locale),
      answer: localize(answer, locale),
    })),
    testimonials: content.testimonials.map(({ id, name, branch, text }) => ({
      id,
      name,
      branch,
      branchName: branchNames.get(branch) ?? '',
      text: localize(text, locale),
    })),
    branches: branches.flatMap(({ id, image, imageWords: { [locale]: words } }) =>
      image && words ? [{ id, imageWords: words }] : [],
    ),
  }
}
