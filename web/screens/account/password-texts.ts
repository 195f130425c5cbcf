// The sentences about a chosen password, and how the form finds the field to correct.
import { accountLimits, passwordProblem } from '../../../domain/staff.ts'
import type { AccountText } from '../../i18n/account/index.ts'

/** The sentence for a password that breaks the rule; undefined for a good one. */
export function passwordSentence(password: string, words: AccountText['signUp']): string | undefined {
  const problem = passwordProblem(password)
  if (problem === 'password_too_short') return words.passwordShort(accountLimits.passwordMin)
  return problem && words.passwordLong(accountLimits.passwordMax)
}

export function focusOn(form: HTMLFormElement, field: string): void {
  form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
}

export const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '')
