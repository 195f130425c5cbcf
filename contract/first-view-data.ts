// The first view of the site in one language, written by the build: HTML with slots such as `{{name}}` for the server.
import type { ImageKind } from '#domain/menu/menu.ts'

export interface FirstView {
  /**
   * Slots: `branches`, `finderRoom`, `notice`, `noScript`, `menu`, `shop`, `mark`, `heroTitle`, `heroLead` and
   * `heroPicture`.
   */
  readonly page: string
  /** The pages other than home and menu, by path; slots `shop` and `mark`, and those of PageView and `blocks`. */
  readonly pages: Readonly<Record<string, PageView>>
  /** A branch on the contact page, by the kind of its picture. Slots: `name`, `address`, `phone` and `ref`. */
  readonly blocks: Readonly<Record<ImageKind | 'none', string>>
  /** The words of the about page that the shop may replace by its own. */
  readonly about: { readonly aboutLead: string; readonly about: readonly string[] }
  /** The paths of the first categories' pages. */
  readonly paths: Readonly<Record<string, string>>
  /** The words of the landing page's top, if the shop wrote none of its own. */
  readonly hero: { readonly title: string; readonly lead: string }
  /** What the landing page's top shows behind its words; `own` has the slots `ref` and `words`. */
  readonly heroPictures: { readonly demo: string; readonly own: string; readonly none: string }
  /** The pictures there to load early, for each window; `own` has the slot `ref`. */
  readonly posters: { readonly demo: readonly Poster[]; readonly own: readonly Poster[] }
  /** A branch to choose. Slots: `id`, `name`, `address`, `phone` and `hours`. */
  readonly branch: string
  /** The room of the field that finds a branch among many, and of the button for more of them. */
  readonly finderRoom: string
  /** Days with the same hours. Slots: `days` and `periods`. */
  readonly hours: string
  /** The beginning of the menu. Slots: `category`, `count` and `cards`. */
  readonly shelf: string
  /** A dish, by the kind of its picture. */
  readonly cards: Readonly<Record<ImageKind, ShelfCard>>
  /** What every customer should know. Slot: `message`. */
  readonly notice: string
  /** The heading of the whole menu. */
  readonly menuTitle: string
  /** The text of the notice if the shop has written no message of its own. */
  readonly noDelivery: string
}

/**
 * A page with the demo's pictures, with the shop's own (slots `ref` and `words`), or with none. The elements with the
 * slots `about` and `phone` are repeated.
 */
export interface PageView {
  readonly demo: string
  readonly own: string
  readonly none: string
}

/** The slot `ref` is the picture's key or address. */
export interface ShelfCard {
  /** More slots: `id`, `name`, `lines` and `price`. */
  readonly card: string
  readonly poster: Poster
}

/** A picture to load early, as in `<source>`. */
export interface Poster {
  readonly type?: string
  readonly media: string
  readonly srcset: string
  readonly sizes: string
}

/** What the document's script must know before anything is shown: JSON in the element with the id `early`. */
export interface EarlyPageData {
  /** The address of the page's first script. */
  readonly main: string
  /** By path. */
  readonly pages: EarlyPages
}

export type EarlyPages = Readonly<Record<string, EarlyPage>>

/**
 * What the first view of a page loads early: its pictures and styles at once, its own scripts after its first paint.
 */
export interface EarlyPage {
  /** The part of the document: home, the menu, a page drawn from its template, or such a page without the bar. */
  readonly at: 'home' | 'menu' | 'page' | 'bare'
  readonly posters?: readonly Poster[] | undefined
  readonly styles?: readonly string[] | undefined
  readonly files?: readonly string[]
}
