// The branches at which the signed-in member may do something, and the one that is looked at, which is remembered.
import { type Act, may } from '../../domain/staff.ts'
import { keep, kept } from '../api/kept.ts'
import type { Member } from '../api/session.ts'
import { type Place, usePlaces } from '../api/staff-shop.ts'
import { createStore, useStore } from '../api/store.ts'
import { useStaffText } from '../i18n/staff/index.ts'

const noteName = 'staff.branch'
const remembered = kept(noteName)

/** '' stands for all branches. */
const chosen = createStore<string>(typeof remembered === 'string' ? remembered : '')

export function chooseBranch(branch: string): void {
  keep(noteName, branch)
  chosen.write(branch)
}

/** The member's branches for this act, in the order of the menu; undefined until the server has named them. */
export function useBranches(member: Member, act: Act): readonly Place[] | undefined {
  const { locale } = useStaffText()
  const { data } = usePlaces(locale)
  return data?.branches.filter(({ id }) => may(member, act, id))
}

/** The chosen one out of these; '' for all of them where the choice is not among them. */
export function useChosen(branches: readonly Place[]): string {
  const branch = useStore(chosen)
  if (branches.length === 1) return branches[0]?.id ?? ''
  return branches.some(({ id }) => id === branch) ? branch : ''
}
