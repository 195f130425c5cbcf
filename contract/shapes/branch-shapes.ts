// Shapes of a branch: what customers read of it, its hours, its pace.
import { z } from 'zod'
import { askedFields } from '#domain/branch/branch.ts'
import { slotLengths } from '#domain/branch/capacity/capacity.ts'
import { pauseReasons } from '#domain/branch/capacity/quote.ts'
import type { Weekday } from '#domain/shared/date.ts'
import { date, image, instant, localText, orderForm } from './basics.ts'

export const shopState = z.object({
  open: z.boolean(),
  date: z.string(),
  desc: localText,
  until: date
    .nullable()
    .describe('while closed: the last day of it; the branch opens by itself after it. null: no end is set'),
})

const period = z.object({ from: z.number().int(), to: z.number().int() }).describe('minutes since midnight')
const periods = z.array(period)

/** No new order is begun before `until`; it ends by itself. */
export const pause = z.object({ until: instant, reason: z.enum(pauseReasons) })
/** More minutes for every new order, until an instant. */
export const extraTime = z.object({ minutes: z.number().int(), until: instant })
export const shift = z.object({ hands: z.number().int(), until: instant })

// Only the shape is checked here; the domain checks the numbers, and names the field.
const minutesOfDay = z.number().describe('minutes since midnight, 0 to 1440')
const handsAt = z.object({
  day: z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as Weekday))),
  from: minutesOfDay,
  to: minutesOfDay,
  hands: z.number().int(),
})
export const capacity = z
  .object({
    slotMinutes: z.union(slotLengths.map((length) => z.literal(length))),
    orders: z.number().int().nullable().describe('at most this many orders in a slot; null: any number'),
    items: z.number().int().nullable().describe('at most this many pieces in a slot; null: any number'),
    stations: z
      .array(
        z.object({
          id: z.string().max(40),
          name: localText,
          hands: z.number().int(),
          handsAt: z.array(handsAt).max(100),
        }),
      )
      .max(8),
    share: z.number().int().describe('percentage of the stations’ time that orders of the website may take'),
  })
  .describe('what the branch makes in a slot')

export const publicBranch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  image: image.optional(),
  phone: z.string(),
  email: z.string(),
  timeZone: z.string(),
  hours: z.object({ 1: periods, 2: periods, 3: periods, 4: periods, 5: periods, 6: periods, 7: periods }),
  exceptions: z.array(
    z.object({
      date,
      to: date.optional().describe('the last day, if there is more than one'),
      name: z.string().optional(),
      periods,
    }),
  ),
  cutOff: z.number().int().nullable().describe('minutes since midnight'),
  prepMinutes: z.number().int(),
  daysAhead: z.number().int().describe('orders are taken for every open day up to so many days after today'),
  forms: z.array(orderForm),
  addressField: z.enum(askedFields),
  phoneField: z.enum(askedFields),
  tables: z.number().int(),
  latitude: z.number(),
  longitude: z.number(),
  shop: shopState,
  pause: pause.nullable(),
  extra: extraTime.nullable(),
})
