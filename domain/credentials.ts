// The name and the password in a request for an account, and whether they are acceptable (ACCT-2).
import { isBlank, lengthOf } from './shared/text.ts'
import { accountLimits, type PasswordProblem, passwordProblem } from './staff.ts'

export interface CredentialProblem {
  readonly problem: 'name_missing' | 'name_too_long' | PasswordProblem
  readonly field: 'name' | 'password'
}

/** What is wrong with the name and the password of a new account. */
export function credentialProblems(wish: { readonly name: string; readonly password: string }): CredentialProblem[] {
  const problems: CredentialProblem[] = []
  if (isBlank(wish.name)) problems.push({ problem: 'name_missing', field: 'name' })
  else if (lengthOf(wish.name.trim()) > accountLimits.name) problems.push({ problem: 'name_too_long', field: 'name' })
  const wrong = passwordProblem(wish.password)
  if (wrong) problems.push({ problem: wrong, field: 'password' })
  return problems
}
