// The calls of personal data: staff find what there is of one person, take it out and erase it; customers do so with a
// token.
import { z } from 'zod'
import { mostRecords, recordKinds, searchLeast } from '#domain/guests/retention/person.ts'
import { personalDays } from '#domain/guests/retention/personal-days.ts'
import { call } from '../call.ts'
import { cents, date, id, instant, localText, settingVersion } from '../shapes/basics.ts'

const ref = z.object({ kind: z.enum(recordKinds), id })
const refs = z.array(ref).min(1).max(mostRecords)

const record = z.object({
  kind: z.enum(recordKinds),
  id: z.number().int(),
  branch: z.string().nullable(),
  at: instant.describe('when it was placed, requested or sent'),
  for: instant.nullable().describe('of an order: when it was to be ready'),
  day: date.nullable().describe('of a reservation, with `time` in minutes since midnight'),
  time: z.number().int().nullable(),
  persons: z.number().int().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  words: z.array(z.string()).describe('notes, the name for the cup, reasons, the message or the review'),
  token: z.string().nullable(),
  lines: z.array(z.object({ quantity: z.number().int(), name: localText, price: cents })),
  total: cents.nullable(),
  isOpen: z.boolean().describe('it is not over, and is not erased before that'),
})

const own = z.object({ token: z.string().max(40), given: z.string().trim().min(1).max(500) })

export const personCalls = {
  'persons.find': call({
    summary:
      'What there is of a person at the member’s branches, by name, telephone number, e-mail or token: orders, archived ones too, reservations, messages and reviews. Any part of a name is searched in the newest 2,000 of each kind; older orders are found by how the name begins, by number and by token. A POST, so that no name is in a log of addresses.',
    access: 'persons.see',
    input: z.object({ search: z.string().trim().min(searchLeast).max(100) }),
    output: z.object({ records: z.array(record), more: z.boolean().describe('there are more than are shown') }),
    unlogged: 'It changes nothing, and the words would be a name.',
  }),
  'persons.takeOut': call({
    summary: 'The same for chosen records, to be handed to the person as a file.',
    access: 'persons.handle',
    input: z.object({ records: refs }),
    output: z.object({ records: z.array(record) }),
    log: ({ records }) => ({ data: { records: records.map(({ kind, id }) => `${kind} ${id}`).join(', ') } }),
  }),
  'persons.erase': call({
    summary:
      'Erases who these records are about. Of orders the items, amounts, payments and token stay; reservations and messages go, a review keeps its stars. What is not over stays, and is named.',
    access: 'persons.handle',
    input: z.object({ records: refs }),
    output: z.object({ erased: z.number().int(), open: z.array(ref) }),
    log: () => ({}),
  }),
  'orders.ownData': call({
    summary:
      'What is stored about the customer with the order of a token, archived ones too. `given` is the name or the telephone number that was given with it; not_found if it is neither.',
    access: 'anyone',
    input: own,
    output: z.object({ record: record.omit({ id: true }) }),
    refusals: ['not_found', 'too_many'],
  }),
  'orders.eraseOwn': call({
    summary: 'Erases it, once the order is over. Items, amounts, payment and token stay.',
    access: 'anyone',
    input: own,
    refusals: ['not_found', 'too_many', 'step_not_allowed'],
  }),
  'persons.readDays': call({
    summary: 'After how many days who ordered, reserved or wrote is erased.',
    access: 'persons.see',
    output: z.object({ days: z.number().int(), version: settingVersion }),
  }),
  'persons.setDays': call({
    summary:
      'Sets these days. Fewer days erase at the next look of the clock; what is erased does not come back. With a `version`, only if they have not changed since.',
    access: 'legal.edit',
    input: z.object({
      days: z.number().int().min(personalDays.least).max(personalDays.most),
      version: settingVersion.optional(),
    }),
    output: z.object({ days: z.number().int(), version: settingVersion }),
    refusals: ['changed_meanwhile'],
    log: ({ days }) => ({ data: { days } }),
  }),
}
