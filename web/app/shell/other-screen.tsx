// Addresses that are not the customers': staff screens, only for signed-in members, and what does not exist.
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { NotFound } from '#web/customer/words-page.tsx'
import { go } from '#web/data/address/location.ts'
import { rememberPage } from '#web/data/session/after-sign-in.ts'
import { useMember } from '#web/data/session/session.ts'
import { screenOf } from '../route.tsx'
import { staffPages } from '../staff-pages.tsx'
import { Footer } from './nav/footer.tsx'
import { OfficeNav } from './office/office-nav.tsx'
import { officePlace } from './office/office-place.ts'
import { ScreenWaiting } from './waiting.tsx'

export function OtherScreen({ path }: { path: string }) {
  const screen = screenOf(staffPages, path)
  return screen ? <StaffOnly path={path}>{screen}</StaffOnly> : <NotFound />
}

/** Staff need the space for their work. */
export const OtherFooter = ({ path }: { path: string }) => (screenOf(staffPages, path) ? null : <Footer />)

/** Sends visitors who are not signed in to /account and remembers the page they requested (ROUTE-3). */
function StaffOnly({ path, children }: { path: string; children: ReactNode }) {
  const member = useMember()
  useEffect(() => {
    if (member !== null) return
    rememberPage(path)
    go('/account', { replace: true })
  }, [member, path])
  useLayoutEffect(() => {
    officePlace.write(member === null || member === 'loading' ? undefined : <OfficeNav member={member} path={path} />)
    return () => officePlace.write(undefined)
  }, [member, path])
  return member === null || member === 'loading' ? <ScreenWaiting /> : children
}
