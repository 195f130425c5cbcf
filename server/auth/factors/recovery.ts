// Recovery codes: ten at once, each for one sign-in without the phone; only their hashes are kept.
import { factorLimits, readFactorCode, recoveryCodeFrom } from '../../../domain/factor.ts'
import { saveRecoveryCodes } from '../../store/accounts/factors.ts'
import { digest } from '../../store/digest.ts'
import type { Trx } from '../../store/write-queue.ts'

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
