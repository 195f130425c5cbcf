// The page's title: the screen's own words, the shop's name, and ' - Admin' for signed-in staff (NAV-9).
import { useEffect } from 'react'
import { useMember } from '../api/session.ts'

export const titleOf = (screen: string, admin: boolean): string => `${screen} · Noisette${admin ? ' - Admin' : ''}`

/** Every screen calls this once with the words for its tab. */
export function useTitle(screen: string): void {
  const member = useMember()
  const admin = member !== null && member !== 'loading'
  useEffect(() => {
    document.title = titleOf(screen, admin)
  }, [screen, admin])
}
