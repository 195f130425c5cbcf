// The words of the account's forms: what is not accepted in a field, and why a form or a link was refused.

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

/**
 * Why a form was refused, or a link. The sentences of all refusals would be too much for a page that everybody opens
 * first.
 */
export function useAccountSentence(): (refused: CallRefused) => string {
  const { signIn, signUp, passwords } = useAccountText().t
  const { step } = useFactorText().t
  const sentences: Readonly<Partial<Record<CallRefused['refusal'], string>>> = {
    wrong_credentials: signIn.wrong,
    account_pending: signIn.pending,
    account_locked: signIn.locked,
    ticket_over: step.over,
    passkey_refused: step.passkeyFailed,
    waiting_full: signUp.waitingFull,
    link_used: passwords.linkUsed,
    link_expired: passwords.linkExpired,
    link_unknown: passwords.linkUnknown,
    unreachable: signIn.failed,
  }
  return ({ refusal, retryAfter = 60 }) =>
    refusal === 'too_many' ? signIn.tooMany(Math.ceil(retryAfter / 60)) : (sentences[refusal] ?? signIn.broken)
}
