// Maps the code with which a slip was given up to the key of a sentence.
import { epsonCondition, type PrinterCondition, starCondition } from '../../../domain/paper/printer.ts'
import type { OrderPaperText } from '../../i18n/slips/en.ts'

export type SlipReason = Exclude<keyof OrderPaperText['why'], 'other'>

const told: Readonly<Record<string, SlipReason>> = {
  '': 'silence',
  'no confirmation': 'silence',
  drawing: 'drawing',
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
