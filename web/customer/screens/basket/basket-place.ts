// The props that every part of a basket's page gets.
import type { FollowedBasket, SharedBasket } from '#web/customer/basket/basket-api.ts'

export interface BasketPlace {
  readonly link: string
  /** This phone's secret in the basket. */
  readonly me: string
  readonly basket: SharedBasket
  readonly timeZone: string
  readonly branchName: string
  readonly show: FollowedBasket['show']
}
