// Connects the shop with the printer at this board's USB: fetches slips, prints them, and reports the outcome.
import type { UsbCondition } from '#domain/paper/printer.ts'
import { createObservable } from '#web/data/observable.ts'
import { askStaff, refusalOf } from '#web/data/staff/staff-api.ts'
import { keepUsb, type UsbPrinter, usbPrinter } from './usb-choice.ts'
import { chooseDevice, deviceName, type OpenPrinter, openPrinter, type UsbDevice, usbOf } from './usb-device.ts'

/**
 * `off`: none was connected here. `held`: another program or page has it. `stuck`: it did not take what it was sent.
 * `other`: it is not the device that the shop knows.
 */
export type UsbState = 'off' | 'opening' | UsbCondition | 'unplugged' | 'held' | 'stuck' | 'other'

export const usbState = createObservable<UsbState>('off')

const everyMs = 5000
/** A lost confirmation would print the slip twice, so it is retried for a while. */
const confirmTries = 15

type Link = { readonly printer: UsbPrinter; readonly opened: OpenPrinter; readonly device: UsbDevice }

/** The open printer; one that is replaced or closed ends by itself. */
let current: Link | undefined
/** Of several attempts the last one counts. */
let attempt = 0
/** The browser reports that it is gone only after a transfer failed. */
let last: UsbDevice | undefined

/** Call it during a tap, as the browser asks which device. False if none was chosen. */
export async function chooseUsb(find: () => Promise<Omit<UsbPrinter, 'device'> | undefined>): Promise<boolean> {
  const device = await chooseDevice()
  const printer = device && (await find())
  if (!device || !printer) return false
  keepUsb({ ...printer, device: deviceName(device) })
  return true
}

export function retryUsb(): void {
  const printer = usbPrinter.read()
  keepUsb(printer && { ...printer })
}

/**
 * Connects the remembered printer without asking, and again whenever it is plugged in. Returns a function that ends
 * this.
 */
export function linkUsb(printer: UsbPrinter): () => void {
  const usb = usbOf()
  if (!usb) return () => undefined
  const look = async (): Promise<void> => {
    if (current) return
    const mine = ++attempt
    const device = (await usb.getDevices()).find((one) => deviceName(one) === printer.device)
    if (attempt !== mine) return
    if (device) await begin(printer, device)
    else usbState.write('unplugged')
  }
  const came = (): void => void look()
  const went = (event: Event): void => {
    if ((event as Event & { device?: UsbDevice }).device === last) end('unplugged')
  }
  usb.addEventListener('connect', came)
  usb.addEventListener('disconnect', went)
  void look()
  return () => {
    usb.removeEventListener('connect', came)
    usb.removeEventListener('disconnect', went)
    end('off')
  }
}

export const forgetUsb = (): void => keepUsb(undefined)

function end(state: UsbState): void {
  const ended = current
  current = undefined
  attempt += 1
  usbState.write(state)
  void ended?.opened.close()
}

async function begin(printer: UsbPrinter, device: UsbDevice): Promise<void> {
  const mine = ++attempt
  last = device
  usbState.write('opening')
  const opened = await openPrinter(device).catch(() => undefined)
  if (attempt !== mine) return void opened?.close()
  if (!opened) return usbState.write('held')
  const link: Link = { printer, opened, device }
  current = link
  const isMine = (): boolean => current === link
  while (isMine()) if (!(await turn(link, isMine))) await pause(everyMs)
}

/** Whether it printed something, so that the next slip may follow at once. */
async function turn({ printer, opened }: Link, isMine: () => boolean): Promise<boolean> {
  const of = { id: printer.id, device: printer.device }
  const fail = (state: UsbState): false => {
    if (isMine()) end(state)
    return false
  }
  try {
    const condition = await opened.condition().catch(() => undefined)
    if (!condition) return fail('stuck')
    if (!isMine()) return false
    usbState.write(condition)
    const { isOther, job } = await askStaff('usbPrinters.poll', { ...of, condition })
    if (isOther) return fail('other')
    if (!job) return false
    const problem = await opened.send(bytesOf(job.data)).then(() => '', codeOf)
    const after = problem ? problem : await opened.condition().catch(() => 'gone')
    // If the paper ran out meanwhile, the end of the slip may be missing.
    const isPrinted = !['no-paper', 'cover-open', 'fault'].includes(after) && problem === ''
    const outcome = isPrinted ? ('printed' as const) : ('again' as const)
    await confirm({ ...of, token: job.token, outcome, code: isPrinted ? '' : after })
    if (problem) return fail('stuck')
    return isPrinted
  } catch (error) {
    // The owner has withdrawn it.
    if (refusalOf(error) === 'not_found') forgetUsb()
    return false
  }
}

async function confirm(
  said: Parameters<typeof askStaff<'usbPrinters.settle'>>[1],
  tries = confirmTries,
): Promise<void> {
  try {
    await askStaff('usbPrinters.settle', said)
  } catch (error) {
    if (tries <= 1) throw error
    await pause(2000)
    await confirm(said, tries - 1)
  }
}

const codeOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : 'usb').slice(0, 60)

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
