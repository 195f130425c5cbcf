// Reads the two ranges of the old status codes of a line (D-9).
import type { LineStatus } from '../../../../domain/order/line-status.ts'

/** 0 or '0' received, 1 or '2' ready, 2 or '3' served; null for anything else. */
export function lineStatusOf(value: unknown): LineStatus | null {
  if (value === 0 || value === '0') return 'received'
  if (value === 1 || value === '2') return 'ready'
  if (value === 2 || value === '3') return 'served'
  return null
}

/** The code that the exporter writes. */
export const codeOf: Readonly<Record<LineStatus, 0 | 1 | 2>> = { received: 0, ready: 1, served: 2 }
