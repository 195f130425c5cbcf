// What happens when a printer calls, whatever its protocol: it is recognised, offered a job, given its picture, and
// reports the outcome (PAPER-2, PAPER-3).
import type { Instant } from '#domain/branch/hours.ts'
import {
  isTroubled,
  type JobOutcome,
  lostFrom,
  type PrinterCondition,
  type PrinterKind,
  printerTimes,
} from '#domain/paper/printer.ts'
import { reprintSlip } from '#domain/paper/printer-slips.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { publish } from '#server/door/live/publish.ts'
import { digest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import {
  confirmPage,
  failJob,
  jobByToken,
  keepDrawn,
  markFetched,
  nextJob,
  offeredTo,
  offerJob,
  type PrintJob,
  putBack,
  putOff,
  slipImageOf,
  unconfirmed,
} from '#server/store/paper/print-job-store.ts'
import {
  noteStranger,
  type Printer,
  pinHardware,
  printerByHash,
  printerById,
  saveSeen,
  setCondition,
} from '#server/store/paper/printer-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { stackedStrips } from './draw-slip.ts'
import type { DrawingDesk } from './drawing-desk.ts'
import { keepPages, keptPages, type OneBitPicture } from './one-bit-picture.ts'
import { type SlipPlace, slipsOfJob } from './slip-of-job.ts'

export interface PrintDesk {
  readonly drawing: DrawingDesk
  /**
   * The printer with this secret. `unknown`: no printer has it; `stranger`: the printer is pinned to another device.
   */
  recognise(key: string, hardware: string | null, now: Instant): Promise<Printer | 'unknown' | 'stranger'>
  /** The printer, if it is pinned to this device. The first device that calls gets pinned. */
  pinnedTo(printer: Printer, hardware: string, now: Instant): Promise<Printer | 'stranger'>
  /** Notes that it called, and its condition; null: it did not say. */
  heard(printer: Printer, condition: PrinterCondition | null, now: Instant): Promise<Printer>
  /**
   * The job to print next; undefined if there is none, if the last one is not settled, or if the printer is in trouble
   * and would tell us once it is well.
   */
  offered(printer: Printer, now: Instant): Promise<PrintJob | undefined>
  /** The page that is offered, the same at each fetch, or why there is none. `once`: only the first fetch gets it. */
  fetched(printer: Printer, token: string, now: Instant, once?: boolean): Promise<OneBitPicture | 'gone' | 'undrawable'>
  /** Records the outcome of a job. `token` null: of the one that is offered. */
  settled(printer: Printer, token: string | null, result: JobResult, now: Instant): Promise<void>
  /** Saves when printers were last heard. */
  flush(): Promise<void>
}

export interface JobResult {
  readonly outcome: JobOutcome
  /** The printer's own word for it. */
  readonly code: string
}

interface PrintDeskParts extends SlipPlace {
  readonly store: Store
  readonly drawing: DrawingDesk
  /** Called when a slip could not be drawn. */
  readonly failed: (error: unknown) => void
}

export function openPrintDesk(given: PrintDeskParts): PrintDesk {
  const { store, drawing } = given
  return {
    drawing,
    recognise: (key, hardware, now) => recognise(store, key, hardware, now),
    pinnedTo: (printer, hardware, now) => pinnedTo(store, printer, hardware, now),
    ...hearing(store),
    offered: (printer, now) => offered(store, printer, now),
    fetched: fetching(given),
    settled: (printer, token, result, now) => settled(store, printer, token, result, now),
  }
}

const tell = (trx: Trx, branch: string, now: Instant) => publish(trx, now, 'printers.changed', { branch })

async function recognise(
  store: Store,
  key: string,
  hardware: string | null,
  now: Instant,
): ReturnType<PrintDesk['recognise']> {
  const printer = await printerByHash(store.db, hashOfPrinterKey(key))
  if (!printer || printer.withdrawnAt !== null) return 'unknown'
  return hardware === null ? printer : await pinnedTo(store, printer, hardware, now)
}

async function pinnedTo(
  store: Store,
  printer: Printer,
  hardware: string,
  now: Instant,
): ReturnType<PrintDesk['pinnedTo']> {
  if (printer.hardware === hardware) return printer
  if (printer.hardware === null) {
    const isFirst = await store.write(async (trx) => {
      const pinned = await pinHardware(trx, printer.id, hardware)
      if (pinned) await tell(trx, printer.branch, now)
      return pinned
    })
    if (isFirst) return { ...printer, hardware }
    const other = await printerById(store.db, printer.id)
    return other ? await pinnedTo(store, other, hardware, now) : 'stranger'
  }
  // Noted once a minute: a stranger may call every second.
  if (now - (printer.strangerAt ?? 0) > 60_000)
    await store.write(async (trx) => {
      await noteStranger(trx, printer.id, now)
      await tell(trx, printer.branch, now)
    })
  return 'stranger'
}

function hearing(store: Store): Pick<PrintDesk, 'heard' | 'flush'> {
  /** Written once a second for all printers; otherwise each call would cost a commit of its own. */
  const seen = new Map<number, Instant>()

  async function heard(printer: Printer, said: PrinterCondition | null, now: Instant): Promise<Printer> {
    seen.set(printer.id, now)
    const condition = said ?? (['new', 'silent'].includes(printer.condition) ? 'ready' : printer.condition)
    if (condition === printer.condition) return printer
    await store.write(async (trx) => {
      if (await setCondition(trx, printer.id, { condition, now, seen: true })) await tell(trx, printer.branch, now)
    })
    return { ...printer, condition, conditionSince: now }
  }

  async function flush(): Promise<void> {
    if (seen.size === 0) return
    const all = new Map(seen)
    seen.clear()
    await store.write((trx) => saveSeen(trx, all))
  }

  return { heard, flush }
}

async function offered(store: Store, printer: Printer, now: Instant): Promise<PrintJob | undefined> {
  const isIdle = isTroubled(printer.condition) && !isTrying(printer)
  const before = await offeredTo(store.db, printer.id)
  if (before) {
    if (before.fetchedAt === null) return isIdle ? await release(store, printer, before) : before
    const isLost = now >= lostFrom(printer, before.fetchedAt)
    if (!isLost && !isIdle) return undefined
    await store.write(async (trx) => {
      const given = { now, code: isLost ? unconfirmed : printer.condition }
      if (isLost && before.offers >= printerTimes.offers) await giveUp(trx, before, given)
      else if ((await putBack(trx, before, given.code)) === 'open' && isLost) await tell(trx, before.branch, now)
    })
    // Lost twice here: until the next call it is for the printer that covers this one.
    if (isLost && before.offers > 1 && printer.coveredBy !== null) return undefined
  }
  if (isIdle) return undefined
  const next = await nextJob(store.db, printer.id, now)
  if (!next) return undefined
  const isOurs = await store.write((trx) => offerJob(trx, next, printer.id))
  return isOurs ? await offeredTo(store.db, printer.id) : undefined
}

/** Nobody has fetched it, so it goes back without a REPRINT mark and another printer may have it. */
async function release(store: Store, printer: Printer, job: PrintJob): Promise<undefined> {
  await store.write((trx) => putBack(trx, job, printer.condition))
}

function fetching(given: PrintDeskParts): PrintDesk['fetched'] {
  const { store, drawing } = given
  const strips = new Map<string, Promise<OneBitPicture>>()

  async function fetched(
    printer: Printer,
    token: string,
    now: Instant,
    once = false,
  ): ReturnType<PrintDesk['fetched']> {
    const job = await jobByToken(store.db, printer.id, token)
    if (job?.state !== 'offered' || (once && job.fetchedAt !== null)) return 'gone'
    const kept = await slipImageOf(store.db, job)
    const before = kept && keptPages(kept)
    // A printer that takes over may have other paper.
    if (before?.[0]?.width === printer.width) return await served(printer, job, before, { now, once })
    if (!(await draw(given, printer, job, before !== null, now))) return 'undrawable'
    const drawn = await jobByToken(store.db, printer.id, token)
    const pages = await slipImageOf(store.db, job)
    return drawn?.state === 'offered' && pages ? await served(printer, drawn, keptPages(pages), { now, once }) : 'gone'
  }

  async function served(
    printer: Printer,
    job: PrintJob,
    pages: readonly OneBitPicture[],
    { now, once }: { now: Instant; once: boolean },
  ) {
    const page = pages[job.page - 1]
    if (!page) return 'gone'
    const strip = job.reprint ? await stripOf(printer.lang, page.width) : null
    const isFirst = job.fetchedAt === null && (await store.write((trx) => markFetched(trx, job, now)))
    if (once && !isFirst) return 'gone'
    return strip ? stackedStrips(strip, page) : page
  }

  function stripOf(lang: Locale, width: number): Promise<OneBitPicture> {
    const key = `${lang} ${width}`
    const strip =
      strips.get(key) ??
      drawing.draw(reprintSlip(lang), width).then(([page]) => page ?? { width, height: 0, bits: new Uint8Array() })
    strips.set(key, strip)
    strip.catch(() => strips.delete(key))
    return strip
  }

  return fetched
}

/** False if it cannot be drawn. */
async function draw(
  { store, publicUrl, drawing, failed }: PrintDeskParts,
  printer: Printer,
  job: PrintJob,
  redrawn: boolean,
  now: Instant,
): Promise<boolean> {
  try {
    const slips = await slipsOfJob({ store, publicUrl }, job, printer, now)
    if (!slips || slips.slips.length === 0) throw new Error('there is nothing to print')
    const drawn = (await Promise.all(slips.slips.map((slip) => drawing.draw(slip, printer.width)))).flat()
    const { said, version } = slips
    const image = keepPages(drawn)
    await store.write((trx) => keepDrawn(trx, job, { image, pages: drawn.length, said, version, redrawn }))
    return true
  } catch (error) {
    failed(error)
    await store.write(async (trx) => {
      const code = 'drawing'
      if (job.code === code) await giveUp(trx, job, { now, code })
      else await putOff(trx, job, { until: now + printerTimes.redrawMs, code })
    })
    return false
  }
}

async function settled(
  store: Store,
  printer: Printer,
  token: string | null,
  result: JobResult,
  now: Instant,
): Promise<void> {
  const job = token === null ? await offeredTo(store.db, printer.id) : await jobByToken(store.db, printer.id, token)
  if (!job) return
  const { outcome, code } = result
  // Without a token it may repeat the outcome of the job before; and what was never fetched is not on paper.
  if (job.fetchedAt === null && (token === null || (outcome === 'printed' && !job.reprint))) return
  // One that was put back waits already; the only news would be that it is on paper.
  if (job.state === 'queued' && outcome !== 'printed') return
  const isInVain = job.offers >= printerTimes.offers && !isTrying(printer)
  await store.write(async (trx) => {
    if (outcome === 'printed') await confirmPage(trx, job, now)
    else if (outcome === 'again' && !isInVain) await putBack(trx, job, code)
    else await giveUp(trx, job, { now, code })
  })
}

async function giveUp(trx: Trx, job: PrintJob, given: { now: Instant; code: string }): Promise<void> {
  if ((await failJob(trx, job, given)) === 'open') await tell(trx, job.branch, given.now)
}

/** An Epson reports only with the result of a job, so one in trouble is given its next job at each call. */
const isTrying = ({ kind, condition }: Printer): boolean => kind === 'epson' && isTroubled(condition)

/** 24 random bytes: 32 characters that are safe in addresses. */
export const newPrinterKey = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(24)).toString('base64url')

export const hashOfPrinterKey = (key: string): string => digest('printer key ', key)

/** '' for a USB printer, which calls nowhere, so nobody learns its secret. */
export const printerPath = (kind: PrinterKind, key: string): string => (kind === 'usb' ? '' : `/print/${kind}/${key}`)
