// English: when a branch has things ready, and what a pause or a full hour means.
import type { PauseReason } from '../../../domain/capacity/quote.ts'

const pauses: Record<PauseReason, string> = {
  busy: 'very busy',
  break: 'a short break',
  fault: 'something is broken',
  staff: 'short of hands',
  other: 'paused',
}

export const en = {
  both: (now: string, then: string) => `${now}, ${then}`,
  ready: (time: string) => `Ready ${time}`,
  readyShort: (time: string) => `ready ${time}`,
  back: (time: string) => `Back ${time}`,
  full: (time: string) => `Full until ${time}`,
  orderFor: (time: string) => `order now for ${time}`,
  nothingLeft: 'no time left today',
  pauses,
}

export type TimesDictionary = typeof en
