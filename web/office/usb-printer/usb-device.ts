// A receipt printer at this computer's USB: opening it, reading its status, and sending slips (ESC/POS).
import type { UsbCondition } from '#domain/paper/printer.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { randomKey } from '#web/data/http/new-key.ts'

/** The part of WebUSB that is used; TypeScript does not know it. */
export interface UsbDevice extends UsbAbout {
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, data: BufferSource): Promise<{ readonly status: string }>
  transferIn(endpoint: number, length: number): Promise<{ readonly data?: DataView }>
}

interface UsbAbout {
  readonly vendorId: number
  readonly productId: number
  readonly serialNumber?: string | null
}

interface UsbInterface {
  readonly interfaceNumber: number
  readonly alternate: {
    readonly interfaceClass: number
    readonly endpoints: readonly {
      readonly endpointNumber: number
      readonly direction: string
      readonly type: string
    }[]
  }
}

interface Usb extends EventTarget {
  getDevices(): Promise<UsbDevice[]>
  requestDevice(wish: { filters: readonly { classCode: number }[] }): Promise<UsbDevice>
}

/** The USB class of printers, of any maker. */
const printerClass = 7

declare global {
  interface Navigator {
    readonly usb?: Usb
  }
}

/** Undefined over plain http, and in browsers that have none. */
export const usbOf = (): Usb | undefined => navigator.usb

/** How the server recognises a device. Cheap printers have no serial number and get one from this browser. */
export function deviceName({ vendorId, productId, serialNumber }: UsbAbout): string {
  const own = readStored(ownName)
  const browser = typeof own === 'string' ? own : randomKey()
  if (!serialNumber && own !== browser) writeStored(ownName, browser)
  return `${vendorId}:${productId}:${serialNumber || browser}`.slice(0, 100)
}
const ownName = 'staff.usb'

/** Resolves with undefined if the member chose none. */
export const chooseDevice = (): Promise<UsbDevice | undefined> =>
  usbOf()
    ?.requestDevice({ filters: [{ classCode: printerClass }] })
    .catch(() => undefined) ?? Promise.resolve(undefined)

export interface OpenPrinter {
  condition(): Promise<UsbCondition>
  /** Rejects if the printer did not take all of it. */
  send(data: Uint8Array<ArrayBuffer>): Promise<void>
  close(): Promise<void>
}

/** A roll that ends meanwhile blocks the transfer; the slip is then given back, before the server would do so. */
const sendMs = 45_000
/** A printer that can report its status does so at once. */
const answerMs = 500

/** Rejects if another program or page has it: a driver, on Windows. */
export async function openPrinter(device: UsbDevice): Promise<OpenPrinter> {
  await device.open()
  if (!device.configuration) await device.selectConfiguration(1)
  const own = device.configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === printerClass)
  const bulk = own?.alternate.endpoints.filter(({ type }) => type === 'bulk') ?? []
  const output = bulk.find(({ direction }) => direction === 'out')
  if (!own || !output) throw new Error('this is no printer')
  await device.claimInterface(own.interfaceNumber)
  const out = output.endpointNumber
  const next = readerOf(device, bulk.find(({ direction }) => direction === 'in')?.endpointNumber)
  let speaks = next !== undefined

  /** A byte of its real-time status (DLE EOT); null if it does not reply, and then it is not asked again. */
  async function status(of: 2 | 4): Promise<number | null> {
    if (!next || !speaks) return null
    const answer = next()
    await device.transferOut(out, new Uint8Array([0x10, 0x04, of]))
    const byte = await answer
    // Two bits are always set, and two never.
    speaks = byte !== null && (byte & 0x93) === 0x12
    return speaks ? byte : null
  }

  return {
    condition: async () => {
      const paper = (await status(4)) ?? 0
      const trouble = (await status(2)) ?? 0
      if (trouble & 0x04) return 'cover-open'
      if (paper & 0x60 || trouble & 0x20) return 'no-paper'
      if (trouble & 0x40) return 'fault'
      return paper & 0x0c ? 'low-paper' : 'ready'
    },
    send: async (data) => {
      const { status: came } = await Promise.race([device.transferOut(out, data), late(sendMs)])
      if (came !== 'ok') throw new Error(came)
    },
    close: () => device.close().catch(() => undefined),
  }
}

const late = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), ms))

/** Reads while the printer is open. Returns a function that waits for its next byte; null if none comes. */
function readerOf(device: UsbDevice, endpoint: number | undefined): (() => Promise<number | null>) | undefined {
  if (endpoint === undefined) return undefined
  let take: ((byte: number) => void) | undefined
  const read = async (): Promise<void> => {
    const { data } = await device.transferIn(endpoint, 64)
    if (data && data.byteLength > 0) take?.(data.getUint8(data.byteLength - 1))
    // Some keep sending empty packets.
    else await new Promise((done) => setTimeout(done, 50))
    await read()
  }
  read().catch(() => undefined)
  return () =>
    new Promise((tell) => {
      const timer = setTimeout(() => tell(null), answerMs)
      take = (byte) => {
        clearTimeout(timer)
        take = undefined
        tell(byte)
      }
    })
}
