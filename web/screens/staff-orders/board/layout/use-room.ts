// The size of the box that tickets stand in, in pixels and in letters of the page.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Box {
  readonly width: number
  readonly height: number
  /** The pixels of one rem: larger where the letters are. */
  readonly rem: number
}

export function useRoom(): [RefObject<HTMLDivElement | null>, Box | undefined] {
  const ref = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setBox({ width: element.clientWidth, height: element.clientHeight, rem })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}
