// The calls of branches: everything the owner sets for them. Whether staff opened a branch is part of the shop's calls.
import { z } from 'zod'
import { askedFields } from '#domain/branch/branch.ts'
import { leavingRefusals } from '#domain/branch/closure.ts'
import { tillDuties } from '#domain/money/till-duty.ts'
import { call } from '../call.ts'
import { addressRefusals } from '../refusals.ts'
import { branchId, branchIds, image, localText, orderForm, regionId, settingVersion } from '../shapes/basics.ts'
import { capacity, extraTime, pause, shift, shopState } from '../shapes/branch-shapes.ts'

// Only the shape is checked here. The domain checks what a period, a date or a number may be, and names the field.
const minutes = z.number().describe('minutes since midnight, 0 to 1440')
const periods = z.array(z.object({ from: minutes, to: minutes })).max(50)

const days = {
  date: z.string().max(40),
  to: z.string().max(40).optional().describe('the last day, if there is more than one'),
  name: localText.optional().describe('what customers read as the reason'),
}
const accepts = z
  .number()
  .int()
  .default(0)
  .describe('how many orders and reservations the member has seen that the change breaks; refused if there are more')

const settings = z.object({
  name: localText,
  address: localText,
  image: image.nullable().describe('what people see before they go in'),
  imageWords: localText.describe('what the picture shows, for people who cannot see it'),
  phone: z.string().max(100).describe('as typed; kept as E.164'),
  email: z.string().max(500),
  timeZone: z.string().max(100),
  hours: z.object({ 1: periods, 2: periods, 3: periods, 4: periods, 5: periods, 6: periods, 7: periods }),
  exceptions: z.array(z.object({ ...days, periods })).max(1000),
  cutOff: minutes.nullable().describe('minutes since midnight; null: until it closes'),
  prepMinutes: z.number(),
  daysAhead: z.number().default(0).describe('0 to 14; the next opening day is always offered'),
  forms: z.array(orderForm).max(10),
  addressField: z.enum(askedFields),
  phoneField: z.enum(askedFields).default('required'),
  tables: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  region: regionId.nullish().describe('null: it is in no region; left out: as it is'),
})

const ownBranch = settings.extend({
  id: branchId,
  region: regionId.nullable().describe('null: it is in no region'),
  version: z.string().describe('changes with every change of the settings'),
  shop: shopState,
  letter: z.string().describe('of its orders’ codes'),
  capacity: capacity.nullable().describe('null: only the hours limit'),
  autoAccept: z.boolean().describe('orders are accepted by being placed'),
  shift: shift.nullable().describe('who is on shift today; null: as usual'),
  usualHands: z.number().int(),
  latePercent: z.number().int(),
  keptShown: z.boolean(),
  tillDuty: z.enum(tillDuties).describe('how it stands to the registered till: see tills.setDuty'),
  pause: pause.nullable(),
  extra: extraTime.nullable(),
  hidden: z.boolean().describe('hidden from customers; nothing can be ordered there'),
  removed: z.boolean().describe('hidden from staff too; past orders stay, and it can be shown again'),
})

const readRegions = z.object({
  version: settingVersion,
  regions: z.array(
    z.object({
      id: regionId,
      name: localText,
      branches: z
        .number()
        .int()
        .describe('how many branches are in it; a region can be removed if nothing belongs to it'),
      members: z.number().int().describe('how many accounts have a post for it'),
      things: z
        .number()
        .int()
        .describe('how many items and categories name it in what they say of where they are sold'),
    }),
  ),
})

export const regionCalls = {
  'regions.read': call({
    summary: 'The regions of the chain in their order, and what belongs to each.',
    access: 'branches.see',
    output: readRegions,
  }),
  'regions.save': call({
    summary:
      'Saves the list of regions: makes those without an id, renames and orders the others, and removes those left out, unless something belongs to them.',
    access: 'branches.edit',
    input: z.object({
      version: settingVersion,
      // A region lies in no other one, so nothing but these two is taken.
      regions: z.array(z.strictObject({ id: regionId.optional(), name: localText })).max(200),
    }),
    output: readRegions,
    refusals: ['changed_meanwhile', 'region_in_use'],
    log: () => ({ saves: 'regions' }),
  }),
}

export const branchCalls = {
  'branches.read': call({
    summary: 'Every branch with all its settings.',
    access: 'branches.see',
    output: z.object({ branches: z.array(ownBranch) }),
  }),
  'branches.add': call({
    summary: 'Adds a branch, closed until it is opened. Idempotent: the same settings sent twice make one branch.',
    access: 'branches.edit',
    input: z.object({
      settings,
      like: branchId.optional().describe('its capacity, its menu and prices, and how it accepts orders are taken over'),
    }),
    output: ownBranch,
    refusals: [...addressRefusals],
    log: ({ settings }) => ({ name: settings.name }),
  }),
  'branches.save': call({
    summary: 'Saves the settings of a branch, if they have not changed since `version`.',
    access: 'branches.edit',
    input: z.object({ id: branchId, version: z.string().max(100), settings, accepts }),
    output: ownBranch,
    refusals: ['not_found', 'changed_meanwhile', 'days_promised', ...addressRefusals],
    log: ({ id }) => ({ branches: [id], saves: `branch ${id}` }),
  }),
  'branches.closeDays': call({
    summary: 'Closes days at several branches at once. Days that are already in a branch’s list stay as they are.',
    access: 'branches.edit',
    input: z.object({ branches: branchIds, days: z.array(z.object(days)).min(1).max(60), accepts }),
    output: z.object({ branches: z.array(ownBranch) }),
    refusals: ['days_promised'],
    log: ({ branches, days }) => ({
      branches,
      data: { from: days[0]?.date ?? null, to: days[0]?.to ?? null, days: days.length },
    }),
  }),
  'branches.hide': call({
    summary: 'Hides a branch from customers, if no orders or reservations are left there.',
    access: 'branches.edit',
    input: z.object({ id: branchId }),
    output: ownBranch,
    refusals: ['not_found', ...leavingRefusals],
    log: ({ id }) => ({ branches: [id] }),
  }),
  'branches.show': call({
    summary: 'Shows a hidden branch to customers again, or brings a removed one back, hidden and closed.',
    access: 'branches.edit',
    input: z.object({ id: branchId }),
    output: ownBranch,
    refusals: ['not_found'],
    log: ({ id }) => ({ branches: [id] }),
  }),
  'branches.remove': call({
    summary:
      'Removes a branch, if no orders or reservations are left there. Its past orders, reviews and archives stay.',
    access: 'branches.edit',
    input: z.object({ id: branchId }),
    output: ownBranch,
    refusals: ['not_found', ...leavingRefusals],
    log: ({ id }) => ({ branches: [id] }),
  }),
}
