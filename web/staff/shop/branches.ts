// The branches at which the signed-in member may do something, the one that is looked at, and how far an act reaches.
import { useEffect } from 'react'
import { type Act, may } from '../../../domain/staff.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { createObservable, useObservable } from '../../api/observable.ts'
import type { Member } from '../../api/session/session.ts'
import { type BranchName, usePlaces } from '../../api/staff/shop.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

const noteName = 'staff.branch'
const remembered = readStored(noteName)

/** The branch of the board, remembered on the device; '' while none was ever chosen. */
const chosen = createObservable<string>(typeof remembered === 'string' ? remembered : '')
/** Whether the lists that can show all branches do so although one is chosen. */
const listsAll = createObservable(false)
/** Whether what is pressed on this screen counts at all branches. */
const reachesAll = createObservable(false)

export function chooseBranch(branch: string): void {
  writeStored(noteName, branch)
  chosen.write(branch)
  listsAll.write(false)
  reachesAll.write(false)
}

/** What a list shows: '' stands for all branches, and leaves the board at its own. */
export function listBranch(branch: string): void {
  if (branch) chooseBranch(branch)
  else listsAll.write(true)
}

/** Where the next press counts: '' stands for all branches, until the screen is left. */
export function reachBranch(branch: string): void {
  if (branch) chooseBranch(branch)
  else reachesAll.write(true)
}

/** The member's branches for this act, in the order of the menu; undefined until the server has named them. */
export function useBranches(member: Member, act: Act): readonly BranchName[] | undefined {
  const { locale } = useStaffText()
  const { data } = usePlaces(locale)
  return data?.branches.filter(({ id }) => may(member, act, id))
}

/** The branch that one is at: the board's, or the first of these. */
export function useChosen(branches: readonly BranchName[]): string {
  const branch = useObservable(chosen)
  return branches.some(({ id }) => id === branch) ? branch : (branches[0]?.id ?? '')
}

/** The branch that a list shows; '' for all of them, where none was chosen or the choice is not among these. */
export function useListed(branches: readonly BranchName[]): string {
  const all = useObservable(listsAll)
  const branch = useObservable(chosen)
  if (branches.length === 1) return branches[0]?.id ?? ''
  return !all && branches.some(({ id }) => id === branch) ? branch : ''
}

/** The branches at which a press on this screen counts: the one that one is at, or all once that was chosen here. */
export function useReach(branches: readonly BranchName[]): readonly BranchName[] {
  const all = useObservable(reachesAll)
  const branch = useChosen(branches)
  return all ? branches : branches.filter(({ id }) => id === branch)
}

/** For a screen with `useReach`: all branches are chosen anew each time. */
export function useReachEnds(): void {
  useEffect(() => () => reachesAll.write(false), [])
}
