// A staff screen that somebody can notice says every 20 seconds that it is there, also while it is hidden.
import { useEffect } from 'react'
import { watchTimes } from '../../../domain/watch/watch-times.ts'
import { beatBoard } from '../../api/staff/branches/boards.ts'
import { isNoticed } from './counts-as-board.ts'
import type { Sound } from './sound.ts'

/** `counts`: whether the screen is one that the branch relies on. */
export function useBoardBeat(branch: string, counts: boolean, sound: Sound): void {
  useEffect(() => {
    if (!branch || !counts) return
    const beat = () => {
      if (isNoticed(document.hidden, sound)) beatBoard(branch)
    }
    beat()
    const timer = setInterval(beat, watchTimes.beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [branch, counts, sound])
}
