// A staff screen that somebody can notice says every 20 seconds that it is there, also while it is hidden.
import { useEffect } from 'react'
import { watchTimes } from '#domain/shop/watch/watch-times.ts'
import type { Member } from '#web/data/session/session-store.ts'
import { beatBoard } from '#web/data/staff/alert-api.ts'
import type { Sound } from './alert-sound.ts'

/** `branches`: those that rely on this screen. */
export function useBoardBeat(branches: readonly string[], sound: Sound): void {
  const ids = branches.join(' ')
  useEffect(() => {
    if (!ids) return
    const beat = () => {
      if (isNoticed(document.hidden, sound)) beatBoard(ids.split(' '))
    }
    beat()
    const timer = setInterval(beat, watchTimes.beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [ids, sound])
}

/** A screen in sight is seen, and one that rings is heard. A hidden tab without sound is neither. */
export const isNoticed = (hidden: boolean, sound: Sound): boolean => !hidden || sound === 'on'

/** Whether the member has a post at this branch. An owner who edits the menu at home is no board of it. */
export const worksAt = ({ branches }: Pick<Member, 'branches'>, branch: string): boolean =>
  branches.some((post) => post.branch === branch)
