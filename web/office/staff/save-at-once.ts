// Saves what is changed without a form, as soon as it is chosen; what failed is said with a way to try again.
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { showWarning } from './toasts.tsx'

interface Saving<Wish, Value> {
  readonly mutate: (
    wish: Wish,
    told: { readonly onSuccess: (value: Value) => void; readonly onError: (error: Error) => void },
  ) => void
}

/** `about` is named in the warning, for one of several things of a page. */
export function useSaveAtOnce<Wish, Value>({ mutate }: Saving<Wish, Value>, about?: string) {
  const { frame } = useStaffText().t
  const { refusals } = useRefusalText().t
  const named = (sentence: string) => (about ? `${about}: ${sentence}` : sentence)
  return function save(wish: Wish, onSaved?: (value: Value) => void): void {
    mutate(wish, {
      onSuccess: (value) => onSaved?.(value),
      onError(error) {
        // What a colleague chose is on the screen now: to choose again is the member's decision.
        if (refusalOf(error) === 'changed_meanwhile') return showWarning(named(refusals.changed_meanwhile))
        showWarning(named(frame.failed), { label: frame.tryAgain, run: () => save(wish, onSaved) })
      },
    })
  }
}
