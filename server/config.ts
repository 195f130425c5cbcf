// The settings of a server: read from the environment, checked, with one clear line for each bad value.
import { isIP } from 'node:net'
import { relative, resolve } from 'node:path'
import type { HealthLimits } from '#domain/shop/health/health.ts'
import { type OidcSettings, readOidc } from '#work/people/auth/oidc/oidc-settings.ts'
import { type BackupSettings, readBackup } from '#work/shop/backup/backup-settings.ts'
import { type MailSettings, readFormService, readMail } from '#work/shop/mail/mail-settings.ts'
import { readPushServices } from '#work/shop/push/push-endpoint.ts'
import { isThisMachine } from './reach.ts'
import type { StoreAddress } from './store/open.ts'

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly store: StoreAddress
  /** The address that visitors use, without a trailing slash; null: taken from each request. */
  readonly publicUrl: string | null
  /** Whose X-Forwarded-* headers are trusted: nobody's, those of n proxies in a row, or of these addresses. */
  readonly trustProxy: false | number | string
  readonly logLevel: (typeof logLevels)[number]
  /** Orders that one address may place in a minute; 0: no limit. */
  readonly ordersPerMinute: number
  /** Streams, so open pages, that one address may hold; 0: no limit. */
  readonly streamsPerAddress: number
  /** How long it still serves once it is told to stop, while its health says 503 and its proxy takes it out. */
  readonly leaveSeconds: number
  readonly demo: boolean
  /** Whether browsers are offered a service worker; false takes it away from all that have one. */
  readonly serviceWorker: boolean
  /** The mail server by which messages to the shop are sent on; null: none. */
  readonly mail: MailSettings | null
  /** The address of the form service to which they are sent on; null: none. */
  readonly formService: string | null
  /** Where backups go, and how many are kept; null: this server takes none. */
  readonly backup: BackupSettings | null
  /** Where web hooks may go: to public addresses by https, or anywhere, also by http into the shop's own network. */
  readonly webHooks: (typeof webHookReaches)[number]
  /** When the shop is told that a disk is nearly full or a backup too old. */
  readonly health: HealthLimits
  /** The address of Mollie's API, without a trailing slash. */
  readonly mollieUrl: string
  /** The origins of push services besides those of the browsers. */
  readonly pushServices: readonly string[]
  /** The file with the shop's key; null: the key is in the database. */
  readonly shopKeyFile: string | null
  /** Where measurements can be read; null: nowhere, and nothing is measured. */
  readonly metrics: MetricsSettings | null
  /** The provider by which staff may sign in as well; null: there is none. */
  readonly oidc: OidcSettings | null
}

const usualMollie = 'https://api.mollie.com/v2'

/** Keys go nowhere unencrypted, except to a stand-in on this machine. */
function isProviderUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.username !== '' || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
}

const webHookReaches = ['public', 'anywhere'] as const
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** The shop's file in its data folder. */
export const sqliteName = 'noisette.db'

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

