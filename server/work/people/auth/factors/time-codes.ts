// Codes of a second factor: those of an app, and ten recovery codes, each for one sign-in without the phone.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { factorLimits, readFactorCode, recoveryCodeFrom, timeCodes } from '#domain/people/factor.ts'
import { digest } from '#server/store/digest.ts'
import { saveRecoveryCodes } from '#server/store/people/factor-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

const { seconds, drift, digits } = timeCodes
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As long as the hash, as RFC 4226 recommends. */
export const secretBytes = 20

export const timeWindowAt = (now: number): number => Math.floor(now / (seconds * 1000))

/** The code of one step; `length` is for the test vectors of the RFC. */
export function timeCode(secret: Uint8Array, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The step of which this is the code, now or one step away; undefined if it is of none of them. */
export function timeStepOf(secret: Uint8Array, code: string, now: number): number | undefined {
  let found: number | undefined
  for (let step = timeWindowAt(now) - drift; step <= timeWindowAt(now) + drift; step++)
    if (timingSafeEqual(Buffer.from(timeCode(secret, step)), Buffer.from(code))) found = step
  return found
}

/** Base 32 of RFC 4648, as authenticator apps take a secret that is typed. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The address that an authenticator app reads from the QR code. */
export function setUpAddress(secret: string, { shop, name }: { readonly shop: string; readonly name: string }): string {
  // A colon separates the two in the label.
  const plain = (text: string) => encodeURIComponent(text.replaceAll(':', ' ').trim())
  return `otpauth://totp/${plain(shop)}:${plain(name)}?secret=${secret}&issuer=${plain(shop)}`
}

/** A fast hash does: 60 random bits cannot be guessed. */
export const hashOfRecovery = (staff: number, code: string): string => digest(`recovery ${staff} ${code}`)

/** Makes ten codes, which replace the earlier ones; they are known only now. */
export async function renewRecovery(
  trx: Trx,
  staff: number,
  randomBytes: (size: number) => Uint8Array,
): Promise<string[]> {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, () => recoveryCodeFrom(randomBytes(12)))
  const hashes = codes.map((code) => hashOfRecovery(staff, readFactorCode(code)?.code ?? ''))
  await saveRecoveryCodes(trx, staff, hashes)
  return codes
}
