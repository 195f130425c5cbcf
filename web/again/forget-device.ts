// Forgets what this browser keeps of its customer: for a tablet that several people use (AGAIN-1).
import { type Stored, takeStored } from '../api/browser-storage.ts'

/** Of the page itself, of forms of staff, and of a device of staff: nothing of a customer. */
const ofThePage: ReadonlySet<string> = new Set(['locale', 'faces', 'reloaded', 'left', 'forms'])
const ofStaff = 'staff.'

/** Returns what was forgotten, so that a wrong tap can be taken back. */
export const forgetDevice = (): readonly Stored[] =>
  takeStored((name) => !ofThePage.has(name) && !name.startsWith(ofStaff))
