// A slip in words: which one it is, why it was given up, and which printer got it.
import { epsonCondition, type PrinterCondition, starCondition } from '#domain/paper/printer.ts'
import type { OrderSlip } from '#web/data/staff/slip-api.ts'
import { formatList } from '#web/words/format-more.ts'
import type { OrderPaperText } from '#web/words/printers/en.ts'
import { useSlipText } from '#web/words/printers/index.ts'

export function useSlipWords() {
  const { t, locale } = useSlipText()
  return {
    /** 'A-47 Kitchen ticket, changed'. */
    slipOf: ({ code, what, mark, reprint }: Pick<OrderSlip, 'code' | 'what' | 'mark' | 'reprint'>): string => {
      const marks = [mark && t.marks[mark], reprint && t.marks.reprint].filter(Boolean)
      return [[code, t.kinds[what]].filter(Boolean).join(' '), ...marks].join(locale === 'ar' ? '، ' : ', ')
    },
    /** Why it was given up. */
    why: ({ why }: Pick<OrderSlip, 'why'>): string => {
      const reason = slipReason(why)
      return reason ? t.why[reason] : t.why.other(why)
    },
    sentTo: (slips: readonly OrderSlip[]): string =>
      t.sentTo(formatList([...new Set(slips.map(({ by, printer }) => by ?? printer.name))], locale)),
  }
}

type SlipReason = Exclude<keyof OrderPaperText['why'], 'other'>

const told: Readonly<Record<string, SlipReason>> = {
  '': 'silence',
  'no confirmation': 'silence',
  drawing: 'drawing',
  withdrawn: 'withdrawn',
  SchemaError: 'kind',
  '510': 'kind',
  '511': 'kind',
  '512': 'kind',
  '520': 'network',
  '521': 'large',
}

const broken: Partial<Readonly<Record<PrinterCondition, SlipReason>>> = {
  'no-paper': 'paper',
  'cover-open': 'cover',
  fault: 'fault',
}

/** Undefined for a code that only the printer's maker knows. */
export function slipReason(code: string): SlipReason | undefined {
  const condition = epsonCondition(code) ?? starCondition(code)
  return told[code] ?? told[code.slice(0, 3)] ?? (condition ? broken[condition] : undefined)
}
