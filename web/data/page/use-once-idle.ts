// True once the first screen is shown and the browser has time, to load what a touch may need next.
import { useEffect, useState } from 'react'

const settledMs = 2500

export function useOnceIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), settledMs)
    return () => clearTimeout(timer)
  }, [])
  return idle
}
