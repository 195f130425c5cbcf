// The brand as customers read it, in one language: without what they would not notice.
import type { PublicBrand } from '../../../contract/index.ts'
import { type Brand, brandText, shownName } from '../../../domain/brand/brand.ts'
import { linkName } from '../../../domain/brand/brand-words.ts'
import { paletteOf } from '../../../domain/brand/palette.ts'
import { usualTypeface } from '../../../domain/brand/usual-typeface.ts'
import { type Locale, locales } from '../../../domain/shared/locale.ts'
import { iconVersion } from '../../store/catalogue/brand.ts'

export function publicBrand(brand: Brand, locale: Locale): PublicBrand {
  const { name, colours, typeface, links, languages } = brand
  const [heroTitle, heroLead, foot] = (['heroTitle', 'heroLead', 'foot'] as const).map((text) =>
    brandText(brand, text, locale),
  )
  return {
    name,
    shown: shownName(brand, locale),
    mark: markOf(brand),
    ...(brand.logo?.kind === 'bundled' && { ofDemo: true as const }),
    ...(colours && { palette: paletteOf(colours) }),
    ...(typeface !== usualTypeface && { typeface }),
    ...(heroTitle && { heroTitle }),
    ...(heroLead && { heroLead }),
    ...(foot && { foot }),
    ...(links.length > 0 && { links: links.map((url) => ({ url, name: linkName(url) })) }),
    ...(languages.length < locales.length && { languages: [...languages] }),
  }
}

/** The address changes with the sign, so that browsers keep none of before. */
function markOf(brand: Brand): string {
  if (brand.logo?.kind === 'uploaded') return `/mark.webp?v=${iconVersion(brand)}`
  return brand.logo ? '/mark.svg' : `/mark.svg?v=${iconVersion(brand)}`
}
