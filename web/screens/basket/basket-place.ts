// What every part of a basket's page has.
import type { FollowedBasket, SharedBasket } from '../../basket/basket-api.ts'

export interface BasketPlace {
  readonly link: string
  /** What this phone proves itself with. */
  readonly me: string
  readonly basket: SharedBasket
  readonly timeZone: string
  readonly branchName: string
  readonly show: FollowedBasket['show']
}
