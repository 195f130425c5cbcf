// One call of the contract: what goes in, what comes out, who may make it, what it may refuse.
import type { z } from 'zod'
import type { Act } from '../domain/staff.ts'
import type { RefusalName } from './refusals.ts'

/** Refusals that any call may give. */
export const anyRefusals = ['bad_input', 'too_large', 'foreign_site', 'unavailable', 'broken'] as const

export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly summary: string
  /** 'anyone', 'staff' (signed in and active), or an act that the server checks per branch. */
  readonly access: 'anyone' | 'staff' | Act
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
