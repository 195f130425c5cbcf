// A branch that so far has only a name: closed, with hours that the owner should review before it opens.

import type { LocalText } from '../shared/locale.ts'
import type { Branch } from './branch.ts'
import { usualTimeZone } from './hours.ts'

const day = [{ from: 7 * 60, to: 19 * 60 }]

/**
 * As a branch of the old site: Monday to Saturday 7:00 to 19:00, Sunday from 9:00, orders until 12:00, pick-up only.
 */
export const closedBranch = (id: string, name: LocalText, letter = 'A'): Branch => ({
  id,
  name,
  address: {},
  image: null,
  imageWords: {},
  phone: '',
  email: '',
  timeZone: usualTimeZone,
  hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: [{ from: 9 * 60, to: 19 * 60 }] },
  exceptions: [],
  cutOff: 12 * 60,
  prepMinutes: 8,
  daysAhead: 0,
  forms: ['pick-up'],
  addressField: 'optional',
  phoneField: 'required',
  tables: 0,
  latitude: 0,
  longitude: 0,
  shop: { open: false, date: '', desc: {}, until: null },
  letter,
  capacity: null,
  autoAccept: false,
  pause: null,
  extra: null,
  shift: null,
  usualHands: 2,
  latePercent: 10,
  keptShown: false,
  tillDuty: 'none',
  region: null,
})

/** Whether the branch's location was set: 0, 0 lies in the sea off Africa. */
export const hasPlace = ({ latitude, longitude }: Pick<Branch, 'latitude' | 'longitude'>): boolean =>
  latitude !== 0 || longitude !== 0
