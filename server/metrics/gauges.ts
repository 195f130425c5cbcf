// The figures that are read when somebody asks: how deep queues are, how old the newest backup is, how much room is left.
import { Gauge, type Registry } from 'prom-client'
import type { HealthNow } from '../health/health.ts'
import type { OwnReport } from '../health/report.ts'
import type { Queue, QueueName } from '../store/watch/queues.ts'

export interface Figures {
  readonly health: HealthNow
  /** Jobs that wait to be written. */
  readonly depth: number
  readonly streams: number
  /** Undefined without a database. */
  readonly stored?:
    | {
        readonly queues: Readonly<Record<QueueName, Queue>>
        /** How many alerts are open, by kind. */
        readonly alerts: ReadonlyMap<string, number>
      }
    | undefined
  /** What this server sees itself. */
  readonly own: OwnReport
}

export function openGauges(registers: Registry[]): (figures: Figures) => void {
  const gauge = (name: string, help: string) => new Gauge({ name: `noisette_${name}`, help, registers })
  const labelled = <Label extends string>(name: string, help: string, label: Label) =>
    new Gauge({ name: `noisette_${name}`, help, labelNames: [label], registers })

  const ready = gauge('database_ready', '1 while the database answers and can store an order.')
  const depth = gauge('write_queue_depth', 'Jobs that wait to be written.')
  const streams = gauge('streams_open', 'Open pages that listen to this server.')
  const boards = gauge('boards_open', 'Live boards of all branches.')
  const well = labelled('healthy', '1: well, 0: ill; what is not set up is left out.', 'subsystem')
  const alerts = labelled('alerts_open', 'Open alerts, by kind.', 'kind')
  const lengths = labelled('queue_length', 'What waits to be sent.', 'queue')
  const oldest = labelled('queue_oldest_seconds', 'For how long the longest waiting piece waits.', 'queue')
  const taken = gauge(
    'backup_last_success_timestamp_seconds',
    'When the newest backup was taken; 0: never, NaN: not set up.',
  )
  const age = gauge('backup_age_seconds', 'How old the newest backup is; NaN without one.')
  const bytes = gauge('backup_size_bytes', 'How large the newest backup is.')
  const kept = gauge('backups_kept', 'How many backups there are.')
  const free = gauge('disk_free_bytes', 'Room on the fullest disk that this server writes to.')
  const size = gauge('disk_size_bytes', 'Its size.')

  const setStored = ({ queues, alerts: open }: NonNullable<Figures['stored']>, now: number): void => {
    for (const [queue, { waiting, since }] of Object.entries(queues)) {
      lengths.set({ queue }, waiting)
      oldest.set({ queue }, since === null ? 0 : (now - since) / 1000)
    }
    for (const [kind, count] of open) alerts.set({ kind }, count)
  }

  /** NaN: not set up, or never. */
  const setOwn = ({ backup, room }: OwnReport, now: number): void => {
    free.set(room?.free ?? Number.NaN)
    size.set(room?.size ?? Number.NaN)
    taken.set(backup ? (backup.newest ?? 0) / 1000 : Number.NaN)
    age.set(backup?.newest ? (now - backup.newest) / 1000 : Number.NaN)
    bytes.set(backup?.bytes ?? Number.NaN)
    kept.set(backup?.kept ?? Number.NaN)
  }

  return ({ health, depth: waiting, streams: open, stored, own }) => {
    const { reads, writes, findings } = health
    ready.set(reads && writes ? 1 : 0)
    depth.set(waiting)
    streams.set(open)
    for (const one of [well, alerts, lengths, oldest]) one.reset()
    well.set({ subsystem: 'database' }, reads && writes ? 1 : 0)
    for (const { subsystem, condition } of findings.toSorted((a, b) => rank(b) - rank(a)))
      if (condition !== 'off') well.set({ subsystem }, condition === 'well' ? 1 : 0)
    if (health.boards) {
      boards.set(health.boards.open)
      well.set({ subsystem: 'boards' }, health.boards.missing.length > 0 ? 0 : 1)
    }
    setOwn(own, health.at)
    if (stored) setStored(stored, health.at)
  }
}

/** Of several disks the one that is ill counts. */
const rank = ({ condition }: { readonly condition: string }): number => (condition === 'ill' ? 0 : 1)
