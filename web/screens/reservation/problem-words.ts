// What is wrong at a field of the reservation, as its sentence.
import type { Problem } from '../../../contract/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { type ReservationText, useReservationText } from '../../i18n/reservation/index.ts'

export function useErrorAt(problems: readonly Problem[]): (field: string) => string | undefined {
  const { t } = useReservationText()
  const { badInput, refusals } = useRefusalText().t
  return (field) => {
    const problem = problems.find((one) => one.field === field)?.problem
    if (problem === undefined) return undefined
    if (problem === 'branch_unknown') return refusals.branch_unknown
    return t.problems[problem as keyof ReservationText['problems']] ?? badInput
  }
}
