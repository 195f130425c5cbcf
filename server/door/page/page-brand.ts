// The brand in the document: its colours and typefaces, which are there at the first paint, and the links to its icons.
import { directionOf, type Locale } from '#domain/shared/locale.ts'
import { type Brand, neutralBrand, shownName } from '#domain/shop/brand/brand.ts'
import { paletteOf, usualColours } from '#domain/shop/brand/palette.ts'
import { facesAddress, familiesOf } from '#domain/shop/brand/typefaces.ts'
import { usualTypeface } from '#domain/shop/brand/usual-typeface.ts'
import { iconVersion } from '#server/store/shop/brand-store.ts'
import { pageWords } from './page-words.ts'

/** Whether the icons of the build are the shop's own. */
export const hasBuiltIcons = ({ logo }: Brand): boolean => logo?.kind === 'bundled'

/** The address of an icon or of the shared picture; it changes with the brand, so that browsers keep no old one. */
export const iconAddress = (brand: Brand, path: string): string =>
  hasBuiltIcons(brand) ? path : `${path}?v=${iconVersion(brand)}`

/** The text of the style element; '' for the colours and typefaces of the style sheet. */
export function brandStyle({ colours, typeface }: Brand): string {
  const rules = [
    ...Object.entries(colours ? paletteOf(colours) : {}).map(([token, colour]) => [`--color-${token}`, colour]),
    ...Object.entries(typeface === usualTypeface ? {} : familiesOf(typeface)),
  ]
  return rules.length > 0 ? `:root{${rules.map((rule) => rule.join(':')).join(';')}}` : ''
}

export const groundOf = ({ colours }: Brand): string => (colours ?? usualColours).ground

/** Which parts of the built document are replaced, and by what. */
export function brandPlaces(brand: Brand): [RegExp, (found: string) => string][] {
  const style = brandStyle(brand)
  const faces = facesAddress(brand.typeface)
  const added = `${faces ? `<link rel="stylesheet" href="${faces}">` : ''}${style ? `<style id="brand">${style}</style>` : ''}`
  return [
    [/(<meta name="theme-color" content=")[^"]*/, (found) => found.replace(/#\w+/, groundOf(brand))],
    [/<link rel="icon"[^>]*>\s*<link rel="icon"[^>]*>\s*<link rel="apple-touch-icon"[^>]*>/, () => iconLinks(brand)],
    // Before the style sheet: if that is cached, the page could be drawn once before what follows it.
    [/(?=<link rel="stylesheet")|(?=<\/head>)/, () => added],
  ]
}

function iconLinks(brand: Brand): string {
  const at = (path: string) => iconAddress(brand, path)
  const drawn =
    brand.logo?.kind === 'uploaded'
      ? `<link rel="icon" href="${at('/icon-192.png')}" type="image/png" sizes="192x192">`
      : `<link rel="icon" href="${at('/favicon.svg')}" type="image/svg+xml">`
  return `<link rel="icon" href="${at('/favicon.ico')}" sizes="32x32">${drawn}<link rel="apple-touch-icon" href="${at('/apple-touch-icon.png')}">`
}

/** The web app's manifest: what a phone needs to install the site. */
export function manifestOf(brand: Brand, locale: Locale): object {
  const ground = groundOf(brand)
  const shown = shownName(brand, locale)
  const { menu, track } = pageWords[locale]
  const icon = (size: number, purpose?: string) => ({
    src: iconAddress(brand, `/icon-${purpose ? `${purpose}-` : ''}${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  return {
    // Whatever else changes, it stays the same app.
    id: '/',
    name: shown,
    short_name: shown,
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['food'],
    shortcuts: [
      { name: menu, url: '/#/foods', icons: [icon(192)] },
      { name: track, url: '/#/track', icons: [icon(192)] },
    ],
    icons: [icon(192), icon(512), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}

/** A plain cup in the shop's colours, for a shop without a logo. */
export function plainMark({ colours }: Pick<Brand, 'colours'> = neutralBrand): string {
  const { ink, accent } = colours ?? usualColours
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ink}" d="M5 13h17v8a7 7 0 0 1-7 7h-3a7 7 0 0 1-7-7z"/><path fill="none" stroke="${ink}" stroke-width="2.4" d="M21.5 15.5h2.2a3.6 3.6 0 0 1 0 7.2h-2.6"/><path fill="none" stroke="${accent}" stroke-width="2.4" stroke-linecap="round" d="M10.5 9.5c-1.8-1.8 1.4-2.9 0-5M16.5 9.5c-1.8-1.8 1.4-2.9 0-5"/></svg>`
}
