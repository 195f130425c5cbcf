// What a guest fills in to reserve a table, and what is still missing before the rules can be applied (RES-1).
import type { DateText, Minutes } from '../branch/hours.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { isBlank } from '../shared/text.ts'

interface GuestDetails {
  readonly name: string
  readonly phone: string
}

/** As typed and chosen; null for what is not chosen yet. */
export interface ReservationForm extends GuestDetails {
  readonly date: DateText | null
  readonly time: Minutes | null
}

type Missing<Field extends string> = { readonly problem: `${Field}_missing`; readonly field: Field }

export type MissingDetail = Missing<'name'> | Missing<'phone'>
export type MissingProblem = Missing<'date'> | Missing<'time'> | MissingDetail

export type ReadyForm<Form> = Form & { readonly date: DateText; readonly time: Minutes }

/** The same form with its day and time, or everything that is missing, in the order of the form. */
export function readForm<Form extends ReservationForm>(form: Form): Result<ReadyForm<Form>, readonly MissingProblem[]> {
  const { date, time } = form
  const missing = missingDetails(form)
  if (date === null) return refuse([{ problem: 'date_missing', field: 'date' }, ...missing])
  // Times belong to a day, so without a day no time is missing.
  if (time === null) return refuse([{ problem: 'time_missing', field: 'time' }, ...missing])
  return missing.length > 0 ? refuse(missing) : accept({ ...form, date, time })
}

/** Which of name and phone are blank. */
export const missingDetails = ({ name, phone }: GuestDetails): MissingDetail[] => [
  ...(isBlank(name) ? [{ problem: 'name_missing', field: 'name' } as const] : []),
  ...(isBlank(phone) ? [{ problem: 'phone_missing', field: 'phone' } as const] : []),
]
