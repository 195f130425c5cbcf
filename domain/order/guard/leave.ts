// The leave to take a place: no place is taken without one, so that no way in forgets to ask (SAFE-5).

declare const given: unique symbol

/**
 * From the gate, which counted what is held; from staff, who decided about this order; or from a payment. Only the
 * functions listed in `ways-in.test.ts` create one.
 */
export interface PlacePermit {
  readonly by: 'gate' | 'staff' | 'payment'
  readonly [given]: true
}

export const grantPlace = (by: PlacePermit['by']): PlacePermit => ({ by }) as PlacePermit
