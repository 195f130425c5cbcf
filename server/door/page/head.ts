// The document's head, robots.txt and sitemap.xml: what search engines and shares read, in each language.

import type { Locale } from '#domain/shared/locale.ts'
import { type Brand, brandText } from '#domain/shop/brand/brand.ts'
import { escapeHtml } from './escape.ts'
import { iconAddress } from './page-brand.ts'
import { pageWords } from './page-words.ts'

/** The address of the site in a language; the plain address uses the visitor's own language. */
export const addressInLanguage = (origin: string, locale: Locale): string => `${origin}/?lang=${locale}`

const territories: Readonly<Record<Locale, string>> = { en: 'en_GB', nl: 'nl_BE', fr: 'fr_BE', ar: 'ar_AR' }

/** Arabic has no local font of its width: its typefaces are there at the first paint or not at all. */
const facesFirst: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ar: ['readex-pro-arabic', 'el-messiri-arabic'],
}

interface HeadParts {
  readonly origin: string
  readonly locale: Locale
  /** The address itself names the language, and so is the canonical one. */
  readonly asked: boolean
  readonly brand: Brand
}

export function headHtml({ origin, locale, asked, brand }: HeadParts): string {
  const words = pageWords[locale]
  const title = [brand.name, words.title].filter(Boolean).join(' · ')
  const description = brandText(brand, 'heroLead', locale) || words.description
  const own = asked ? addressInLanguage(origin, locale) : `${origin}/`
  const picture = `${origin}${iconAddress(brand, '/media/share.jpg')}`
  const { languages } = brand
  const others = languages.filter((one) => one !== locale)
  const meta = (kind: 'name' | 'property', name: string, content: string): string =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(facesFirst[locale] ?? []).map(
      (face) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${face}.woff2" crossorigin>`,
    ),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    ...languages.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(addressInLanguage(origin, one))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(`${origin}/`)}">`,
    meta('property', 'og:type', 'website'),
    ...(brand.name ? [meta('property', 'og:site_name', brand.name)] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', own),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', territories[locale]),
    ...others.map((one) => meta('property', 'og:locale:alternate', territories[one])),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('')
}

export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`

export function sitemapText(origin: string, languages: readonly Locale[]): string {
  const alternates = languages
    .map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(addressInLanguage(origin, locale))}"/>`,
    )
    .join('')
  const pages = [`${origin}/`, ...languages.map((locale) => addressInLanguage(origin, locale))]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => `<url><loc>${escapeHtml(page)}</loc>${alternates}</url>`).join('\n')}
</urlset>
`
}
