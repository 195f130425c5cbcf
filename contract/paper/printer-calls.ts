// The calls about receipt printers: setting them up, their condition, and the slips of an order (PAPER-1 to PAPER-3).
import { z } from 'zod'
import {
  isSlipWidth,
  printerConditions,
  printerKinds,
  printerLimits,
  slipDetails,
  slipKinds,
} from '#domain/paper/printer.ts'
import { call } from '../call.ts'
import { branchId, formKey, id, instant, locale, localText } from '../shapes/basics.ts'

const jobKinds = [...slipKinds, 'test'] as const
const jobStates = ['queued', 'offered', 'printed', 'failed', 'dropped'] as const

const wish = {
  name: z.string().trim().min(1).max(printerLimits.name).describe('where it stands; only staff see it'),
  prints: z
    .array(z.enum(slipKinds))
    .max(slipKinds.length)
    .transform((kinds) => [...new Set(kinds)])
    .describe('kitchen tickets and labels print by themselves, receipts when somebody asks for one'),
  leavesOut: z
    .array(z.enum(slipDetails))
    .max(slipDetails.length)
    .transform((details) => [...new Set(details)])
    .describe('what is not printed on its slips'),
  station: z.string().max(60).describe('whose tickets and labels it prints; "": those of all stations'),
  width: z.number().int().refine(isSlipWidth).describe('of the paper, in dots: 384, 448, 512, 576 or 832'),
  lang: locale.describe('in which it prints'),
  coveredBy: z.number().int().nullable().describe('the printer of the same branch that takes over; null: none'),
}

const printer = z.object({
  id: z.number().int(),
  branch: z.string(),
  kind: z.enum(printerKinds),
  name: z.string(),
  prints: z.array(z.enum(slipKinds)),
  leavesOut: z.array(z.enum(slipDetails)),
  station: z.string(),
  width: z.number().int(),
  lang: locale,
  coveredBy: z.number().int().nullable(),
  model: z.string().describe('what it says it is; "" before it has said so'),
  hardware: z.string().nullable().describe('the device it is pinned to: the MAC of a Star, the ID of an Epson'),
  strangerAt: instant.nullable().describe('when another device last called with its address'),
  sameDevice: z
    .string()
    .nullable()
    .describe('the name of another printer that is the same device, so that everything may print twice; null: none'),
  intervalS: z.number().int().describe('how often it calls, in seconds; with more than 6 silence is noticed later'),
  condition: z.enum(printerConditions),
  conditionSince: instant,
  seenAt: instant.nullable().describe('when it last called; null: it never did'),
  waiting: z.number().int().describe('slips that wait for it now'),
  waitingSince: instant.nullable().describe('since when the oldest of them waits'),
  failed: z.number().int().describe('slips that it gave up, until somebody prints them again or lets them be'),
  version: z.number().int().describe('is sent back with a change'),
  at: instant.describe('when it was added'),
})

const slip = z.object({
  id: z.number().int(),
  order: z.number().int().nullable().describe('null: a test page'),
  code: z.string().describe('of the order, such as M-47; "" for a test page'),
  printer: z.object({ id: z.number().int(), name: z.string() }).describe('for which it was made'),
  by: z.string().nullable().describe('the name of the printer that took it over; null: its own'),
  what: z.enum(jobKinds),
  mark: z.enum(['', 'changed', 'cancelled']),
  reprint: z.boolean().describe('whether it is marked as one that may be on paper already'),
  state: z.enum(jobStates),
  why: z
    .string()
    .describe('the code of the printer with which it failed or was put back, or "drawing"; "" if there is none'),
  since: instant,
  endedAt: instant.nullable(),
})

const withAddress = z.object({
  printer,
  path: z
    .string()
    .describe('of the address that is typed into the printer, after the one of the shop; it cannot be read again'),
})

