// The tables of what orders hold of the slots as Kysely sees them.

/** How much of a meter is taken in a slot of a branch. */
export interface SlotLoadRow {
  branch: string
  meter: string
  slot_start: number
  used: number
  cap: number
}

/** What an order holds of a meter in a slot. */
export interface SlotHeldRow {
  order_id: number
  branch: string
  meter: string
  slot_start: number
  weight: number
}
