// The words of the account's forms: what is not accepted in a field, and why signing in or a link was refused.

import { accountLimits } from '#domain/people/staff.ts'
import { type Result, refuse } from '#domain/shared/result.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { type AccountText, useAccountText, useFactorText } from '#web/words/staff/index.ts'

export const problemWords = ({ signUp, passwords }: AccountText): Readonly<Record<string, string>> => ({
  name_missing: signUp.nameMissing,
  name_too_long: signUp.nameLong(accountLimits.name),
  name_taken: signUp.nameTaken,
  password_too_short: signUp.passwordShort(accountLimits.passwordMin),
  password_too_long: signUp.passwordLong(accountLimits.passwordMax),
  code_missing: signUp.codeMissing,
  setup_code_wrong: signUp.codeWrong,
  current_missing: passwords.currentMissing,
  wrong_password: passwords.currentWrong,
})

/** `fields`: the field for each of these refusals. */
export async function refusedAt<Value>(
  fields: Readonly<Partial<Record<CallRefused['refusal'], string>>>,
  sending: Promise<Result<Value, CallRefused>>,
): Promise<Result<Value, CallRefused>> {
  const sent = await sending
  const field = sent.ok ? undefined : fields[sent.refusal.refusal]
  if (sent.ok || field === undefined) return sent
  return refuse({ ...sent.refusal, problems: [{ problem: sent.refusal.refusal, field }] })
}

export const isFinal = ({ refusal }: CallRefused): boolean =>
  ['link_unknown', 'link_used', 'link_expired', 'account_locked'].includes(refusal)

export function useSignInSentence(): (refused: CallRefused) => string {
  const words = useAccountText().t.signIn
  const { step } = useFactorText().t
  return ({ refusal, retryAfter = 60 }) => {
    if (refusal === 'wrong_credentials') return words.wrong
    if (refusal === 'account_pending') return words.pending
    if (refusal === 'account_locked') return words.locked
    if (refusal === 'too_many') return words.tooMany(Math.ceil(retryAfter / 60))
    if (refusal === 'ticket_over') return step.over
    if (refusal === 'passkey_refused') return step.passkeyFailed
    return words.failed
  }
}
