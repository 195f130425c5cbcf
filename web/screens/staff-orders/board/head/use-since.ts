// Since when something is so, by the server's clock.
import { useState } from 'react'
import { serverNow } from '../../../../api/http/clock.ts'

/** The instant at which `is` became true; null while it is not. */
export function useSince(is: boolean): number | null {
  const [since, setSince] = useState<number | null>(null)
  if (is && since === null) setSince(serverNow())
  if (!is && since !== null) setSince(null)
  return is ? since : null
}
