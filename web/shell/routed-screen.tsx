// The screen of an address and what is below it; staff screens only for signed-in members.
import { type ReactNode, useEffect } from 'react'
import { rememberPage, useMember } from '../api/session/session.ts'
import { go } from '../location.ts'
import { routeOf } from '../routes.tsx'
import { Footer } from './nav/footer.tsx'
import { Waiting } from './waiting.tsx'

export function RoutedScreen({ path }: { path: string }) {
  const { route, params } = routeOf(path)
  const screen = route.show(params)
  return route.staff ? <StaffOnly path={path}>{screen}</StaffOnly> : screen
}

/** Staff need the space for their work. */
export function RoutedFooter({ path }: { path: string }) {
  return routeOf(path).route.staff ? null : <Footer />
}

/** Sends visitors who are not signed in to /account and remembers the page they requested (ROUTE-3). */
function StaffOnly({ path, children }: { path: string; children: ReactNode }) {
  const member = useMember()
  useEffect(() => {
    if (member !== null) return
    rememberPage(path)
    go('/account', { replace: true })
  }, [member, path])
  return member === null || member === 'loading' ? <Waiting /> : children
}
