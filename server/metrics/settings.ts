// Where measurements can be read. Both ways are closed unless they are set.

export interface MetricsSettings {
  /** A port of their own; null: none. */
  readonly port: number | null
  readonly host: string
  /** What a reader must show, at the port as well; null: nothing, and only the port is open. */
  readonly token: string | null
}

interface Reading {
  readonly bad: (name: string, wanted: string) => void
  readonly wholeNumber: (name: string, byDefault: number, least: number, most: number) => number
  readonly port: number
}

/** Null without METRICS_PORT and METRICS_TOKEN. */
export function readMetrics(
  environment: Readonly<Record<string, string | undefined>>,
  { bad, wholeNumber, port: own }: Reading,
): MetricsSettings | null {
  const token = environment.METRICS_TOKEN || null
  if (token !== null && !/^[\x21-\x7e]{16,}$/.test(token))
    bad('METRICS_TOKEN', 'at least 16 characters without spaces, such as openssl rand -hex 24 makes')
  const port = environment.METRICS_PORT ? wholeNumber('METRICS_PORT', 0, 0, 65_535) : null
  if (port !== null && port === own && port !== 0) bad('METRICS_PORT', 'another port than PORT')
  return port === null && token === null ? null : { port, host: environment.METRICS_HOST || '127.0.0.1', token }
}
