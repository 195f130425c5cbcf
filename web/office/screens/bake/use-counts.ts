// What is counted on this screen: shown at once, and sent once the taps on an item have paused, so that counting to
// four is one count (BAKE-2).
import { useEffect, useRef, useState } from 'react'
import { useBakeCount } from '#web/data/staff/bake-api.ts'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'

type Counts = Readonly<Record<string, number | null>>

const pauseMs = 600

export function useCounts(branch: string, day: string) {
  const [typed, setTyped] = useState<Counts>({})
  const waiting = useRef(
    new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void }>(),
  )
  const { mutate } = useBakeCount()
  const tellRefusal = useTellRefusal()

  // What was tapped last is sent even if the page is left before the pause is over.
  useEffect(() => {
    const all = waiting.current
    return () => {
      for (const { timer, send } of all.values()) {
        clearTimeout(timer)
        send()
      }
      all.clear()
    }
  }, [])

  const settle = (item: string, left: number | null) =>
    setTyped((before) => {
      if (before[item] !== left) return before
      const { [item]: _, ...others } = before
      return others
    })

  function count(item: string, left: number | null): void {
    setTyped((before) => ({ ...before, [item]: left }))
    clearTimeout(waiting.current.get(item)?.timer)
    const send = () =>
      mutate(
        { branch, day, item, left },
        {
          onSuccess: () => settle(item, left),
          onError: (error) => {
            settle(item, left)
            tellRefusal(error, () => count(item, left))
          },
        },
      )
    const timer = setTimeout(() => {
      waiting.current.delete(item)
      send()
    }, pauseMs)
    waiting.current.set(item, { timer, send })
  }

  return { typed, count }
}
