// When disk, backup or mail count as ill, and when as well again.
import { describe, expect, test } from 'vitest'
import { type HealthLimits, healthOf, healthVerdict, type OpenHealthAlert, type ServerReport } from './health.ts'

const minute = 60_000
const hour = 60 * minute
const now = 1_772_611_200_000
const giga = 1_000_000_000

const limits: HealthLimits = { diskPercent: 10, diskBytes: giga, backupHours: 0 }
const backup = { minutes: 60, newest: now - 30 * minute, bytes: 1, kept: 1, failed: null }
const report: ServerReport = {
  machine: 'counter',
  since: now - 48 * hour,
  at: now - minute,
  room: { free: 50 * giga, size: 100 * giga },
  backup,
}
const running = { now, startedAt: now - hour }

interface Change {
  readonly reports?: readonly Partial<ServerReport>[]
  readonly mail?: Parameters<typeof healthOf>[0]['mail']
  readonly open?: readonly OpenHealthAlert[]
  readonly limits?: Partial<HealthLimits>
}

const found = ({ reports = [{}], mail = null, open = [], limits: other = {} }: Change, moment = running) =>
  healthOf({ reports: reports.map((one) => ({ ...report, ...one })), mail, open }, { ...limits, ...other }, moment)

const conditionOf = (subsystem: string, change: Change, moment = running) =>
  found(change, moment).find((finding) => finding.subsystem === subsystem)?.condition

describe('[SAFE-7] a disk', () => {
  const withFree = (free: number, size = 100 * giga): Change => ({ reports: [{ room: { free, size } }] })

  test('is nearly full below a tenth of it, or below 1 GB', () => {
    expect(conditionOf('disk', withFree(10 * giga))).toBe('well')
    expect(conditionOf('disk', withFree(10 * giga - 1))).toBe('ill')
    expect(conditionOf('disk', withFree(0.9 * giga, 5 * giga))).toBe('ill')
    expect(conditionOf('disk', { ...withFree(1), limits: { diskPercent: 0, diskBytes: 0 } })).toBe('well')
  })

  test('is well again only with a fifth more than that, so that it is not told again and again', () => {
    const open = [{ id: 1, kind: 'disk' as const, place: 'counter' }]
    expect(conditionOf('disk', { ...withFree(11 * giga), open })).toBe('ill')
    expect(conditionOf('disk', { ...withFree(12 * giga), open })).toBe('well')
  })

  test('counts for each machine, of several servers on one once, and not once they have stopped', () => {
    const full = { room: { free: giga, size: 100 * giga } }
    const reports = [full, full, { machine: 'kitchen' }, { ...full, machine: 'gone', at: now - 10 * minute }]
    const disks = found({ reports }).filter(({ subsystem }) => subsystem === 'disk')
    expect(disks.map(({ machine, condition }) => [machine, condition])).toEqual([
      ['counter', 'ill'],
      ['kitchen', 'well'],
    ])
  })

  test('of a server that has stopped is no longer reason for an alert', () => {
    const open = [{ id: 1, kind: 'disk' as const, place: 'gone' }]
    expect(healthVerdict(found({ open }), open)).toEqual({ opens: [], closes: [{ alert: open[0], end: 'gone' }] })
  })
})

describe('[SAFE-7] the backup', () => {
  const withBackup = (change: object): Change => ({ reports: [{ backup: { ...backup, ...change } }] })

  test('is too old after three times its interval, three hours at least, or as set', () => {
    const condition = (minutes: number, age: number, backupHours = 0) =>
      conditionOf('backup', { ...withBackup({ minutes, newest: now - age }), limits: { backupHours } })
    expect(condition(60, 3 * hour)).toBe('well')
    expect(condition(60, 3 * hour + 1)).toBe('ill')
    expect(condition(5, 2 * hour)).toBe('well')
    expect(condition(240, 12 * hour)).toBe('well')
    expect(condition(0, 48 * hour)).toBe('well')
    expect(condition(0, 49 * hour)).toBe('ill')
    expect(condition(60, 5 * hour, 6)).toBe('well')
  })

  test('that never was counts from when the server was first there', () => {
    expect(conditionOf('backup', withBackup({ newest: null }))).toBe('ill')
    const fresh = { reports: [{ since: now - hour, backup: { ...backup, newest: null } }] }
    expect(conditionOf('backup', fresh)).toBe('well')
  })

  test('that is old after a night gets ten minutes to be made anew; one that was told of does not', () => {
    const old = withBackup({ newest: now - 12 * hour })
    const begun = { now, startedAt: now - 9 * minute }
    expect(conditionOf('backup', old, begun)).toBe('well')
    const open = [{ id: 1, kind: 'backup' as const, place: '' }]
    expect(conditionOf('backup', { ...old, open }, begun)).toBe('ill')
  })

  test('is ill as soon as one fails, until there is a newer one of any server', () => {
    const failed = { at: now - 10 * minute, reason: 'no room' }
    const [, finding] = found(withBackup({ failed }))
    expect(finding).toMatchObject({ condition: 'ill', backup: { failed: true, reason: 'no room' } })
    const other = { machine: 'kitchen', backup: { ...backup, newest: now - 5 * minute } }
    expect(conditionOf('backup', { reports: [{ backup: { ...backup, failed } }, other] })).toBe('well')
  })

  test('is off where no server takes any', () => {
    expect(conditionOf('backup', { reports: [{ backup: null }] })).toBe('off')
  })
})

describe('[SAFE-7] mail', () => {
  test('is stuck once one was tried in vain for 15 minutes, and no longer once none waits for five', () => {
    const waited = (ms: number, open: Change['open'] = []) =>
      conditionOf('mail', { mail: { waiting: 1, stuckSince: now - ms }, open })
    expect(waited(15 * minute - 1)).toBe('well')
    expect(waited(15 * minute)).toBe('ill')
    const open = [{ id: 1, kind: 'mail' as const, place: '' }]
    expect(waited(5 * minute, open)).toBe('ill')
    expect(waited(5 * minute - 1, open)).toBe('well')
    expect(conditionOf('mail', { mail: { waiting: 3, stuckSince: null }, open })).toBe('well')
    expect(conditionOf('mail', {})).toBe('off')
  })
})

test('[SAFE-7] an alert is opened once and closed once', () => {
  const findings = found({ reports: [{ room: { free: 1, size: giga } }] })
  const [first] = healthVerdict(findings, []).opens
  expect(first?.subsystem).toBe('disk')
  const open = [{ id: 1, kind: 'disk' as const, place: 'counter' }]
  expect(healthVerdict(findings, open)).toEqual({ opens: [], closes: [] })
  expect(healthVerdict(found({ open }), open).closes).toEqual([{ alert: open[0], end: 'well' }])
})
