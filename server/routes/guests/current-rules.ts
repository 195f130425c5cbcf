// The rules of reservations: the owner's, or the usual ones.
import { type ReservationRules, usualRules } from '../../../domain/reservation/reservation-rules.ts'
import type { Deps } from '../../http/deps.ts'
import { savedRules } from '../../store/guests/reservations.ts'

/** Until the owner sets rules, the usual ones, whose holidays move on with the years. */
export async function currentRules(db: Deps['store']['db'], now: number): Promise<ReservationRules> {
  return (await savedRules(db)) ?? usualRules(new Date(now).toISOString().slice(0, 10))
}
