// What crawlers read first: what they may read, and the site's addresses, one per language.
import type { Locale } from '../../domain/shared/locale.ts'
import { html } from './escape.ts'
import { addressIn } from './head.ts'

export const robotsText = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n${origin ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`

export function sitemapText(origin: string, languages: readonly Locale[]): string {
  const alternates = languages
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${html(addressIn(origin, locale))}"/>`)
    .join('')
  const pages = [`${origin}/`, ...languages.map((locale) => addressIn(origin, locale))]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => `<url><loc>${html(page)}</loc>${alternates}</url>`).join('\n')}
</urlset>
`
}
