// The position at which the menu and the order list were left, to return to it; every other visit begins at the top
// (ROUTE-1).

import { pathOf } from '#web/data/address/hash-path.ts'
import { isMenuPath } from '#web/data/address/paths.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'

const leftAt = 'left'
/** The positions at which pages were left: by their mark in the browser's history, and by their path. */
const left = new Map<string, number>()
let visits = 0
let path = pathOf(location.hash)
let mark = markOfEntry()
let goal = reloadedAt()
/** The position before the page was removed, which may have shortened the document. */
let y = scrollY

history.scrollRestoration = 'manual'
addEventListener('scroll', () => {
  y = scrollY
})

// A page that is on its way out can no longer change its history entry.
addEventListener('pagehide', () => writeStored(leftAt, y, 'tab'))

/** A menu that is loaded again stays at the category that was in sight. */
function reloadedAt(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload && isMenuPath(path) ? Number(readStored(leftAt, 'tab')) || 0 : 0
}

function leave(): void {
  const next = pathOf(location.hash)
  if (next === path) return
  left.set(mark, y).set(path, y)
  const known: unknown = history.state?.mark
  // From the checkout, every way to the menu is a return; elsewhere only the browser's own Back is.
  const isLeft = isMenuPath(next) || next === '/all-orders'
  const place = isLeft && (typeof known === 'string' ? known : path === '/order' && next)
  goal = (place && left.get(place)) || 0
  path = next
  mark = markOfEntry()
}

/** The mark of this history entry; no other entry has it, even after a reload. */
function markOfEntry(): string {
  const known: unknown = history.state?.mark
  if (typeof known === 'string') return known
  const made = `${performance.timeOrigin}.${++visits}`
  history.replaceState({ ...history.state, mark: made }, '')
  return made
}

/** How long pictures and lists above the goal may still move it, from the moment it was first reached. */
const settleMs = 3000

/**
 * Scrolls to where the page should begin, again when it grows, until it has settled, the visitor acts or it is stopped.
 */
export function scrollToStart(): () => void {
  leave()
  const stop = new AbortController()
  const end = () => stop.abort()
  let settles = false
  const scroll = () => {
    document.documentElement.dataset.jump = ''
    scrollTo(0, goal)
    if (settles || scrollY < goal - 1) return
    settles = true
    setTimeout(end, settleMs)
  }
  scroll()
  if (goal > 0) {
    const growing = new ResizeObserver(scroll)
    growing.observe(document.body)
    stop.signal.addEventListener('abort', () => growing.disconnect())
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(act, end, { signal: stop.signal })
  }
  return end
}

// This file comes after the first page has begun at its top.
if (goal > 0) scrollToStart()
