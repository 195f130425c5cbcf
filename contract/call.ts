// One call of the contract: its input, its output, who may make it, and its refusals.
import { z } from 'zod'
import type { Act } from '#domain/people/roles.ts'
import type { LogNote } from '#domain/people/staff-log.ts'
import type { RefusalName } from './refusals.ts'

/** Refusals that any call may return. */
export const anyRefusals = ['bad_input', 'too_large', 'foreign_site', 'unavailable', 'broken'] as const

/**
 * Who may make a call: anyone, anyone who is signed in with an active account, or members who may do an act (of
 * several: one of them). If the input has a `branch` or `branches`, they must be allowed to do it at each of these.
 */
export type Access = 'anyone' | 'signedIn' | Act | readonly Act[]

export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly summary: string
  readonly access: Access
  /** Path parameters, query (GET, or with a file) and body (POST) as one object. Unknown fields are dropped. */
  readonly input: Input
  /** The body is a file of this type, not JSON; the input is in the path and the query. */
  readonly file?: 'image/*' | 'video/*' | 'application/octet-stream'
  readonly output: Output
  readonly refusals: readonly RefusalName[]
  /**
   * What the staff log keeps of a member's call: its branches, the thing it is about, and values for the sentence.
   * Every call of staff that changes data has it, or `unlogged` with the reason; a test goes over them all. Never name
   * a password, a secret, or what a customer wrote or is called.
   */
  log?(input: z.output<Input>): LogNote
  readonly unlogged?: string
}

const nothing = z.object({})

type Wish<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Call<Input, Output>,
  'input' | 'output' | 'refusals'
> & {
  readonly input?: Input
  readonly output?: Output
  /** Beside those that follow from `access`. */
  readonly refusals?: readonly RefusalName[]
}

/**
 * A call of the contract. Without an input or an output it has none, and who may make it says how strangers are
 * refused.
 */
export const call = <Input extends z.ZodType = typeof nothing, Output extends z.ZodType = typeof nothing>({
  input = nothing as z.ZodType as Input,
  output = nothing as z.ZodType as Output,
  refusals = [],
  ...rest
}: Wish<Input, Output>): Call<Input, Output> => ({
  ...rest,
  input,
  output,
  refusals: [...refusedTo(rest.access), ...refusals],
})

const refusedTo = (access: Access): readonly RefusalName[] => {
  if (access === 'anyone') return []
  return access === 'signedIn' ? ['not_signed_in'] : ['not_signed_in', 'not_allowed']
}
