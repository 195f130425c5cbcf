// The document as it is sent: the built one, completed with language, head, branches, the menu and the first paint.
import type { FirstView } from '../../contract/first-view.ts'
import type { PublicMenu } from '../../contract/index.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import { directionOf, type Locale, locales } from '../../domain/shared/locale.ts'
import { brandPlaces } from './brand.ts'
import { json, jsonText } from './escape.ts'
import { firstPaint, heroPosters } from './first-paint.ts'
import { headHtml } from './head.ts'
import { placeScriptHtml } from './place-script.ts'
import { shelf } from './shelf.ts'
import { structuredData } from './structured-data.ts'

export interface DocumentParts {
  readonly locale: Locale
  readonly asked: boolean
  /** The menu in that language, as JSON. */
  readonly menuText: string
  /** The site's absolute address without a trailing slash. */
  readonly origin: string
  /** The date from which exceptions are listed. */
  readonly today: string
  /** The landing page's files in this language, to be loaded early. */
  readonly homeFiles: readonly string[]
  /** The first view in this language, drawn by the build. */
  readonly firstView: FirstView | undefined
  readonly brand: Brand
}

const moduleScript = /<script type="module"[^>]*? src="([^"]*)"><\/script>/

/** `template` is the built index.html. Missing anchors are skipped. */
export function makeDocument(template: string, parts: DocumentParts): string {
  const { locale, origin, brand } = parts
  const menu = JSON.parse(parts.menuText) as PublicMenu
  const view = parts.firstView
  const dishes = view && shelf(view, menu, locale)
  const early = {
    home: { posters: view ? heroPosters(view, menu) : [], files: parts.homeFiles },
    choice: { posters: dishes?.posters ?? [], files: [] },
  }
  const head = `${headHtml({ origin, locale, asked: parts.asked, brand })}<script type="application/ld+json">${json(structuredData(menu, brand, origin, parts.today))}</script>`
  return put(template, [
    [/<html[^>]*>/, () => `<html lang="${locale}" dir="${directionOf(locale)}"${languagesOf(brand)}>`],
    ...brandPlaces(brand),
    [/<title>.*?<\/title>/, () => head],
    [/(<script type="application\/json" id="menu">)(?=<\/script>)/, (open) => open + jsonText(parts.menuText)],
    // Before the style sheet, because a script after it would wait for it. It loads the page's first script itself.
    [moduleScript, (tag) => placeScriptHtml(moduleScript.exec(tag)?.[1] ?? '', early)],
    [/<div id="root">/, (open) => open + (view ? firstPaint(view, menu, parts, dishes?.html ?? '') : '')],
  ])
}

/** The page's scripts need to know before anything is shown. */
const languagesOf = ({ languages }: Brand): string =>
  languages.length < locales.length ? ` data-languages="${languages.join(' ')}"` : ''

/** Replaces with functions, so that `$&` in a text is inserted literally. */
const put = (template: string, places: readonly (readonly [RegExp, (found: string) => string])[]): string =>
  places.reduce((document, [place, by]) => document.replace(place, by), template)
