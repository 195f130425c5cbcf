// Moves the focus to the first field that is marked as wrong.
import { type RefObject, useEffect } from 'react'

export const mistakeIn = (form: ParentNode | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

/** Each time `failures` rises, after the marks are rendered. */
export function useFocusOnMistake(form: RefObject<ParentNode | null>, failures: number): void {
  useEffect(() => {
    if (failures > 0) mistakeIn(form.current)?.focus()
  }, [form, failures])
}
