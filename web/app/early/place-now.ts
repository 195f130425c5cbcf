// Which part of the document the address shows first, as far as this browser knows.
import type { EarlyPage, EarlyPages } from '#contract/first-view-data.ts'
import { pathOf } from '#web/data/address/hash-path.ts'
import { isPlainAddress } from '#web/data/staff/plain-address.ts'
import { kept } from './kept-here.ts'

/** In `data-at` of the document, by which first-paint.css shows that part. */
type Part = 'home' | 'choice' | 'shelf' | 'page' | 'bare' | 'other'

export interface ShownPlace {
  /** Of its template and of what it loads early. A path that ends with + is of the other form of a page. */
  readonly path: string
  /** The menu asks for the branch (`choice`) until one is chosen (`shelf`); of `other` nothing is drawn. */
  readonly part: Part
  /** What it loads early: nothing if nothing is drawn. */
  readonly page: EarlyPage | undefined
}

export function placeNow(pages: EarlyPages): ShownPlace {
  const path = drawnPath()
  const page = speaksAnother() ? undefined : pages[path]
  return { path, page, part: partOf(page) }
}

/** The other forms: the checkout with something in the cart, and the sign-in where no passkeys are offered. */
function drawnPath(): string {
  const path = pathOf(location.hash)
  const isCartFilled = kept('cart').includes('"lines":[{')
  const hasOtherForm = (path === '/order' && isCartFilled) || (path === '/account' && isPlainAddress())
  return hasOtherForm ? `${path}+` : path
}

/** The visitor chose a language here that the server did not know of. What the address names, it did know. */
function speaksAnother(): boolean {
  const chosen = kept('locale')
  return chosen !== '' && chosen !== document.documentElement.lang && !namesLanguage()
}

function partOf(page: EarlyPage | undefined): Part {
  if (!page) return 'other'
  if (page.at !== 'menu') return page.at
  return kept('branch') ? 'shelf' : 'choice'
}

/** Whether the address names a language, as in /?lang=nl. */
export const namesLanguage = (): boolean => /lang=/.test(location.search)

/** One order stands in the bar of running ones at first, and not the one whose page this is (F-65). */
export function isBarShown(path: string): boolean {
  const isOfOrder = /^\/(track|confirm)\/./i.test(path)
  const orders = kept('running').split('"token"').length - 1
  return orders > (isOfOrder ? 1 : 0)
}
