// The shop's brand: what its owner sets so that the site is theirs; what is left empty is neutral.
import type { Image } from '#domain/menu/menu.ts'
import { type FullText, type Locale, type LocalText, locales, localize } from '#domain/shared/locale.ts'
import { isPictureRef } from '#domain/shared/picture.ts'
import { recordOf } from '#domain/shared/record.ts'
import { lengthOf, oneLine, tidyText, tidyWords, tooLongIn } from '#domain/shared/text.ts'
import { type Media, type MediaProblem, mediaProblems, noMedia, tidyMedia } from './media.ts'
import { type BrandColours, type ColourProblem, colourNames, colourProblems } from './palette.ts'
import type { Typeface } from './typefaces.ts'
import { usualTypeface } from './usual-typeface.ts'

/** The texts of home, about and foot that the owner can write. */
export const brandTexts = ['heroTitle', 'heroLead', 'story', 'aboutLead', 'about', 'foot'] as const
export type BrandText = (typeof brandTexts)[number]

export interface Brand {
  /** '': the owner has not named the shop. */
  readonly name: string
  /** Null: the usual ones. */
  readonly colours: BrandColours | null
  readonly typeface: Typeface
  /** An uploaded picture, or the demo's sign; null: a plain cup in the shop's colours. */
  readonly logo: Image | null
  /** What is shown of the shop besides its menu. */
  readonly media: Media
  readonly texts: Readonly<Record<BrandText, LocalText>>
  /** Addresses of the shop elsewhere, such as https://instagram.com/shop. */
  readonly links: readonly string[]
  /** What visitors can read the site in, one at least. */
  readonly languages: readonly Locale[]
}

/** The brand of a shop whose owner has set nothing. */
export const neutralBrand: Brand = {
  name: '',
  colours: null,
  typeface: usualTypeface,
  logo: null,
  media: noMedia,
  texts: { heroTitle: {}, heroLead: {}, story: {}, aboutLead: {}, about: {}, foot: {} },
  links: [],
  languages: locales,
}

/** In characters: of the name, of each text in each language, of an address. */
export const brandLimits = {
  name: 40,
  texts: { heroTitle: 80, heroLead: 200, story: 1200, aboutLead: 300, about: 2000, foot: 200 },
  link: 200,
  links: 6,
} as const satisfies { readonly texts: Readonly<Record<BrandText, number>> } & Record<string, unknown>

/** What a shop without a name is called where a name is needed. */
const unnamed: FullText = { en: 'Our shop', nl: 'Onze zaak', fr: 'Notre maison', ar: 'متجرنا' }

export const shownName = ({ name }: Pick<Brand, 'name'>, locale: Locale): string => name || unnamed[locale]

export interface BrandProblem {
  readonly problem:
    | ColourProblem['problem']
    | 'name_too_long'
    | 'text_too_long'
    | 'link_wrong'
    | 'links_too_many'
    | 'languages_none'
    | 'image_wrong'
    | MediaProblem['problem']
  readonly field: string
  readonly line?: number
  readonly nearest?: string
}

/** What is wrong with a tidied brand, field by field. */
export function brandProblems({ name, colours, logo, media, texts, links, languages }: Brand): BrandProblem[] {
  const found: BrandProblem[] = colours ? colourProblems(colours) : []
  if (lengthOf(name) > brandLimits.name) found.push({ problem: 'name_too_long', field: 'name' })
  if (logo && !isLogo(logo)) found.push({ problem: 'image_wrong', field: 'logo' })
  found.push(...mediaProblems(media))
  for (const field of brandTexts)
    if (tooLongIn(texts[field], brandLimits.texts[field]).length > 0) found.push({ problem: 'text_too_long', field })
  for (const [line, link] of links.entries())
    if (!isLink(link)) found.push({ problem: 'link_wrong', field: 'links', line })
  if (links.length > brandLimits.links) found.push({ problem: 'links_too_many', field: 'links' })
  if (languages.length === 0) found.push({ problem: 'languages_none', field: 'languages' })
  return found
}

/** Without white space at the ends, empty links, repeated languages, and capitals in colours. */
export function tidyBrand(brand: Brand): Brand {
  const { name, colours, media, texts, links, languages } = brand
  return {
    ...brand,
    name: tidyWords(oneLine(name)),
    colours: colours && recordOf(colourNames, (colour) => colours[colour].trim().toLowerCase()),
    media: tidyMedia(media),
    texts: recordOf(brandTexts, (text) => tidyText(texts[text])),
    links: links.map((link) => link.trim()).filter(Boolean),
    languages: locales.filter((locale) => languages.includes(locale)),
  }
}

/** The sign of the demo, which comes with the program. */
export const demoLogo: Image = { kind: 'bundled', ref: 'hazelnut' }

const isLogo = (logo: Image): boolean =>
  logo.kind === 'uploaded' ? isPictureRef(logo) : logo.kind === demoLogo.kind && logo.ref === demoLogo.ref

/** An https address with a host name, without a password, spaces or quotes. */
const isLink = (text: string): boolean =>
  text.length <= brandLimits.link && /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s"'<>\\]*)?$/i.test(text)

/** The language for a visitor who prefers `wish`: that one if the shop offers it, else English or the shop's first. */
export const offeredLocale = (wish: Locale, offered: readonly Locale[]): Locale =>
  [wish, 'en' as const, ...offered].find((one) => offered.includes(one)) ?? wish

/** The text as the owner wrote it, in this language or else in another; '' if they wrote none. */
export const brandText = ({ texts }: Pick<Brand, 'texts'>, name: BrandText, locale: Locale): string =>
  localize(texts[name], locale)
