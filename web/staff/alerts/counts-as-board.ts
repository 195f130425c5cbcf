// Which staff screens count as a board of a branch.
import type { Member } from '../../api/session/session-store.ts'
import type { Sound } from './sound.ts'

/** A screen in sight is seen, and one that rings is heard. A hidden tab without sound is neither. */
export const isNoticed = (hidden: boolean, sound: Sound): boolean => !hidden || sound === 'on'

/** Whether the member has a post at this branch. An owner who edits the menu at home is no board of it. */
export const worksAt = ({ branches }: Pick<Member, 'branches'>, branch: string): boolean =>
  branches.some((post) => post.branch === branch)
