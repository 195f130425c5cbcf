// Whether an element is in the window, or within `margin` pixels of it.
import { type RefObject, useEffect, useState } from 'react'

export function useInSight(element: RefObject<HTMLElement | null>, margin = 0): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${margin}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return inSight
}
