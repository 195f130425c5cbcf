// The one script within the document: it shows the first view of the address behind the #, loads the page, and keeps
// what is tapped meanwhile. The build makes one text of it, the same in every document, so that the policy can name its
// hash.
import type { EarlyPageData } from '#contract/first-view-data.ts'
import { addStyles, loadScript, loadWhatIsSeen, runScript } from './early-loads.ts'
import { keep, kept } from './kept-here.ts'
import { isBarShown, namesLanguage, placeNow, type ShownPlace } from './place-now.ts'

const root = document.documentElement
const { main, pages } = JSON.parse(document.getElementById('early')?.textContent ?? '') as EarlyPageData
let place = look()

// On the first visit the Latin typefaces are asked for after the first paint, which has stand-ins of their width; then
// they are in the browser's cache.
if (!kept('faces')) root.dataset.faces = 'later'
if (root.lang === 'ar') waitForArabic()
if (place.part === 'other') loadScript(main)
// With a branch, the menu shows another dish first than the one that the server knows.
else if (place.page && place.part !== 'shelf') loadWhatIsSeen(place.page)

showOnceThere()
addEventListener('DOMContentLoaded', () => {
  show()
  // Its scripts do not compete with style and picture for bandwidth. In a window that is hidden nothing is painted.
  if (place.part === 'other' || document.hidden) startPage()
  else oncePainted(startPage)
})
addEventListener('hashchange', () => {
  if (!document.getElementById('first')) return
  place = look()
  show()
})
addEventListener('click', keepTap, true)

/** Tells the style sheet what to show, before anything is painted. */
function look(): ShownPlace {
  const now = placeNow(pages)
  root.dataset.at = now.part
  // The bar of running orders, whose place is kept from the first paint on (F-65).
  root.style.setProperty('--runs', isBarShown(now.path) ? '3.5rem' : '0')
  // The landing page has a place for what was ordered before, above its first words (AGAIN-1).
  if (kept('past')) root.dataset.again = ''
  return now
}

/**
 * The system's own Arabic takes other room than the typefaces, which the head has asked for: once painted in it, all
 * would move. Where they are slow it has to do.
 */
function waitForArabic(): void {
  const showAll = () => {
    root.hidden = false
  }
  root.hidden = true
  setTimeout(showAll, 1500)
  // No frame comes before the style sheet, which names them.
  requestAnimationFrame(() => document.fonts.load('1em El Messiri, Readex Pro').then(showAll, showAll))
}

/** The document is still being read. */
function showOnceThere(): void {
  if (document.querySelector('#first .at-page')) show()
  else requestAnimationFrame(showOnceThere)
}

function show(): void {
  const first = document.getElementById('first')
  if (!first) return
  const { part, path, page } = place
  first.hidden = part === 'other'
  if (!page) return
  addStyles(page)
  const template = document.querySelector<HTMLTemplateElement>(`template[data-page="${path}"]`)
  if (!template) return
  if (part === 'shelf') first.querySelector('.at-shelf h1')?.replaceChildren(template.title)
  else first.querySelector(part === 'choice' ? '.shelf' : '.at-page')?.replaceChildren(template.content.cloneNode(true))
}

function oncePainted(act: () => void): void {
  const paint = new PerformanceObserver(() => {
    paint.disconnect()
    act()
  })
  paint.observe({ type: 'paint', buffered: true })
}

/** The menu is asked for beside the first script; menu-state.ts takes it. */
function startPage(): void {
  const language = namesLanguage() ? root.lang : kept('locale') || root.lang
  globalThis.menu = fetch(`/api/menu?lang=${language}`, { cache: 'no-cache', signal: AbortSignal.timeout(8000) })
  delete root.dataset.faces
  keep('faces', '1')
  runScript(main)
  if (place.part === 'home') for (const file of place.page?.files ?? []) loadScript(file)
}

/** take-over.ts does it on the page. A link works by itself: the address shows another first view. */
function keepTap(event: Event): void {
  const tapped = (event.target as Element).closest<HTMLElement>('#first :is(button, label, input, textarea)')
  if (!tapped) return
  event.preventDefault()
  globalThis.earlyTaps ??= []
  globalThis.earlyTaps.push(tapped)
}
