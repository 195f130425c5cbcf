// What is typed beside the lines of a new order, and the order that is sent for it.
import { instantOf, localTime } from '../../../domain/branch/hours.ts'
import { serverNow } from '../../api/http/clock.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { partsSent } from '../../ordering/parts-sent.ts'
import type { BillLine } from './bill-lines.ts'

export interface Typed {
  readonly name: string
  readonly phone: string
  readonly form: 'pick-up' | 'table'
  /** The number of the table, as typed. */
  readonly table: string
  readonly later: boolean
  /** '13:30', of today at the branch. */
  readonly time: string
}

export const nothingTyped: Typed = { name: '', phone: '', form: 'pick-up', table: '', later: false, time: '' }

/** Without its key; a time that is not whole, or an empty table, is left to the server. */
export function wishOf(place: BranchName, lines: readonly BillLine[], typed: Typed) {
  const { date } = localTime(serverNow(), place.timeZone)
  const [hours = '', minutes = ''] = typed.time.split(':')
  const at =
    typed.later && minutes !== '' ? instantOf(date, Number(hours) * 60 + Number(minutes), place.timeZone) : null
  return {
    branch: place.id,
    form: typed.form,
    name: typed.name,
    phone: typed.phone,
    table: typed.form === 'table' && typed.table.trim() !== '' ? Number(typed.table) : null,
    at,
    lines: lines.map(({ item, options, parts, quantity, note }) => ({
      ...{ item, quantity, note },
      options: [...options],
      ...(parts.length > 0 && { parts: partsSent(parts) }),
    })),
  }
}
