// The health of what a shop needs to run, and the alerts that follow from it (SAFE-7).

import type { Instant } from '#domain/branch/hours.ts'
import { isTroubled, type PrinterCondition } from '#domain/paper/printer.ts'
import type { AuditReport } from '../audit/audit-checks.ts'

/** What a shop needs to run, each with a condition of its own. */
export const subsystems = ['database', 'disk', 'backup', 'mail', 'housekeeping', 'audit', 'printers', 'boards'] as const
export type Subsystem = (typeof subsystems)[number]

/**
 * Those with an alert. Missing boards have alerts of their own, by branch (WATCH-1), and without a database none can be
 * sent.
 */
export const alertedSubsystems = ['disk', 'backup', 'mail', 'housekeeping', 'audit', 'printers'] as const
export type AlertedSubsystem = (typeof alertedSubsystems)[number]

/** `off`: it is not set up. */
export const conditions = ['well', 'ill', 'off'] as const
export type Condition = (typeof conditions)[number]

/** Room on the fullest of the disks that a server writes to, in bytes. */
export interface DiskRoom {
  readonly free: number
  readonly size: number
}

/** What a server reports about the backups that it takes. */
export interface BackupReport {
  /** How long after a backup the next one is taken, in minutes; 0: only by command. */
  readonly minutes: number
  readonly newest: Instant | null
  readonly bytes: number
  readonly kept: number
  /** The last failed attempt. */
  readonly failed: { readonly at: Instant; readonly reason: string } | null
}

/** Something that a server's housekeeping keeps failing at. */
export interface StuckTask {
  readonly task: string
  /** In the words of the machine, for those who run it; never part of a notice. */
  readonly reason: string
  /** When it was last done; null if not since the server started. */
  readonly doneAt: Instant | null
}

/** What each server of a shop reports about itself. */
export interface ServerReport {
  /** The name of its machine; several servers may run on one. */
  readonly machine: string
  /** Since when it reports. */
  readonly since: Instant
  readonly at: Instant
  /** Null if it writes to no disk of its own. */
  readonly room: DiskRoom | null
  /** Null if it takes none. */
  readonly backup: BackupReport | null
  /** What its housekeeping keeps failing at. */
  readonly stuckTasks?: readonly StuckTask[]
}

/** Mails that wait to be sent; null if mail is not set up. */
export type MailQueue = { readonly waiting: number; readonly stuckSince: Instant | null } | null

export interface HealthLimits {
  /** A disk is nearly full with less free than this part of it, in percent, or fewer than so many bytes. */
  readonly diskPercent: number
  readonly diskBytes: number
  /** A backup older than so many hours is too old; 0: a limit that follows from how often they are taken. */
  readonly backupHours: number
}

export interface OpenHealthAlert {
  readonly id: number
  readonly kind: AlertedSubsystem
  /** The machine; '' if it is about the whole shop. */
  readonly place: string
}

/** A receipt printer. Whether its branch is open decides if anybody wants it. */
export interface PrinterReport {
  /** Its name and that of its branch. */
  readonly place: string
  readonly condition: PrinterCondition
  readonly since: Instant
  readonly isOpen: boolean
}

export interface HealthFacts {
  /** Absent: nothing is known of printers. */
  readonly printers?: readonly PrinterReport[]
  /** What the last audit found; null before the first, absent if it is not known. */
  readonly audit?: AuditReport | null
  readonly reports: readonly ServerReport[]
  readonly mail: MailQueue
  readonly open: readonly OpenHealthAlert[]
}

/** What is wrong, in numbers. Kept with the alert. */
export interface Finding {
  readonly subsystem: AlertedSubsystem
  /** Or the printer; '' if it is about the whole shop. */
  readonly machine: string
  readonly condition: Condition
  /** Since when it has been so, as far as that is known. */
  readonly since: Instant | null
  readonly room?: DiskRoom
  readonly backup?: {
    readonly newest: Instant | null
    readonly failed: boolean
    /** In the words of the machine, for the person who runs it; never part of a notice. */
    readonly reason: string
  }
  readonly mail?: { readonly waiting: number }
  readonly housekeeping?: { readonly stuck: readonly StuckTask[] }
  readonly audit?: AuditReport | null
  readonly printer?: PrinterCondition
}

const minute = 60_000
const hour = 60 * minute

export const healthTimes = {
  /** Each server looks this often. */
  lookEveryMs: minute,
  /** A server that has not reported for so long has stopped. */
  goneMs: 10 * minute,
  /** How long a server's last report still counts for the age of the newest backup. */
  reportsKeptMs: 14 * 24 * hour,
  /** A mail that failed once and still waits after so long is stuck … */
  stuckMs: 15 * minute,
  /** … and none is once the longest waiting one is younger than this. */
  unstuckMs: 5 * minute,
  /** A server that has just started takes a backup first, before an old one alarms anybody. */
  startMs: 10 * minute,
  /**
   * How long a printer is in trouble before the shop is told: the board says it at once, and a roll is changed quickly.
   */
  printerMs: minute,
} as const

/** How many times the limit must be free before a full disk counts as well again. */
const roomAgain = 1.2

