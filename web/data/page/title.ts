// The page's title: the screen's own title, the shop's name, and ' - Admin' for signed-in staff (NAV-9).
import { useEffect } from 'react'
import { useBrand } from '../menu/brand-api.ts'
import { createObservable, useObservable } from '../observable.ts'
import { useMember } from '../session/session.ts'

/** How many new orders nobody has looked at; shown before the title: '(3) Orders'. */
export const titleCount = createObservable(0)

/** Every screen calls this once with its title. */
export function useTitle(screen: string): void {
  const member = useMember()
  const { shown } = useBrand()
  const count = useObservable(titleCount)
  const admin = member !== null && member !== 'loading'
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${screen} · ${shown}${admin ? ' - Admin' : ''}`
  }, [screen, shown, admin, count])
}