/** Every bad value gets a line: its name, the value, and what it must be. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = []
  const bad = (name: string, wanted: string): void => {
    problems.push(`${name} is ${JSON.stringify(shown(name, environment[name] ?? ''))}, but must be ${wanted}.`)
  }
  const wholeNumber = (name: string, byDefault: number, least: number, most: number): number => {
    const text = environment[name]
    if (text === undefined || text === '') return byDefault
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    bad(name, `a whole number from ${least} to ${most}`)
    return byDefault
  }

  const port = wholeNumber('PORT', 3000, 0, 65_535)
  const ordersPerMinute = wholeNumber('ORDERS_PER_MINUTE', 120, 0, 1_000_000)
  const streamsPerAddress = wholeNumber('STREAMS_PER_ADDRESS', 500, 0, 1_000_000)
  const leaveSeconds = wholeNumber('LEAVE_SECONDS', 0, 0, 60)
  const dataDir = resolve(environment.DATA_DIR || 'data')

  const databaseUrl = environment.DATABASE_URL || ''
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    bad('DATABASE_URL', 'a PostgreSQL address such as postgres://user:password@host:5432/noisette')

  const publicUrl = environment.PUBLIC_URL || null
  if (publicUrl && !/^https?:\/\/[^/?#]+\/?$/.test(publicUrl))
    bad('PUBLIC_URL', 'the address of the shop without a path, such as https://noisette.example')

  const level = environment.LOG_LEVEL || 'info'
  const logLevel = logLevels.find((one) => one === level)
  if (!logLevel) bad('LOG_LEVEL', `one of ${logLevels.join(', ')}`)

  const demo = environment.DEMO || 'yes'
  if (!['yes', 'no'].includes(demo)) bad('DEMO', 'yes or no')

  const serviceWorker = environment.SERVICE_WORKER || 'on'
  if (!['on', 'off'].includes(serviceWorker)) bad('SERVICE_WORKER', 'on or off')

  const hooks = environment.WEB_HOOKS || 'public'
  const webHooks = webHookReaches.find((one) => one === hooks)
  if (!webHooks) bad('WEB_HOOKS', `one of ${webHookReaches.join(', ')}`)

  const proxy = environment.TRUST_PROXY || 'no'
  const trustProxy = proxiesIn(proxy)
  if (trustProxy === undefined) bad('TRUST_PROXY', 'yes, no, a number of proxies, or addresses separated by commas')

  const mollieUrl = (environment.MOLLIE_URL || usualMollie).replace(/\/$/, '')
  if (!isProviderUrl(mollieUrl))
    bad(
      'MOLLIE_URL',
      `an https address such as ${usualMollie}, or one of this machine such as http://127.0.0.1:4000/v2`,
    )

  const mail = readMail(environment, bad)
  const formService = readFormService(environment, bad)
  const pushServices = readPushServices(environment, bad)
  const backup = readBackup(environment, { dataDir, ownsFile: !databaseUrl }, wholeNumber)

  const shopKeyFile = environment.SHOP_KEY_FILE ? resolve(environment.SHOP_KEY_FILE) : null
  // A key beside the backups would be stolen with them.
  if (shopKeyFile && backup && !relative(resolve(backup.folder), shopKeyFile).startsWith('..'))
    bad('SHOP_KEY_FILE', 'a file outside of the folder of backups')

  const health = {
    diskPercent: wholeNumber('DISK_FREE_PERCENT', 10, 0, 100),
    diskBytes: wholeNumber('DISK_FREE_MB', 1000, 0, 1_000_000_000) * 1_000_000,
    backupHours: wholeNumber('BACKUP_ALERT_HOURS', 0, 0, 10_000),
  }
  const metrics = readMetrics(environment, { bad, wholeNumber, port })
  const oidc = readOidc(environment, bad)

  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    config: {
      host: environment.HOST || '0.0.0.0',
      port,
      dataDir,
      store: databaseUrl ? { postgres: databaseUrl } : { sqlite: resolve(dataDir, sqliteName) },
      publicUrl: publicUrl?.replace(/\/$/, '') ?? null,
      trustProxy: trustProxy ?? false,
      logLevel: logLevel ?? 'info',
      ordersPerMinute,
      streamsPerAddress,
      leaveSeconds,
      demo: demo === 'yes',
      serviceWorker: serviceWorker === 'on',
      mail,
      formService,
      backup,
      webHooks: webHooks ?? 'public',
      health,
      mollieUrl,
      pushServices,
      shopKeyFile,
      metrics,
      oidc,
    },
  }
}

/**
 * A proxy adds one address to the right of what the visitor sent. So 'yes' trusts that one and nothing to the left of
 * it, which the visitor could have made up.
 */
function proxiesIn(text: string): Config['trustProxy'] | undefined {
  if (text === 'no') return false
  if (text === 'yes') return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  return text.split(',').every(isNetwork) ? text : undefined
}

/** An address such as 10.0.0.1, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
}

/** A password must never reach the terminal or a log. */
const shown = (name: string, value: string): string =>
  ['METRICS_TOKEN', 'OIDC_CLIENT_SECRET'].includes(name)
    ? '…'
    : ['DATABASE_URL', 'SMTP_URL', 'FORM_SERVICE_URL', 'OIDC_ISSUER'].includes(name)
      ? value.replace(/^.*@/s, '…@').replace(/(pass(?:word)?=)[^&]*/gi, '$1…')
      : value

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
