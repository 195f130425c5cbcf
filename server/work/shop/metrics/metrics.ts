// What is measured, in the format of Prometheus. No label ever holds a token, an id or anything else that a visitor
// sent: routes are those that the program has, so the number of series has a bound.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Queue, QueueName } from '#server/store/shop/queues.ts'
import type { HealthNow } from '../health/health-check.ts'
import type { OwnReport } from '../health/health-report.ts'

export interface Metrics {
  /** A request was answered. `route`: its pattern; undefined if there is none. */
  answered(answer: { method: string; route: string | undefined; status: number; seconds: number | null }): void
  /** A transaction was synced to disk with so many jobs. */
  committed(commit: { seconds: number; jobs: number }): void
  readonly contentType: string
  text(figures: Figures): Promise<string>
}

/** The bounds of the buckets, in seconds. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const commitBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

const methods = new Set(['GET', 'HEAD', 'POST'])
const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

/** `version`: of the program. */
export function openMetrics(version: string): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  new Gauge({ name: 'noisette_build_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  const requests = new Counter({
    name: 'noisette_http_requests_total',
    help: 'Answered requests, by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'noisette_http_request_duration_seconds',
    help: 'How long requests took; live streams are left out.',
    labelNames: ['method', 'route'],
    buckets: answerBuckets,
    registers,
  })
  const commits = new Histogram({
    name: 'noisette_commit_duration_seconds',
    help: 'How long transactions took to be synced to disk.',
    buckets: commitBuckets,
    registers,
  })
  const jobs = new Counter({
    name: 'noisette_commit_jobs_total',
    help: 'What was written: several jobs share a commit.',
    registers,
  })
  const setGauges = openGauges(registers)
  return {
    answered: ({ method: asked, route: pattern, status, seconds }) => {
      const method = methods.has(asked) ? asked : 'other'
      const route = pattern ?? 'none'
      requests.inc({ method, route, status: classOf(status) })
      if (seconds !== null) durations.observe({ method, route }, seconds)
    },
    committed: ({ seconds, jobs: count }) => {
      commits.observe(seconds)
      jobs.inc(count)
    },
    contentType: register.contentType,
    text: (figures) => {
      setGauges(figures)
      return register.metrics()
    },
  }
}

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
        /** How many printers there are, by how they are. */
        readonly printers: ReadonlyMap<string, number>
        /** Slips that wait for a printer now, and that were given up. */
        readonly slips: { readonly waiting: number; readonly failed: number }
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
  const printers = labelled('printers', 'Receipt printers, by how they are.', 'condition')
  const slips = labelled('slips', 'Slips that wait for a printer now, and that were given up.', 'state')
  const taken = gauge(
    'backup_last_success_timestamp_seconds',
    'When the newest backup was taken; 0: never, NaN: not set up.',
  )
  const age = gauge('backup_age_seconds', 'How old the newest backup is; NaN without one.')
  const bytes = gauge('backup_size_bytes', 'How large the newest backup is.')
  const kept = gauge('backups_kept', 'How many backups there are.')
  const free = gauge('disk_free_bytes', 'Room on the fullest disk that this server writes to.')
  const size = gauge('disk_size_bytes', 'Its size.')

  const setStored = (stored: NonNullable<Figures['stored']>, now: number): void => {
    const { queues, alerts: open } = stored
    for (const [queue, { waiting, since }] of Object.entries(queues)) {
      lengths.set({ queue }, waiting)
      oldest.set({ queue }, since === null ? 0 : (now - since) / 1000)
    }
    for (const [kind, count] of open) alerts.set({ kind }, count)
    for (const [condition, count] of stored.printers) printers.set({ condition }, count)
    for (const [state, count] of Object.entries(stored.slips)) slips.set({ state }, count)
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
    for (const one of [well, alerts, lengths, oldest, printers, slips]) one.reset()
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
