// The secret in a printer's address, of which only the hash is stored.
import type { PrinterKind } from '../../domain/paper/printer.ts'
import { digest } from '../store/digest.ts'

/** 24 random bytes: 32 characters that are safe in addresses. */
export const newPrinterKey = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(24)).toString('base64url')

export const hashOfPrinterKey = (key: string): string => digest('printer key ', key)

/** '' for a USB printer, which calls nowhere, so nobody learns its secret. */
export const printerPath = (kind: PrinterKind, key: string): string => (kind === 'usb' ? '' : `/print/${kind}/${key}`)
