// The brand as customers read it, in one language, without what they would not notice.
import { filmsPath } from '#contract/addresses.ts'
import type { PublicBrand } from '#contract/index.ts'
import { type Locale, locales, localize } from '#domain/shared/locale.ts'
import { type Brand, brandText, shownName } from '#domain/shop/brand/brand.ts'
import { linkName } from '#domain/shop/brand/brand-words.ts'
import { mediaPlaces } from '#domain/shop/brand/media.ts'
import { paletteOf } from '#domain/shop/brand/palette.ts'
import { usualTypeface } from '#domain/shop/brand/usual-typeface.ts'
import { iconVersion } from '#server/store/shop/brand-store.ts'

export function publicBrand(brand: Brand, locale: Locale): PublicBrand {
  const { name, colours, typeface, links, languages } = brand
  const [heroTitle, heroLead, foot] = (['heroTitle', 'heroLead', 'foot'] as const).map((text) =>
    brandText(brand, text, locale),
  )
  return {
    name,
    shown: shownName(brand, locale),
    mark: markOf(brand),
    media: mediaOf(brand, locale),
    ...(brand.media.film && brand.media.hero.shows === 'own' && { film: `${filmsPath}/${brand.media.film}` }),
    ...(colours && { palette: paletteOf(colours) }),
    ...(typeface !== usualTypeface && { typeface }),
    ...(heroTitle && { heroTitle }),
    ...(heroLead && { heroLead }),
    ...(foot && { foot }),
    ...(links.length > 0 && { links: links.map((url) => ({ url, name: linkName(url) })) }),
    ...(languages.length < locales.length && { languages: [...languages] }),
  }
}

function mediaOf({ media }: Brand, locale: Locale): PublicBrand['media'] {
  const shown: { -readonly [place in keyof PublicBrand['media']]: PublicBrand['media'][place] } = {}
  for (const place of mediaPlaces) {
    const { shows, pictures } = media[place]
    if (shows === 'demo') shown[place] = 'demo'
    if (shows === 'own')
      shown[place] = pictures.map(({ image, imageWords }) => ({ image, words: localize(imageWords, locale) }))
  }
  return shown
}

/** The address changes with the sign, so that browsers keep no old one. */
function markOf(brand: Brand): string {
  if (brand.logo?.kind === 'uploaded') return `/mark.webp?v=${iconVersion(brand)}`
  return brand.logo ? '/mark.svg' : `/mark.svg?v=${iconVersion(brand)}`
}
