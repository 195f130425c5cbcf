// The current category: the one that was chosen, or the last one whose heading has passed the top.
import { useCallback, useEffect, useRef, useState } from 'react'

/** A section may be a fraction of a pixel below its position. */
const nearly = 4

/**
 * The position of the chosen section in the window. When something above it loads late, the page moves, but not the
 * section.
 */
type Asked = { section: HTMLElement | undefined; at: number }

/** The position of a section that was scrolled to: below what sticks to the top of the window. */
function lineOf(section: HTMLElement): number {
  const bar = 'bar' in document.documentElement.dataset ? (document.querySelector('header')?.offsetHeight ?? 0) : 0
  return bar + Number.parseFloat(getComputedStyle(section).scrollMarginTop)
}

const topOf = (section: HTMLElement | undefined): number => section?.getBoundingClientRect().top ?? -scrollY

/** `inSight` is undefined while the page is at its start. `count` is the number of sections; 0 watches nothing. */
export function useSectionInSight(count: number) {
  const [inSight, setInSight] = useState<string>()
  // A short section at the end cannot reach the top, so the chosen section stays marked until the visitor scrolls on.
  const asked = useRef<Asked>(undefined)

  /** Brings a section to the top, or the page to its start, and marks it. */
  const show = useCallback((id: string | undefined, section: HTMLElement | undefined) => {
    // The bar at the top does not come back for this scroll.
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
