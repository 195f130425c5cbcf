// The sentences for problems with fields of the reservation.
import type { Problem } from '../../../contract/index.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useReservationText } from '../../i18n/visit/index.ts'

export function useErrorAt(problems: readonly Problem[]): (field: string) => string | undefined {
  const { t } = useReservationText()
  const { badInput, refusals } = useRefusalText().t
  return sentencesAt(problems, { ...t.problems, branch_unknown: refusals.branch_unknown }, badInput)
}
