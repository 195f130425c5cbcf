// The signature of what is sent to a web hook, with which the receiver knows that it is from this shop and recent.
import { createHmac } from 'node:crypto'

/** The header `noisette-signature`: the time in seconds, and the HMAC-SHA256 of time, dot and body as hex. */
export function signatureOf(secret: string, body: string, now: number): string {
  const t = Math.floor(now / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
