// Rings once on the page of an order when it becomes ready, if its customer asked for that (PUSH-1).
import { useEffect, useRef } from 'react'
import { chime } from '../../components/feedback/chime.ts'

/** Of 1: a phone may lie on a table in a loud room. */
const loudness = 0.8
const pauseMs = 1400
const times = 3

/** Three times, and the phone shakes where it can. The sound must have been unlocked by a tap. */
function ring(): void {
  for (let turn = 0; turn < times; turn++) setTimeout(() => chime('ready', loudness), turn * pauseMs)
  navigator.vibrate?.(Array.from({ length: 2 * times - 1 }, (_, part) => (part % 2 === 0 ? 300 : pauseMs - 300)))
}

export function useRingWhenReady(ready: boolean, wanted: boolean): void {
  const before = useRef(ready)
  useEffect(() => {
    if (ready && !before.current && wanted) ring()
    before.current = ready
  }, [ready, wanted])
}
