// The calls of reservations: the rules, the free times, reserving, and the list for staff.
import { z } from 'zod'
import { dayReasons } from '#domain/guests/reservation.ts'
import { reservationLimits } from '#domain/guests/reservation-rules.ts'
import { weekdays } from '#domain/shared/date.ts'
import { call } from '../call.ts'
import { branchId, date, formKey, id, localText, replacedKey, settingVersion } from '../shapes/basics.ts'

const minutes = z.number().int().describe('minutes since midnight')

const rules = z.object({
  on: z.boolean().describe('whether tables can be reserved at all'),
  closedWeekdays: z.array(z.literal(weekdays)).max(7).describe('Monday 1 to Sunday 7'),
  holidays: z
    .array(z.object({ from: date, to: date, name: localText.optional() }))
    .max(reservationLimits.holidays)
    .describe('both ends included'),
  stayMinutes: z.number().int(),
  mostPersons: z.number().int(),
  guestShare: z.number().int().describe('percent of the tables that guests may reserve by themselves'),
  calendar: z
    .string()
    .max(2000)
    .describe('https address of an external booking calendar that is used instead; empty for none'),
})

const reservation = z.object({
  id: z.number().int(),
  branch: z.string(),
  name: z.string(),
  phone: z.string(),
  persons: z.number().int(),
  date,
  time: minutes,
  stay: z.number().int().describe('minutes'),
})

export const reservationCalls = {
  'reservations.rules': call({
    summary: 'The rules under which tables are reserved.',
    access: 'anyone',
    output: rules.extend({ version: settingVersion }),
  }),
  'reservations.days': call({
    summary: 'For each day from today on, the times at which a table for n persons is free, or why there is none.',
    access: 'anyone',
    input: z.object({ branch: branchId, persons: z.coerce.number().int().min(1).max(reservationLimits.mostPersons) }),
    output: z.object({
      days: z.array(
        z.object({
          date,
          times: z.array(minutes),
          reason: z.enum(dayReasons).nullable(),
          name: localText.optional().describe('the name of the closed day, if the owner gave one'),
        }),
      ),
    }),
    refusals: ['branch_unknown', 'reservations_off', 'too_many'],
  }),
  'reservations.place': call({
    summary: 'Reserves a table. Idempotent: one key makes one reservation. With `replaces` it changes the earlier one.',
    access: 'anyone',
    input: z.object({
      key: formKey,
      replaces: replacedKey,
      branch: branchId,
      persons: z.number(),
      date,
      time: z.number(),
      name: z.string().max(1000),
      phone: z.string().max(100),
    }),
    output: reservation,
    refusals: ['reservation_refused', 'reservations_off', 'branch_unknown', 'key_reused', 'too_many'],
  }),
  'reservations.list': call({
    summary: 'Reservations of the member’s branches: upcoming ones, soonest first, or past ones, newest first.',
    access: 'reservations.see',
    input: z.object({
      branch: branchId.optional(),
      when: z.enum(['upcoming', 'past']).default('upcoming'),
      limit: z.coerce.number().int().min(1).max(2000).default(200),
    }),
    output: z.object({ reservations: z.array(reservation), more: z.boolean() }),
  }),
  'reservations.cancel': call({
    summary: 'Cancels a reservation; its tables are free again.',
    access: 'reservations.handle',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: ({ id }) => ({ data: { reservation: id } }),
  }),
  'reservations.cancelMany': call({
    summary: 'Cancels several reservations in one transaction; those already cancelled are skipped.',
    access: 'reservations.handle',
    input: z.object({ ids: z.array(id).min(1).max(500) }),
    output: z.object({ cancelled: z.number().int() }),
    log: () => ({}),
  }),
  'reservations.setRules': call({
    summary:
      'Sets the rules under which tables are reserved. Existing reservations stay; the call is refused if more of them are affected than the member has seen. With a `version`, only if the rules have not changed since.',
    access: 'branches.edit',
    input: rules.extend({
      accepts: z.number().int().default(0).describe('how many affected reservations the member has seen'),
      version: settingVersion.optional(),
    }),
    output: rules.extend({ version: settingVersion }),
    refusals: ['reservation_refused', 'days_promised', 'changed_meanwhile'],
    log: () => ({}),
  }),
}
