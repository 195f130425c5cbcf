// Shows an account refusal that belongs to one field at that field, like a problem with it.
import type { Result } from '../../../domain/shared/result.ts'
import { refuse } from '../../../domain/shared/result.ts'
import type { Refused } from '../../api/http/client.ts'

/** `fields`: the field for each of these refusals. */
export async function refusedAt<Value>(
  fields: Readonly<Partial<Record<Refused['refusal'], string>>>,
  sending: Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused>> {
  const sent = await sending
  const field = sent.ok ? undefined : fields[sent.refusal.refusal]
  if (sent.ok || field === undefined) return sent
  return refuse({ ...sent.refusal, problems: [{ problem: sent.refusal.refusal, field }] })
}
