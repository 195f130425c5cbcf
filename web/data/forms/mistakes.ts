// Moves the focus to the first field that is marked as wrong.
import { type RefObject, useEffect } from 'react'

export const mistakeIn = (form: ParentNode | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

/**
 * The first day or time that is filled in by half: the browser gives such a field an empty value, as if nothing was
 * meant. Each of them is told, and says it.
 */
export function halfTypedIn(form: ParentNode | null): HTMLInputElement | undefined {
  const half = [...(form?.querySelectorAll('input') ?? [])].filter(({ validity }) => validity.badInput)
  for (const field of half) field.checkValidity()
  return half[0]
}

/** What stands in a closed fold can neither be seen nor have the focus. */
export function openFoldsAround(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

/** Each time `failures` rises, after the marks are rendered. */
export function useFocusOnMistake(form: RefObject<ParentNode | null>, failures: number): void {
  useEffect(() => {
    const mistake = failures > 0 && mistakeIn(form.current)
    if (!mistake) return
    openFoldsAround(mistake)
    mistake.focus()
  }, [form, failures])
}
