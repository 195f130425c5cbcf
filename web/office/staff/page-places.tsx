// The row of links to the places of a long page; the one in view is underlined.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openFoldsAround } from '#web/data/forms/mistakes.ts'

export interface PlaceOnPage {
  /** Of its heading. */
  readonly id: string
  readonly title: string
}

type PagePlacesProps<Place extends PlaceOnPage> = {
  label: string
  places: readonly Place[]
  /** Beside the title of a place. */
  mark?: (place: Place) => ReactNode
}

export function PagePlaces<Place extends PlaceOnPage>({ label, places, mark }: PagePlacesProps<Place>) {
  const list = useRef<HTMLUListElement>(null)
  const inView = usePlaceInView(places.map(({ id }) => id))
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector(`[data-part="${inView}"]`)
    // Nothing moves away from under a pointer that is about to press it.
    if (!row || !link || row.scrollWidth <= row.clientWidth || row.matches(':hover')) return
    const outer = row.getBoundingClientRect()
    const inner = link.getBoundingClientRect()
    row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 })
  }, [inView])
  return (
    <nav aria-label={label} className="sticky top-0 z-10 -mx-4 mb-4 md:-mx-8">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto border-b border-line bg-paper px-2 md:px-6">
        {places.map((place) => (
          <li key={place.id} className="shrink-0">
            <button
              type="button"
              data-part={place.id}
              aria-current={place.id === inView ? 'true' : undefined}
              onClick={() => jumpTo(place.id)}
              className="flex min-h-12 items-center gap-2 border-b-3 border-transparent px-3 font-medium whitespace-nowrap aria-current:border-honey aria-current:font-semibold"
            >
              <span>{place.title}</span>
              {mark?.(place)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How far apart, in pixels, the headings of two columns may stand. */
const besideEachOther = 40

/** The place that was jumped to while its heading is in view; else the last one that has passed the reading line. */
function usePlaceInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => setInView(placeInView(all.split(' ')))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('focusin', look)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('focusin', look)
    }
  }, [all])
  return inView
}

function placeInView(ids: readonly string[]): string | undefined {
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  const jumped = ids.find((id) => id === document.activeElement?.id)
  if (jumped && topOf(jumped) >= 0 && topOf(jumped) < innerHeight) return jumped
  // The line moves down the window with the page, so that the last part, which never reaches the top, has its turn.
  const room = document.documentElement.scrollHeight - innerHeight
  const line = 120 + (room > 0 ? scrollY / room : 0) * (innerHeight - 120)
  const passed = ids.filter((id) => topOf(id) <= line)
  const lowest = Math.max(...passed.map(topOf))
  // Of places that begin beside each other, the first.
  return passed.find((id) => topOf(id) > lowest - besideEachOther) ?? ids[0]
}

/** Moves the focus to the heading of a place. */
export function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  openFoldsAround(heading)
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}

/** For how long what is read later may still move a place to which an address leads. */
const settleMs = 3000

/** Begins at the place to which the address leads, also while what stands above it still grows, until somebody acts. */
export function useArrivalAt(id: string | undefined): void {
  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    const end = () => stop.abort()
    const growing = new ResizeObserver(() => jumpTo(id))
    growing.observe(document.body)
    const timer = setTimeout(end, settleMs)
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(act, end, { signal: stop.signal })
    stop.signal.addEventListener('abort', () => {
      growing.disconnect()
      clearTimeout(timer)
    })
    return end
  }, [id])
}
