// The refusals of a one-time link for which a retry would change nothing.
import type { Refused } from '../../api/http/client.ts'

export const isFinal = ({ refusal }: Refused): boolean =>
  ['link_unknown', 'link_used', 'link_expired', 'account_locked'].includes(refusal)
