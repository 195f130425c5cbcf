// What is measured, in the format of Prometheus. No label ever holds a token, an id or anything else that a visitor sent:
// routes are those that the program has, so the number of series has a bound.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Figures, openGauges } from './gauges.ts'

export interface Metrics {
  /** A request was answered. `route`: its pattern; undefined if there is none. */
  answered(answer: { method: string; route: string | undefined; status: number; seconds: number | null }): void
  /** A transaction was synced to disk with so many jobs. */
  committed(commit: { seconds: number; jobs: number }): void
  readonly contentType: string
  text(figures: Figures): Promise<string>
}

/** In seconds. */
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
