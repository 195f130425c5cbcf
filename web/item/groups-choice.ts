// What the groups of one item need while they are chosen: of the item itself, or of one in a part of a meal deal.
import type { ChoiceProblem } from '../../domain/menu/chosen.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import type { FullItem } from '../api/menu/with-groups.ts'

export interface GroupsChoice {
  readonly item: FullItem
  /** Its sizes say their whole prices; in a part of a deal they say what they add to its price. */
  readonly wholePrices: boolean
  readonly chosen: Chosen
  readonly isOut: (option: string) => boolean
  /** What is wrong with a group, once that is to be said. */
  readonly problemAt: (group: string) => ChoiceProblem | undefined
  readonly pick: (group: string, option: string, units?: number) => void
}
