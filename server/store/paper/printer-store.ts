// The printers of a branch: set up, found by the hash of their secret, seen, in trouble, and withdrawn.
import type { Instant } from '#domain/branch/hours.ts'
import type { PrinterCondition, PrinterKind, SlipDetail, SlipKind } from '#domain/paper/printer.ts'
import { type Locale, localeOf } from '#domain/shared/locale.ts'
import { forgetReads } from '../commit-memory.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import type { PrinterRow } from './printer-tables.ts'

/** What the owner sets about a printer. */
export interface PrinterWish {
  readonly name: string
  readonly prints: readonly SlipKind[]
  readonly leavesOut: readonly SlipDetail[]
  /** '': it prints for all stations. */
  readonly station: string
  readonly width: number
  readonly lang: Locale
  /** The printer that takes over while this one is in trouble. */
  readonly coveredBy: number | null
}

export interface Printer extends PrinterWish {
  readonly id: number
  readonly branch: string
  readonly kind: PrinterKind
  readonly keyHash: string
  readonly hardware: string | null
  readonly strangerAt: Instant | null
  readonly model: string
  readonly intervalS: number
  readonly condition: PrinterCondition
  readonly conditionSince: Instant
  readonly seenAt: Instant | null
  readonly version: number
  readonly at: Instant
  readonly withdrawnAt: Instant | null
}

