// A code for an order that enters or comes back to the open ones of its branch (CALL-1).
import type { Instant } from '#domain/branch/hours.ts'
import { drawCode, longCode } from '#domain/order/counter/code.ts'
import { codesTaken, mostCodes } from '#server/store/order/codes.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { randomShare } from './code-chance.ts'

interface CodeWish {
  readonly branch: string
  readonly letter: string
  /** The code that the order had, which it keeps unless another open order now has it. */
  readonly had?: string
}

export async function freeCode(trx: Trx, { branch, letter, had }: CodeWish, now: Instant): Promise<string> {
  const { taken, lately } = await codesTaken(trx, branch, now)
  if (taken.size >= mostCodes) return longCode(letter, randomShare())
  return had === undefined || taken.has(had) ? drawCode(letter, taken, lately, randomShare()) : had
}
