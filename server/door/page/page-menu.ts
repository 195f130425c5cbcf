// What the document shows of the menu: nothing that staff tap all day, such as stock, pauses and closings, so that no
// tap makes a document anew.
import type { PublicBranch, PublicItem, PublicMenu } from '#contract/index.ts'
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'

export interface PageMenu extends Pick<PublicMenu, 'brand' | 'categories' | 'groups' | 'message'> {
  readonly items: readonly PageItem[]
  /** All of them, to say where things are sold. */
  readonly branches: readonly Pick<PublicBranch, 'id' | 'name'>[]
  /** Those that are shown and described; no more than `mostShown`, however many there are. */
  readonly shown: readonly PageBranch[]
}

export type PageItem = Omit<PublicItem, 'out'>

export type PageBranch = Pick<
  PublicBranch,
  'id' | 'name' | 'address' | 'phone' | 'email' | 'image' | 'hours' | 'exceptions' | 'latitude' | 'longitude'
>

/**
 * So many cards of branches fill a phone's screen; the page's scripts bring the others. Each takes up to 5 kB of the
 * document, so that a chain of any size adds less than 40 kB.
 */
export const mostShown = branchesAtAGlance

/** Whether the shop has branches that the document does not show. */
export const hasMore = ({ branches, shown }: Pick<PageMenu, 'branches' | 'shown'>): boolean =>
  branches.length > shown.length

/** What stands in a list for those that it leaves out. */
export const andMore = '…'
