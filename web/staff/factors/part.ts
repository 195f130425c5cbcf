// What the parts of the second factor have in common.
import type { Result } from '../../../domain/shared/result.ts'
import type { Refused } from '../../api/http/client.ts'

export interface PartProps {
  /** Sends a change, after the password if it is needed. */
  readonly send: <Value>(sending: () => Promise<Result<Value, Refused>>) => Promise<Result<Value, Refused>>
  /** A factor was set up or codes were made, with recovery codes if they are new. */
  readonly onDone: (codes: readonly string[] | null) => void
}
