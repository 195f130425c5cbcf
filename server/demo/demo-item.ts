// An item of the demo menu, with every text in all four languages.

import type { Item } from '../../domain/menu/menu.ts'
import type { FullText } from '../../domain/shared/locale.ts'

export interface DemoItem extends Item {
  readonly name: FullText
  readonly desc: FullText
  readonly desc2?: FullText
}