/** What is known of disks, backups, mail and housekeeping. `startedAt`: when this server did. */
export function healthOf(
  { reports, mail, open, audit, printers = [] }: HealthFacts,
  limits: HealthLimits,
  { now, startedAt }: { readonly now: Instant; readonly startedAt: Instant },
): Finding[] {
  const wasIll = (kind: AlertedSubsystem, machine = '') =>
    open.some((alert) => alert.kind === kind && alert.place === machine)
  const present = reports.filter(({ at }) => now - at < healthTimes.goneMs)
  return [
    ...[...new Set(present.map(({ machine }) => machine))].flatMap((machine) => {
      const room = fullest(present.filter((one) => one.machine === machine))
      return room ? [diskOf(machine, room, limits, wasIll('disk', machine))] : []
    }),
    backupOf(reports, limits, { now, startedAt, wasIll: wasIll('backup') }),
    mailOf(mail, now, wasIll('mail')),
    housekeepingOf(present),
    ...(audit === undefined ? [] : [auditOf(audit)]),
    ...printers.map((printer) => printerOf(printer, now, wasIll('printers', printer.place))),
  ]
}

const fullest = (servers: readonly ServerReport[]): DiskRoom | undefined =>
  servers
    .flatMap(({ room }) => room ?? [])
    .sort((one, other) => one.free - other.free)
    .at(0)

function diskOf(machine: string, room: DiskRoom, { diskPercent, diskBytes }: HealthLimits, wasIll: boolean): Finding {
  const least = Math.max((room.size * diskPercent) / 100, diskBytes) * (wasIll ? roomAgain : 1)
  // A limit above the whole disk could never be met again.
  const ill = room.free < Math.min(least, room.size)
  return { subsystem: 'disk', machine, condition: ill ? 'ill' : 'well', since: null, room }
}

function backupOf(
  reports: readonly ServerReport[],
  { backupHours }: HealthLimits,
  { now, startedAt, wasIll }: { readonly now: Instant; readonly startedAt: Instant; readonly wasIll: boolean },
): Finding {
  const taking = reports.flatMap(({ backup, since }) => (backup ? [{ ...backup, since }] : []))
  const finding = { subsystem: 'backup' as const, machine: '' }
  if (taking.length === 0) return { ...finding, condition: 'off', since: null }
  const newest = taking.reduce<Instant | null>(
    (last, one) => ((one.newest ?? 0) > (last ?? 0) ? one.newest : last),
    null,
  )
  const failure = taking.flatMap(({ failed }) => (failed && failed.at > (newest ?? 0) ? [failed] : [])).at(0)
  const countsFrom = newest ?? Math.min(...taking.map(({ since }) => since))
  const isOld = now - countsFrom > oldestAllowed(taking, backupHours)
  const patient = !wasIll && now - startedAt < healthTimes.startMs
  const ill = failure !== undefined || (isOld && !patient)
  const since = failure?.at ?? countsFrom
  const backup = { newest, failed: failure !== undefined, reason: failure?.reason ?? '' }
  return { ...finding, condition: ill ? 'ill' : 'well', since, backup }
}

/** Three times the interval between backups, but three hours at least; two days if they are taken by command. */
function oldestAllowed(taking: readonly BackupReport[], hours: number): number {
  if (hours > 0) return hours * hour
  const minutes = taking.flatMap((one) => (one.minutes > 0 ? [one.minutes] : []))
  return minutes.length === 0 ? 48 * hour : Math.max(3 * Math.min(...minutes) * minute, 3 * hour)
}

function mailOf(mail: MailQueue, now: Instant, wasIll: boolean): Finding {
  const finding = { subsystem: 'mail' as const, machine: '' }
  if (!mail) return { ...finding, condition: 'off', since: null }
  const { waiting, stuckSince: since } = mail
  const ill = since !== null && now - since >= (wasIll ? healthTimes.unstuckMs : healthTimes.stuckMs)
  return { ...finding, condition: ill ? 'ill' : 'well', since, mail: { waiting } }
}

function housekeepingOf(present: readonly ServerReport[]): Finding {
  const stuck = present.flatMap(({ stuckTasks = [] }) => stuckTasks)
  const finding = { subsystem: 'housekeeping' as const, machine: '', since: null }
  if (stuck.length === 0) return { ...finding, condition: 'well' }
  return { ...finding, condition: 'ill', housekeeping: { stuck } }
}

function auditOf(audit: AuditReport | null): Finding {
  const condition = audit === null ? 'off' : audit.found > 0 ? 'ill' : 'well'
  return { subsystem: 'audit', machine: '', condition, since: audit?.at ?? null, audit }
}

/** One that is told of stays ill while it is in trouble, even when its branch closes. */
function printerOf({ place, condition, since, isOpen }: PrinterReport, now: Instant, wasIll: boolean): Finding {
  const ill = isTroubled(condition) && (wasIll || (isOpen && now - since >= healthTimes.printerMs))
  const state = ill ? 'ill' : condition === 'new' ? 'off' : 'well'
  return { subsystem: 'printers', machine: place, condition: state, since: ill ? since : null, printer: condition }
}

/** `gone`: its server stopped, or it was set up otherwise. */
export const healthEnds = ['well', 'gone'] as const
export type HealthEnd = (typeof healthEnds)[number]

export interface HealthVerdict {
  readonly opens: readonly Finding[]
  readonly closes: readonly { readonly alert: OpenHealthAlert; readonly end: HealthEnd }[]
}

/** The alerts to open and to close now. */
export function healthVerdict(findings: readonly Finding[], open: readonly OpenHealthAlert[]): HealthVerdict {
  const isOf = (alert: OpenHealthAlert) => (finding: Finding) =>
    finding.subsystem === alert.kind && finding.machine === alert.place
  return {
    opens: findings.filter((finding) => finding.condition === 'ill' && !open.some((alert) => isOf(alert)(finding))),
    closes: open.flatMap((alert) => {
      const condition = findings.find(isOf(alert))?.condition ?? 'off'
      if (condition === 'ill') return []
      return [{ alert, end: condition === 'well' ? ('well' as const) : ('gone' as const) }]
    }),
  }
}
