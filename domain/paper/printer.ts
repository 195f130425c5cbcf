// Receipt printers of a branch: what each prints, how it is, and what it said of itself (PAPER-2, PAPER-3).
import type { Instant } from '../branch/hours.ts'

/** Star and Epson call by themselves; a board fetches for the one at its USB. */
export const printerKinds = ['star', 'epson', 'usb'] as const
export type PrinterKind = (typeof printerKinds)[number]

export const slipKinds = ['kitchen', 'receipt', 'label'] as const
export type SlipKind = (typeof slipKinds)[number]

/** What the owner may leave off, by the kind of slip. */
export const slipDetails = [
  'kitchen-elsewhere',
  'kitchen-payment',
  'receipt-code',
  'receipt-logo',
  'label-name',
  'label-allergies',
] as const
export type SlipDetail = (typeof slipDetails)[number]

export const isSlipDetail = (text: string): text is SlipDetail => slipDetails.some((one) => one === text)

/** In dots of an eighth of a millimetre: paper of 58 mm, labels of 60 mm, older 80 mm, 80 mm, 112 mm. */
export const slipWidths = [384, 448, 512, 576, 832] as const

export const isSlipWidth = (width: number): boolean => slipWidths.some((one) => one === width)

export const printerLimits = { name: 40, perBranch: 20, model: 60 } as const

/** `new`: it has not called yet. `silent`: it has stopped calling. */
export const printerConditions = ['new', 'ready', 'low-paper', 'no-paper', 'cover-open', 'fault', 'silent'] as const
export type PrinterCondition = (typeof printerConditions)[number]

/** The conditions that a board can read from a USB printer. */
export const usbConditions = [
  'ready',
  'low-paper',
  'no-paper',
  'cover-open',
  'fault',
] as const satisfies readonly PrinterCondition[]
export type UsbCondition = (typeof usbConditions)[number]

/** Conditions in which somebody has to go to the printer. */
export const troubled = ['no-paper', 'cover-open', 'fault', 'silent'] as const satisfies readonly PrinterCondition[]

export const isTroubled = (condition: PrinterCondition): boolean => troubled.some((one) => one === condition)

export const printerTimes = {
  /** How often a printer calls, until it says otherwise. */
  intervalS: 5,
  /** How long a printer may take from fetching a job to confirming it, if it does not call meanwhile. */
  printMs: 60_000,
  /** How long it takes at least, however often the printer calls. */
  leastPrintMs: 8_000,
  /** How long a printer is in trouble before another takes over. */
  coverMs: 5_000,
  /** How often silent ones are looked for. */
  lookEveryMs: 3_000,
  /** How often a job is offered that is fetched but never confirmed. */
  offers: 3,
  /** How long a job that could not be drawn waits for its second and last try. */
  redrawMs: 5_000,
} as const

/** When a printer that was last heard at `seenAt` counts as silent. */
export const silentFrom = ({ seenAt, intervalS }: { readonly seenAt: Instant; readonly intervalS: number }): Instant =>
  seenAt + 2 * intervalS * 1000 + 2000

/**
 * When what a printer fetched is lost, if it calls for another job then: at its second call that does not say it is
 * printing, as one that prints says so and one that is done has confirmed. A board asks for the printer at its USB
 * while another board may be printing there.
 */
export const lostFrom = (
  { kind, intervalS }: { readonly kind: PrinterKind; readonly intervalS: number },
  fetchedAt: Instant,
): Instant => {
  // A little less than two intervals: printers do not call to the second.
  const twoCallsMs = Math.max(printerTimes.leastPrintMs, 1.8 * intervalS * 1000)
  return fetchedAt + (kind === 'usb' ? printerTimes.printMs : Math.min(printerTimes.printMs, twoCallsMs))
}

/** What a code of Star means, such as '410 Out of paper'; null for an unknown one. */
export function starCondition(code: string): PrinterCondition | null {
  const [, number] = /^\s*(\d{3})\b/.exec(code) ?? []
  if (number === undefined) return /^\s*OK\b/i.test(code) ? 'ready' : null
  if (number === '210' || number === '211') return 'low-paper'
  if (number === '410' || number === '412') return 'no-paper'
  if (number === '420') return 'cover-open'
  if (number.startsWith('4')) return 'fault'
  return number.startsWith('2') ? 'ready' : null
}

/** What came of a job. `again`: it may be on paper, whole or in part, and is to be printed once more. */
export type JobOutcome = 'printed' | 'again' | 'failed'

/** Null if the code says nothing. */
export function starOutcome(code: string): JobOutcome | null {
  if (/^\s*(2\d\d\b|OK\b)/i.test(code)) return 'printed'
  if (/^\s*(4\d\d|520)\b/.test(code)) return 'again'
  return /^\s*5\d\d\b/.test(code) ? 'failed' : null
}

const epsonConditions: Readonly<Record<string, PrinterCondition>> = {
  EPTR_REC_EMPTY: 'no-paper',
  EPTR_COVER_OPEN: 'cover-open',
  EX_BADPORT: 'fault',
  EX_TIMEOUT: 'fault',
}

/** What a code of Epson says of the printer; null if it is about the job. */
export const epsonCondition = (code: string): PrinterCondition | null =>
  epsonConditions[code] ?? (code.startsWith('EPTR_') ? 'fault' : null)

export function epsonOutcome(success: boolean, code: string): JobOutcome {
  if (success) return 'printed'
  return epsonCondition(code) !== null || code === 'EX_SPOOLER' || code === 'Printing' ? 'again' : 'failed'
}

/** From the bits of an Epson's status. */
export const isPaperLow = (status: number): boolean => (status & 0x20000) !== 0
