// Why a slip was given up, as the key of a sentence.
import { epsonCondition, type PrinterCondition, starCondition } from '../../../domain/paper/printer.ts'
import type { PrinterText } from '../../i18n/printers/index.ts'

export type SlipReason = keyof PrinterText['why']

const told: Readonly<Record<string, SlipReason>> = {
  '': 'silence',
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

/** Undefined for a code that only the maker of the printer knows. */
export function slipReason(code: string): SlipReason | undefined {
  const condition = epsonCondition(code) ?? starCondition(code)
  return told[code] ?? told[code.slice(0, 3)] ?? (condition ? broken[condition] : undefined)
}
