// The words that slips need in every language. Capitals are for what is read from far away.

export interface SlipWords {
  readonly takeAway: string
  readonly table: (table: number) => string
  readonly ready: string
  readonly allergy: string
  readonly no: string
  /** `time`: of the change. */
  readonly changed: (time: string) => string
  readonly cancelled: (time: string) => string
  readonly asOrdered: string
  readonly added: string
  readonly gone: string
  readonly elsewhere: (what: string) => string
  readonly paid: string
  readonly partPaid: (paid: string, total: string) => string
  readonly toPay: string
  readonly toGiveBack: string
  readonly printed: (time: string) => string
  /** Of the pieces that get a label, cups or not. */
  readonly piece: (piece: number, of: number) => string
  /** Beside a line of an office basket. */
  readonly forWhom: (name: string) => string
  readonly without: (what: string) => string
  /** Below something whose letters the printer cannot draw. */
  readonly seeBoard: string
  /** On a slip that may be on paper already. */
  readonly reprint: string
  readonly test: string
  readonly readable: string
  /** Beside the code that leads to the receipt. */
  readonly onPhone: string
}
