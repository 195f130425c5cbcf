// Makes the calls whose body is a file; everything else stands in the address.
import { addressOf, type CallName } from '../../../contract/addresses.ts'
import type { Output } from '../../../contract/index.ts'
import { type Answer, refusalIn } from '../http/client.ts'

/** A photo of 12 MB takes a while to upload from a phone in the kitchen. */
const patienceMs = 120_000

/** The server examines the file; `type` only says what kind of file the call takes. */
export async function sendFile<Name extends CallName>(
  name: Name,
  file: Blob,
  type: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Name>> {
  const { method, path } = addressOf(name)
  const fields = new URLSearchParams(query).toString()
  try {
    const response = await fetch(fields ? `${path}?${fields}` : path, {
      ...{ method, headers: { 'content-type': type }, body: file, signal: AbortSignal.timeout(patienceMs) },
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, value: body as Output<Name> }
    return { ok: false, refusal: refusalIn(response.status, body) }
  } catch {
    return { ok: false, refusal: { refusal: 'unreachable', problems: [] } }
  }
}
