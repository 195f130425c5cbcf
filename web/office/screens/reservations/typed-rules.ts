// The rules of reservations as they are typed, and merged with what somebody else saved meanwhile.
import { weekdays } from '#domain/shared/date.ts'
import { mergedRows } from '#web/data/forms/merged-rows.ts'
import { rebase, rebaseTicks } from '#web/data/forms/rebase.ts'
import type { ReservationRulesRead } from '#web/data/staff/guest-api.ts'

export type TypedRules = Omit<ReservationRulesRead, 'version'>

/** What two owners typed at once: each keeps the weekdays and the holidays that the other did not touch. */
export function mergedRules(base: TypedRules, mine: TypedRules, theirs: TypedRules): TypedRules {
  const closed = rebaseTicks(base.closedWeekdays, mine.closedWeekdays, theirs.closedWeekdays)
  return {
    ...rebase(base, mine, theirs),
    closedWeekdays: weekdays.filter((day) => closed.includes(day)),
    holidays: mergedRows(base.holidays, mine.holidays, theirs.holidays, { inMine: firstDay, inTheirs: firstDay }),
  }
}

const firstDay = ({ from }: TypedRules['holidays'][number]): string => from
