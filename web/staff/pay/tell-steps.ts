// Takes a step of an order and says what came of it; a step that did not arrive is tried again under its own key.
import type { Input, StaffOrder } from '../../../contract/index.ts'
import { useStep } from '../../api/staff/orders/steps.ts'
import { useTellRefusal } from '../tell-refusal.ts'

export function useTellSteps() {
  const tellRefusal = useTellRefusal()
  const step = useStep()

  function take(wish: Input<'orders.step'>, done: (order: StaffOrder) => void = () => {}): void {
    step.mutate(wish, { onSuccess: done, onError: (error) => tellRefusal(error, () => take(wish, done)) })
  }

  return { take, busy: step.isPending }
}
