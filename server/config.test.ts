// The settings: good defaults, one clear line for each bad value, and no password in the output.
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'

const configOf = (environment: Record<string, string>): Config => {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

test('without any setting the shop runs on SQLite, port 3000, with the demo', () => {
  expect(configOf({})).toEqual({
    host: '0.0.0.0',
    port: 3000,
    dataDir: resolve('data'),
    store: { sqlite: resolve('data', 'noisette.db') },
    publicUrl: null,
    trustProxy: false,
    logLevel: 'info',
    ordersPerMinute: 120,
    streamsPerAddress: 500,
    leaveSeconds: 0,
    demo: true,
    serviceWorker: true,
    mail: null,
    formService: null,
    webHooks: 'public',
    health: { diskPercent: 10, diskBytes: 1_000_000_000, backupHours: 0 },
    mollieUrl: 'https://api.mollie.com/v2',
    pushServices: [],
    shopKeyFile: null,
    metrics: null,
    oidc: null,
    backup: { folder: resolve('data', 'backups'), minutes: 60, hours: 24, days: 7, weeks: 3 },
  })
})

test('empty settings count as none', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'DEMO',
    'SERVICE_WORKER',
    'TRUST_PROXY',
    'ORDERS_PER_MINUTE',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'FORM_SERVICE_URL',
  ]
  expect(configOf(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(configOf({}))
})

test('every setting is taken', () => {
  expect(
    configOf({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/tmp/shop',
      PUBLIC_URL: 'https://noisette.example/',
      LOG_LEVEL: 'warn',
      DEMO: 'no',
      TRUST_PROXY: 'yes',
      ORDERS_PER_MINUTE: '0',
      LEAVE_SECONDS: '5',
      SMTP_URL: 'smtps://shop:secret@mail.noisette.example',
      MAIL_FROM: 'Noisette <hello@noisette.example>',
      MAIL_TO: 'amira@noisette.example, lotte@noisette.example',
      FORM_SERVICE_URL: 'https://forms.example/f/noisette',
      WEB_HOOKS: 'anywhere',
      MOLLIE_URL: 'http://127.0.0.1:4000/v2/',
      PUSH_SERVICES: 'http://127.0.0.1:4001/',
      SERVICE_WORKER: 'off',
      SHOP_KEY_FILE: '/etc/noisette/shop.key',
      DISK_FREE_PERCENT: '5',
      DISK_FREE_MB: '500',
      BACKUP_ALERT_HOURS: '12',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      METRICS_TOKEN: 'a-token-of-24-characters',
    }),
  ).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '/tmp/shop',
    backup: { folder: '/tmp/shop/backups', minutes: 60, hours: 24, days: 7, weeks: 3 },
    store: { sqlite: join('/tmp/shop', 'noisette.db') },
    publicUrl: 'https://noisette.example',
    trustProxy: 1,
    logLevel: 'warn',
    ordersPerMinute: 0,
    streamsPerAddress: 500,
    leaveSeconds: 5,
    demo: false,
    serviceWorker: false,
    mail: {
      smtp: 'smtps://shop:secret@mail.noisette.example',
      from: 'Noisette <hello@noisette.example>',
      to: ['amira@noisette.example', 'lotte@noisette.example'],
    },
    formService: 'https://forms.example/f/noisette',
    webHooks: 'anywhere',
    health: { diskPercent: 5, diskBytes: 500_000_000, backupHours: 12 },
    mollieUrl: 'http://127.0.0.1:4000/v2',
    pushServices: ['http://127.0.0.1:4001'],
    shopKeyFile: '/etc/noisette/shop.key',
    metrics: { port: 9464, host: '0.0.0.0', token: 'a-token-of-24-characters' },
    oidc: null,
  })
  expect(configOf({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1', token: null })
  const DATABASE_URL = 'postgresql://user:secret@host:5432/noisette'
  expect(configOf({ DATABASE_URL }).store).toEqual({ postgres: DATABASE_URL })
  expect(configOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(configOf({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).trustProxy).toBe('10.0.0.1, 192.168.0.0/16')
})

describe('bad values', () => {
  test('[J-68] the file with the key of the shop does not stand among the backups', () => {
    const read = readConfig({ BACKUP_DIR: '/tmp/backups', SHOP_KEY_FILE: '/tmp/backups/shop.key' })
    expect(read.ok ? [] : read.problems).toEqual([
      'SHOP_KEY_FILE is "/tmp/backups/shop.key", but must be a file outside of the folder of backups.',
    ])
    expect(readConfig({ BACKUP_DIR: '/tmp/backups', SHOP_KEY_FILE: '/tmp/shop.key' }).ok).toBe(true)
  })

  test('[SAFE-7] a token that is short or has spaces is refused, and not shown', () => {
    for (const METRICS_TOKEN of ['secret', 'a token with spaces in it']) {
      const read = readConfig({ METRICS_TOKEN })
      expect(read.ok ? [] : read.problems).toEqual([
        'METRICS_TOKEN is "…", but must be at least 16 characters without spaces, such as openssl rand -hex 24 makes.',
      ])
    }
  })

  test.each([
    ['PORT', 'x'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['PORT', ' 80'],
    ['ORDERS_PER_MINUTE', 'many'],
    ['STREAMS_PER_ADDRESS', 'many'],
    ['ORDERS_PER_MINUTE', '-1'],
    ['DISK_FREE_PERCENT', '101'],
    ['DISK_FREE_MB', 'much'],
    ['BACKUP_ALERT_HOURS', '-1'],
    ['METRICS_PORT', '70000'],
    ['METRICS_PORT', '3000'],
    ['DATABASE_URL', 'mysql://host/noisette'],
    ['DATABASE_URL', 'noisette.db'],
    ['DATABASE_URL', 'postgres://'],
    ['PUBLIC_URL', 'noisette.example'],
    ['PUBLIC_URL', 'https://noisette.example/shop'],
    ['PUBLIC_URL', 'ftp://noisette.example'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'maybe'],
    ['SERVICE_WORKER', 'no'],
    ['TRUST_PROXY', 'sometimes'],
    ['TRUST_PROXY', '1234'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.999'],
  ])('%s=%s is one clear line that names it, what was given and what is wanted', (name, value) => {
    const read = readConfig({ [name]: value })
    if (read.ok) throw new Error('was taken')
    expect(read.problems).toHaveLength(1)
    expect(read.problems[0]).toMatch(new RegExp(`^${name} is ".*", but must be .+\\.$`))
    expect(read.problems[0]).toContain(JSON.stringify(value))
  })

  test('are all told at once', () => {
    const read = readConfig({ PORT: 'x', LOG_LEVEL: 'loud', DEMO: 'maybe' })
    expect(read.ok ? [] : read.problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', 'DEMO'])
  })

  test.each([
    'mysql://user:hunter2@host/db',
    'user:hunter2@host/db',
    'postgres:/user:hunter2@host',
    'mysql://user:p@hunter2@host/x@y',
    'mysql://host/db?password=hunter2&x=1',
  ])('the password in %s is not shown', (DATABASE_URL) => {
    const read = readConfig({ DATABASE_URL })
    expect(read.ok).toBe(false)
    expect(JSON.stringify(read)).not.toContain('hunter2')
  })
})

describe('mail and the form service', () => {
  const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Noisette <hello@noisette.example>' }
  const problemsOf = (environment: Record<string, string>) => {
    const read = readConfig(environment)
    return read.ok ? [] : read.problems
  }

  test('messages go to the address that mails come from, where no other is given', () => {
    expect(configOf(mail).mail).toEqual({ smtp: mail.SMTP_URL, from: mail.MAIL_FROM, to: ['hello@noisette.example'] })
    expect(configOf({ ...mail, MAIL_FROM: 'hello@bücher.example' }).mail?.to).toEqual(['hello@bücher.example'])
  })

  test.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example:99999'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'Noisette'],
    ['MAIL_FROM', 'Noisette hello@noisette.example'],
    ['MAIL_FROM', 'Noisette\nBcc: x <hello@noisette.example>'],
    ['MAIL_TO', 'amira'],
    ['MAIL_TO', 'amira@noisette.example;lotte@noisette.example'],
    ['MAIL_TO', 'amira@noisette.example,'],
  ])('%s=%j is one clear line', (name, value) => {
    const problems = problemsOf({ ...mail, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} is ".*", but must be .+\\.$`))
  })

  test.each([
    'forms.example/f',
    'http://forms.example/f',
    'ftp://forms.example/f',
    'https://me:hunter2@forms.example/f',
  ])('FORM_SERVICE_URL=%s is one clear line', (FORM_SERVICE_URL) => {
    const problems = problemsOf({ FORM_SERVICE_URL, PUBLIC_URL: 'https://noisette.example' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^FORM_SERVICE_URL is ".*", but must be .+\.$/)
  })

  test('a form service needs the address of the shop; mail addresses without a mail server are a mistake', () => {
    expect(problemsOf({ FORM_SERVICE_URL: 'https://forms.example/f' })[0]).toMatch(/^PUBLIC_URL is ""/)
    expect(problemsOf({ MAIL_TO: 'amira@noisette.example' })[0]).toMatch(/^MAIL_TO is /)
  })

  test('no password is shown', () => {
    for (const SMTP_URL of ['http://me:hunter2@mail.example', 'me:hunter2@mail.example', 'smpt://host?pass=hunter2'])
      expect(JSON.stringify(readConfig({ ...mail, SMTP_URL }))).not.toContain('hunter2')
    const service = { FORM_SERVICE_URL: 'https://me:hunter2@forms.example', PUBLIC_URL: 'https://noisette.example' }
    expect(JSON.stringify(readConfig(service))).not.toContain('hunter2')
  })
})

test('[PAY-2] the payment service is reached by https, or by http on this machine alone', () => {
  const at = (MOLLIE_URL: string) => readConfig({ MOLLIE_URL }).ok
  expect(
    ['https://api.mollie.com/v2', 'http://127.0.0.1:4000', 'http://localhost:4000/v2', 'http://[::1]:4000'].every(at),
  ).toBe(true)
  for (const wrong of [
    'http://api.mollie.com/v2',
    'http://127.0.0.1.example/',
    'ftp://127.0.0.1',
    'mollie',
    'https://me:secret@x.example',
  ])
    expect(at(wrong)).toBe(false)
})
