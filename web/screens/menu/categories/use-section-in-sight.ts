// Which category is being looked at: the one that was asked for, or the last one whose heading has passed the top.
import { useCallback, useEffect, useRef, useState } from 'react'

/** A section that stands at its place may be a fraction of a pixel below it. */
const nearly = 4

/** Where what was asked for stood in the window: what loads late above it moves the page, not that. */
type Asked = { section: HTMLElement | undefined; at: number }

/** Where a section stands that was scrolled to: below what sticks to the top of the window. */
function lineOf(section: HTMLElement): number {
  const bar = 'bar' in document.documentElement.dataset ? (document.querySelector('header')?.offsetHeight ?? 0) : 0
  return bar + Number.parseFloat(getComputedStyle(section).scrollMarginTop)
}

const topOf = (section: HTMLElement | undefined): number => section?.getBoundingClientRect().top ?? -scrollY

/** `inSight` is undefined while the page stands at its start. `count` is how many sections there are; 0 watches nothing. */
export function useSectionInSight(count: number) {
  const [inSight, setInSight] = useState<string>()
  // A short section at the end cannot reach the top: what was asked for stays marked until the visitor scrolls on.
  const asked = useRef<Asked>(undefined)

  /** Brings a section to the top, or the page to its start, and marks it. */
  const show = useCallback((id: string | undefined, section: HTMLElement | undefined) => {
    // The bar at the top does not come back for this.
    document.documentElement.dataset.jump = ''
    delete document.documentElement.dataset.bar
    const top = section ? scrollY + section.getBoundingClientRect().top - lineOf(section) : 0
    scrollTo(0, top)
    asked.current = { section, at: topOf(section) }
    setInSight(id)
  }, [])

  useEffect(() => {
    if (count === 0) return
    let frame = 0
    function look() {
      frame = 0
      if (asked.current && Math.abs(topOf(asked.current.section) - asked.current.at) <= nearly) return
      asked.current = undefined
      let passed: string | undefined
      for (const section of document.querySelectorAll<HTMLElement>('[data-category]')) {
        if (section.getBoundingClientRect().top > lineOf(section) + nearly) break
        passed = section.dataset.category
      }
      setInSight(passed)
    }
    function scrolled() {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
    }
  }, [count])

  return { inSight, show }
}
