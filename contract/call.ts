// One call of the contract: its input, its output, who may make it, and its refusals.
import type { z } from 'zod'
import type { Act } from '../domain/staff.ts'
import type { RefusalName } from './refusals.ts'

/** Refusals that any call may return. */
export const anyRefusals = ['bad_input', 'too_large', 'foreign_site', 'unavailable', 'broken'] as const

/**
 * Who may make a call: anyone, whoever is signed in with an active account, or whoever may do an act at one branch or
 * more. If a call names branches, its route checks the act at each of them.
 */
export type Access = 'anyone' | 'signedIn' | Act

export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly summary: string
  readonly access: Access
  /** Path parameters, query (GET) and body (POST) as one object. Unknown fields are dropped. */
  readonly input: Input
  /** The body is a file of this type, not JSON. */
  readonly file?: 'image/*'
  readonly output: Output
  readonly refusals: readonly RefusalName[]
}

export const call = <Input extends z.ZodType, Output extends z.ZodType>(
  promise: Call<Input, Output>,
): Call<Input, Output> => promise
