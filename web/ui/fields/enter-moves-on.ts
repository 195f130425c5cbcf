// Enter in a form whose button binds: it moves to the next field, and only the button sends.
import type { KeyboardEvent } from 'react'

/** For `onKeyDown` of such a form. In the last field Enter does nothing. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event
  // While letters are composed, as in Japanese, Enter only ends that.
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...currentTarget.elements].filter(isField)
  fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => field.name !== target.name || field.type !== 'radio')
    ?.focus()
}

const isField = (element: Element): element is HTMLInputElement =>
  element.matches('input, select, textarea') && element.checkVisibility() && !element.matches(':disabled')
