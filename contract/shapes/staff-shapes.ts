// Shapes of those who work here.
import { z } from 'zod'
import { branchRoles, staffStates } from '#domain/people/staff.ts'
import { branchId, instant, regionId, settingVersion } from './basics.ts'

export const post = z.object({ branch: branchId, role: z.enum(branchRoles) })

export const regionPost = z.object({ region: regionId, role: z.enum(branchRoles) })

export const staffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  owner: z.boolean(),
  branches: z.array(post),
})

/** Who is signed in. */
export const signedInMember = staffMember.extend({
  mustSetUp: z.boolean().describe('has to set up a second factor first, and may do nothing else until then'),
  byProvider: z.boolean().describe('signed in by the sign-in provider, which keeps password and second factor'),
})

export const staffAccount = staffMember.extend({
  branches: z.array(post).describe('without those that follow from regions'),
  regions: z.array(regionPost).describe('each holds at every branch that is in the region'),
  state: z.enum(staffStates),
  askedAt: instant,
  factor: z.boolean().describe('has a second factor'),
  byProvider: z.boolean().describe('signs in by the sign-in provider, which says what it may do'),
  version: settingVersion,
})