export const printerCalls = {
  'printers.list': call({
    summary: 'The receipt printers of a branch, in the order in which they were added, and how today went.',
    access: 'printers.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      printers: z.array(printer),
      stations: z.array(z.object({ id: z.string(), name: localText })),
      today: z
        .object({ printed: z.number().int(), marked: z.number().int(), failed: z.number().int() })
        .describe('slips printed today, how many of them as REPRINT, and how many were given up'),
    }),
  }),
  'printers.read': call({
    summary: 'One printer, with the slips that wait for it or failed, oldest first, at most 50.',
    access: 'printers.see',
    input: z.object({ id }),
    output: z.object({ printer, slips: z.array(slip) }),
    refusals: ['not_found'],
  }),
  'printers.add': call({
    summary:
      'Adds a printer and returns the path of its address, of whose secret only a hash is stored. The first device that calls with it is the printer from then on.',
    access: 'printers.edit',
    input: z.object({ branch: branchId, kind: z.enum(printerKinds), ...wish }),
    output: withAddress,
    refusals: ['printers_full', 'printer_cannot_cover'],
    log: ({ branch, name }) => ({ branches: [branch], data: { printer: name } }),
  }),
  'printers.save': call({
    summary: 'Changes a printer. What it prints no longer is taken out of its queue.',
    access: 'printers.edit',
    input: z.object({ id, version: z.number().int(), ...wish }),
    output: printer,
    refusals: ['not_found', 'changed_meanwhile', 'printer_cannot_cover'],
    log: () => ({}),
  }),
  'printers.renew': call({
    summary: 'Gives a printer another address; the old one is refused from now on, and the next device is its printer.',
    access: 'printers.edit',
    input: z.object({ id }),
    output: withAddress,
    refusals: ['not_found'],
    log: () => ({}),
  }),
  'printers.withdraw': call({
    summary: 'Ends a printer: its address is refused, and what waits for it is given up. Idempotent.',
    access: 'printers.edit',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: () => ({}),
  }),
  'printers.test': call({
    summary: 'Prints a test page at the printer itself, as soon as it calls.',
    access: 'printers.edit',
    input: z.object({ id }),
    output: slip,
    refusals: ['not_found'],
    unlogged: 'A sheet of paper.',
  }),
  'printers.troubles': call({
    summary: 'What the board of a branch says about printers: those in trouble, and slips that were given up.',
    access: 'orders.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      printers: z
        .array(
          z.object({
            id: z.number().int(),
            name: z.string(),
            condition: z.enum(printerConditions),
            since: instant,
            waiting: z.number().int(),
            by: z.string().nullable().describe('the name of the printer that prints in its place; null: none'),
          }),
        )
        .describe('longest first; also those that have little paper left'),
      failed: z.array(slip).describe('oldest first, at most 50'),
      prints: z.array(z.enum(slipKinds)).describe('what the printers of the branch can print'),
    }),
  }),
}

export const slipCalls = {
  'slips.list': call({
    summary: 'What was printed of an order, or is to be; oldest first.',
    access: 'orders.see',
    input: z.object({ id }),
    output: z.object({
      slips: z.array(slip),
      prints: z.array(z.enum(slipKinds)).describe('what the printers of its branch can print'),
    }),
    refusals: ['not_found'],
  }),
  'slips.print': call({
    summary:
      'Prints a slip of an order now; one that waits is brought forward instead. A kitchen ticket or labels that may be on paper already are marked REPRINT.',
    access: 'orders.handle',
    input: z.object({
      id,
      key: formKey.optional(),
      what: z.enum(slipKinds),
      printer: z
        .number()
        .int()
        .optional()
        .describe('absent: each that prints tickets or labels; one that prints receipts'),
    }),
    output: z.object({ slips: z.array(slip) }),
    refusals: ['not_found', 'no_printer', 'key_reused', 'too_many'],
    unlogged: 'What is printed of an order stands with it.',
  }),
  'slips.again': call({
    summary:
      'Prints a slip once more, marked REPRINT if it may be on paper; one that waits is brought forward, a failed one is settled.',
    access: 'orders.handle',
    input: z.object({ id, key: formKey.optional() }),
    output: slip,
    refusals: ['not_found', 'no_printer', 'key_reused', 'too_many'],
    unlogged: 'What is printed of an order stands with it.',
  }),
  'slips.letBe': call({
    summary: 'Settles a slip that failed, or takes one out of the queue that waits. Idempotent.',
    access: 'orders.handle',
    input: z.object({ id }),
    output: slip,
    refusals: ['not_found'],
    unlogged: 'What is printed of an order stands with it.',
  }),
}
