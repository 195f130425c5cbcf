// Which category is being looked at: the last one whose heading has passed the top of the window.
import { useEffect, useState } from 'react'

const nearTop = 140

/** Undefined while the page stands at its start. `count` is how many sections there are; 0 watches nothing. */
export function useSectionInSight(count: number): string | undefined {
  const [inSight, setInSight] = useState<string>()

  useEffect(() => {
    if (count === 0) return
    let frame = 0
    function look() {
      frame = 0
      let passed: string | undefined
      for (const section of document.querySelectorAll<HTMLElement>('[data-category]')) {
        if (section.getBoundingClientRect().top > nearTop) break
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

  return inSight
}
