// The sentence for a refused sign-in, in either step.
import type { Refused } from '../../api/http/client.ts'
import { useAccountText, useFactorText } from '../../i18n/staff/index.ts'

export function useSignInSentence(): (refused: Refused) => string {
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