export async function addPrinter(
  trx: Trx,
  wish: PrinterWish & Pick<Printer, 'branch' | 'kind' | 'keyHash' | 'at' | 'intervalS'>,
): Promise<Printer> {
  const { branch, kind, keyHash, at, intervalS } = wish
  const row = await trx
    .insertInto('printer')
    .values({
      branch,
      kind,
      key_hash: keyHash,
      hardware: null,
      stranger_at: null,
      ...wishRow(wish),
      model: '',
      interval_s: intervalS,
      condition: 'new',
      condition_since: at,
      seen_at: null,
      version: 1,
      at,
      withdrawn_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  forgetReads(trx)
  return printerFrom(row)
}

const wishRow = ({ name, prints, leavesOut, station, width, lang, coveredBy }: PrinterWish) => ({
  name,
  prints: toJson(prints),
  leaves_out: toJson(leavesOut),
  station,
  width,
  lang,
  covered_by: coveredBy,
})

/** False if somebody else was quicker, or it is withdrawn. */
export async function savePrinter(trx: Trx, { id, version }: Printer, wish: PrinterWish): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('printer')
    .set({ ...wishRow(wish), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  forgetReads(trx)
  return numUpdatedRows > 0n
}

/** Gives it a new secret: the first device that calls with it is the printer from then on. */
export async function renewKey(trx: Trx, { id, version }: Printer, keyHash: string, now: Instant): Promise<void> {
  await trx
    .updateTable('printer')
    .set({ key_hash: keyHash, hardware: null, stranger_at: null, condition: 'new', condition_since: now })
    .set({ seen_at: null, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** It takes nothing over any more, either. */
export async function withdrawPrinter(trx: Trx, id: number, now: Instant): Promise<void> {
  await trx.updateTable('printer').set({ withdrawn_at: now }).where('id', '=', id).execute()
  await trx.updateTable('printer').set({ covered_by: null }).where('covered_by', '=', id).execute()
  forgetReads(trx)
}

/** Printers of a branch, or of all branches, in the order in which they were added. */
export async function printersAt(db: Db, branch?: string): Promise<Printer[]> {
  const rows = await db
    .selectFrom('printer')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .$if(branch !== undefined, (query) => query.where('branch', '=', branch as string))
    .orderBy('id')
    .execute()
  return rows.map(printerFrom)
}

/** The kinds of slips that at least one of these prints. */
export const printsOf = (printers: readonly Printer[]): SlipKind[] => [
  ...new Set(printers.flatMap(({ prints }) => prints)),
]

/** Withdrawn ones too. */
export async function printerById(db: Db, id: number): Promise<Printer | undefined> {
  const row = await db.selectFrom('printer').selectAll().where('id', '=', id).executeTakeFirst()
  return row && printerFrom(row)
}

/** Undefined if it is withdrawn. */
export async function standingPrinter(db: Db, id: number): Promise<Printer | undefined> {
  const printer = await printerById(db, id)
  return printer?.withdrawnAt === null ? printer : undefined
}

export async function printerByHash(db: Db, keyHash: string): Promise<Printer | undefined> {
  const row = await db.selectFrom('printer').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
  return row && printerFrom(row)
}

/** Pins it to this device. False if another one was quicker. */
export async function pinHardware(trx: Trx, id: number, hardware: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('printer')
    .set({ hardware })
    .where('id', '=', id)
    .where('hardware', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteStranger(trx: Trx, id: number, now: Instant): Promise<void> {
  await trx.updateTable('printer').set({ stranger_at: now }).where('id', '=', id).execute()
}

/** Saves its condition. False if it was the same already. */
export async function setCondition(
  trx: Trx,
  id: number,
  { condition, now, seen }: { readonly condition: PrinterCondition; readonly now: Instant; readonly seen: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('printer')
    .set({ condition, condition_since: now, ...(seen && { seen_at: now }) })
    .where('id', '=', id)
    .where('condition', '<>', condition)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks it as silent, if it was last heard when this server thought; false if it was heard since. */
export async function markSilent(trx: Trx, { id, seenAt }: Printer, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('printer')
    .set({ condition: 'silent', condition_since: now })
    .where('id', '=', id)
    .where('condition', '<>', 'silent')
    .where('seen_at', '=', seenAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves when each was last heard; never earlier than what is stored. */
export async function saveSeen(trx: Trx, seen: ReadonlyMap<number, Instant>): Promise<void> {
  for (const [id, at] of seen)
    await trx
      .updateTable('printer')
      .set({ seen_at: at })
      .where('id', '=', id)
      .where((e) => e.or([e('seen_at', 'is', null), e('seen_at', '<', at)]))
      .execute()
}

/** Saves what it said of itself. A new width is a new version, or an open form would undo it. */
export async function saveAbout(
  trx: Trx,
  { id, width: known }: Pick<Printer, 'id' | 'width'>,
  about: { readonly model?: string; readonly width?: number; readonly intervalS?: number },
): Promise<void> {
  const { model, width, intervalS } = about
  await trx
    .updateTable('printer')
    .set((e) => ({
      ...(model !== undefined && { model }),
      ...(width !== undefined && width !== known && { width, version: e('version', '+', 1) }),
    }))
    .set({ ...(intervalS !== undefined && { interval_s: intervalS }) })
    .where('id', '=', id)
    .execute()
}

/** Deletes printers that were withdrawn before this instant, with their jobs. */
export async function purgePrinters(trx: Trx, withdrawnBefore: Instant): Promise<void> {
  await trx.deleteFrom('printer').where('withdrawn_at', '<', withdrawnBefore).execute()
}

type StoredPrinter = Omit<PrinterRow, 'id'> & { readonly id: number }

const printerFrom = (row: StoredPrinter): Printer => ({
  id: row.id,
  branch: row.branch,
  name: row.name,
  kind: row.kind as PrinterKind,
  keyHash: row.key_hash,
  hardware: row.hardware,
  strangerAt: row.stranger_at,
  station: row.station,
  width: row.width,
  prints: fromJson<SlipKind[]>(row.prints),
  leavesOut: fromJson<SlipDetail[]>(row.leaves_out),
  lang: localeOf(row.lang),
  coveredBy: row.covered_by,
  model: row.model,
  intervalS: row.interval_s,
  condition: row.condition as PrinterCondition,
  conditionSince: row.condition_since,
  seenAt: row.seen_at,
  version: row.version,
  at: row.at,
  withdrawnAt: row.withdrawn_at,
})

/** For each of these printers that is the same device as another one, at whatever branch: the other's name. */
export async function sameDevices(db: Db, printers: readonly Printer[]): Promise<Map<number, string>> {
  const devices = printers.flatMap(({ kind, hardware }) => (kind !== 'usb' && hardware !== null ? [hardware] : []))
  if (devices.length === 0) return new Map()
  const rows = await db
    .selectFrom('printer')
    .select(['id', 'kind', 'name', 'hardware'])
    .where('withdrawn_at', 'is', null)
    .where('hardware', 'in', devices)
    .orderBy('id')
    .execute()
  return new Map(
    printers.flatMap(({ id, kind, hardware }) => {
      const other = rows.find((row) => row.id !== id && row.kind === kind && row.hardware === hardware)
      return other ? [[id, other.name] as const] : []
    }),
  )
}

/** Of withdrawn printers too. */
export async function printerNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('printer').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
