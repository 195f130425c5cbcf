// Shapes of single values that many calls share.
import { z } from 'zod'
import { mostBranches, orderForms } from '#domain/branch/branch.ts'
import { imageKinds } from '#domain/menu/menu.ts'
import { isDate } from '#domain/shared/date.ts'
import { locales } from '#domain/shared/locale.ts'

export const id = z.coerce.number().int().positive()
/** Of something that the owner sets: it is sent back with a change, which is refused if somebody else was quicker. */
export const settingVersion = z.string().max(60).describe('changes with every change of what it belongs to')

export const branchId = z.string().min(1).max(40)
export const regionId = z.string().min(1).max(40)
const key = z.string().min(16).max(64)
/** The key that makes a form safe to send again. */
export const formKey = key.describe(
  'made by the client once per form; a retry sends the same key and body and gets the same answer; the key with another body is refused with key_reused',
)
export const replacedKey = key
  .optional()
  .describe('after key_reused: the key of the earlier form, which this form replaces under its own key')
/** At least one branch; duplicates are removed. */
export const branchIds = z
  .array(branchId)
  .min(1)
  .max(mostBranches)
  .transform((ids) => [...new Set(ids)])
export const categoryId = z.string().min(1).max(100)
export const locale = z.enum(locales)
export const image = z.object({ kind: z.enum(imageKinds), ref: z.string().max(2048) })
export const instant = z.number().int().describe('milliseconds since 1970, UTC')
export const cents = z.number().int().describe('cents of a euro')
/** One that a client names. Of each from 2000 to 2099 every rule can tell the day. */
export const askedInstant = instant.min(Date.UTC(2000, 0)).max(Date.UTC(2100, 0) - 1)
export const date = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}$/, { abort: true })
  .refine(isDate)
  .describe('YYYY-MM-DD, a day of the calendar from 2000 to 2099')
/** A VAT rate. */
export const rate = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .nullable()
  .describe('in hundredths of a per cent; null: unknown')
export const month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM, from 2000 to 2099')
export const orderForm = z.enum(orderForms)

/** A text per language, each at most 500 characters; a language may be missing. */
export const localText = z.partialRecord(locale, z.string().max(500))
