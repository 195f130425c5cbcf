// The staff's way through their pages: a sidebar, a rail or a bar at the foot, by the room there is; the board has the sheet
// alone.
import { useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { useMenu } from '../../api/menu/public-menu-api.ts'
import type { Member } from '../../api/session/session.ts'
import { Find, FindButton } from '../../staff/find/find-button.tsx'
import { SignOutDialog } from '../nav/sign-out-dialog.tsx'
import { groupsOf, useOfficeCounts } from './office-pages.ts'
import { OfficePhoneBar } from './office-phone.tsx'
import { OfficeRail } from './office-rail.tsx'
import { OfficeSheet } from './office-sheet.tsx'
import { OfficeSidebar } from './office-sidebar.tsx'
import '../../styles/staff.css'

const noteName = 'staff.rail'

export function OfficeNav({ member, path }: { member: Member; path: string }) {
  const wide = useWindowFits('(width >= 68.75rem)')
  const tablet = useWindowFits('(width >= 43.75rem)')
  const [folded, setFolded] = useState(() => readStored(noteName) === true)
  const [leaving, setLeaving] = useState(false)
  const counts = useOfficeCounts(member)
  // Kept fresh here too: the owner sees a new name and new colours at once, and the customers' pages open up to date.
  useMenu()
  const nav = {
    member,
    path,
    groups: groupsOf(member),
    counts,
    find: <FindButton />,
    onSignOut: () => setLeaving(true),
  }

  function fold(now: boolean) {
    writeStored(noteName, now || undefined)
    setFolded(now)
  }

  return (
    <>
      {path === '/board' ? null : !tablet ? (
        <OfficePhoneBar {...nav} />
      ) : wide && !folded ? (
        <OfficeSidebar {...nav} onFold={() => fold(true)} />
      ) : (
        <OfficeRail {...nav} onUnfold={wide ? () => fold(false) : undefined} />
      )}
      <OfficeSheet {...nav} find={<FindButton look="field" />} />
      <Find member={member} />
      <SignOutDialog open={leaving} onCancel={() => setLeaving(false)} />
    </>
  )
}

const useWindowFits = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const fits = matchMedia(query)
      fits.addEventListener('change', changed)
      return () => fits.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
