// Saves what is changed without a form, as soon as it is chosen; what failed is said with a way to try again.
import type { UseMutationResult } from '@tanstack/react-query'
import { useStaffText } from '#web/words/staff/index.ts'
import { showWarning } from './toasts.tsx'

/** `about` is named in the warning, for one of several things of a page. */
export function useSaveAtOnce<Wish, Value>(
  { mutate }: Pick<UseMutationResult<Value, Error, Wish>, 'mutate'>,
  about?: string,
) {
  const { frame } = useStaffText().t
  return function save(wish: Wish, onSaved?: (value: Value) => void): void {
    mutate(wish, {
      onSuccess: (value) => onSaved?.(value),
      onError: () =>
        showWarning(about ? `${about}: ${frame.failed}` : frame.failed, {
          label: frame.tryAgain,
          run: () => save(wish, onSaved),
        }),
    })
  }
}
