// Takes a step of an order and says what came of it; a step that did not arrive is tried again under its own key.
import type { Input, StaffOrder } from '../../../../contract/index.ts'
import { mayPass, refusalOf } from '../../../api/staff/staff.ts'
import { useStep } from '../../../api/staff/steps.ts'
import { useRefusalText } from '../../../i18n/refusals/index.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { showWarning } from '../../../staff/toasts.tsx'

export function useTellSteps() {
  const { t } = useStaffText()
  const sentences = useRefusalText().t.refusals
  const step = useStep()

  function take(wish: Input<'orders.step'>, done: (order: StaffOrder) => void): void {
    step.mutate(wish, {
      onSuccess: done,
      onError: (error) => {
        const refusal = refusalOf(error)
        const again = { label: t.frame.tryAgain, run: () => take(wish, done) }
        showWarning(sentences[refusal], mayPass(refusal) ? again : undefined)
      },
    })
  }

  return { take, busy: step.isPending }
}
