// Every database that a version on main made comes up to date with everything in it, however often that is interrupted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dice } from '../testing/lunch/dice.ts'
import { expectNone } from '../testing/lunch/sound.ts'
import { type Contents, contentsOf, type Row } from '../testing/older/contents.ts'
import { isRelease, keptVersions } from '../testing/older/kept-databases.ts'
import { restoreKept } from '../testing/older/restore-kept.ts'
import { failingStart } from '../testing/own-process.ts'
import { onBothEngines } from '../testing/shop.ts'
import { tellSoak } from '../testing/tell-soak.ts'
import { migrations } from './migrate.ts'
import { openStore, type StoreAddress } from './open.ts'

const { UPGRADE_KILLS, UPGRADE_SEED } = process.env
const seed = Number(UPGRADE_SEED ?? (UPGRADE_KILLS ? Date.now() % 1_000_000 : 5))
const chance = dice(seed)
/** How often each upgrade is killed at most; without UPGRADE_KILLS those of some versions are killed twice. */
const killsOf = (version: string): number =>
  UPGRADE_KILLS ? Number(UPGRADE_KILLS) : isRelease(version) || chance.happens(0.1) ? 2 : 0
/** A kill comes at most so many milliseconds after an upgrade has begun; most upgrades take as long as that. */
const latest = 150

/** Each list before the first release is kept by the name of its newest migration, up to this one. */
const lastOfThis = '0051-health'
/** The first release has this one, and `0050-session-places` that one; two lists lived four minutes (record 76). */
const notKept = new Set(['0009-branch-images', '0049-second-factor', '0021-slots', '0024-watch'])

/** Tables to which a migration adds rows. */
const growing = ['setting', 'idempotency_key', 'option_group', 'shop_option', 'group_use']
/** By table, a column that a migration fills where it was empty. */
const filled: Readonly<Record<string, string>> = { item: 'price' }
/** By table, the columns that a migration drops. */
const dropped: Readonly<Record<string, readonly string[]>> = {
  order_origin: ['phone', 'kind'],
  order_block: ['phone', 'kind'],
}

onBothEngines((openShop, engine) => {
  const counts = { kills: 0, interrupted: 0 }
  let fresh: Contents
  beforeAll(async () => {
    fresh = await contentsOf((await openShop({ demo: false })).address)
  })
  afterAll(() => tellSoak('upgrades', engine, seed, { upgrades: keptVersions.length, ...counts }))

  describe.each(keptVersions)('a database of %s', (version) => {
    const kills = killsOf(version)
    const how = kills > 0 ? ' under kill -9' : ''

    test(`[SAFE-3] comes up to date${how} with every row as it was`, { timeout: 60_000 + kills * 10_000 }, async () => {
      const { address, remove } = await restoreKept(version, engine)
      const before = await contentsOf(address)
      for (let time = 0; time < kills; time++) {
        counts.kills++
        if (!(await isKilled(address, chance.below(latest)))) break
        counts.interrupted++
        // It is one transaction: nothing of it is there, or all of it.
        expect([namesOf(before), namesOf(fresh)]).toContainEqual(namesOf(await contentsOf(address)))
      }
      await (await openStore(address, Date.now())).close()
      const after = await contentsOf(address)
      expect(namesOf(after)).toEqual(namesOf(fresh))
      expect(after.columns).toEqual(fresh.columns)
      if (isRelease(version)) expect(after.indexes).toEqual(fresh.indexes)
      expectKept(before, after)
      await remove()
    })
  })

  test('[SAFE-3] a database of a newer version is refused in one sentence by the program, and stays as it is', async () => {
    const { address, store, close } = await openShop()
    await store.write((trx) => trx.insertInto('migration').values({ name: '9999-of-tomorrow', at: 1 }).execute())
    await close()
    const before = await contentsOf(address)
    const where = 'sqlite' in address ? { DATA_DIR: dirname(address.sqlite) } : { DATABASE_URL: address.postgres }
    expect(await failingStart(where)).toEqual({
      code: 1,
      output:
        'Noisette could not start: this database was used by a newer version, which this one does not understand ' +
        '(9999-of-tomorrow). Start the newer version again, or restore a backup of before the update.\n',
    })
    expect(await contentsOf(address)).toEqual(before)
  })
})

test('[SAFE-3] a database of every release is kept: `npm run keep-database` makes that of this version', () => {
  const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const released = [...textOf('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version = '']) => version)
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  expect(keptVersions).toEqual(expect.arrayContaining([...released, version]))
})

test('[SAFE-3] a database is kept of every list of migrations that this version grew from', () => {
  const names = migrations.map(([name]) => name).filter((name) => name <= lastOfThis && !notKept.has(name))
  expect(keptVersions).toEqual(expect.arrayContaining(names))
})

const namesOf = ({ tables }: Contents) =>
  tables
    .get('migration')
    ?.map(({ name }) => name ?? '')
    .sort()

const script = fileURLToPath(new URL('../testing/older/upgrade.ts', import.meta.url))

/** Begins to bring it up to date, and kills that so many milliseconds later; false if it was done before. */
async function isKilled(address: StoreAddress, after: number): Promise<boolean> {
  const child = spawn(process.execPath, [script, JSON.stringify(address)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let failed = ''
  child.stderr.on('data', (text: Buffer) => (failed += text.toString()))
  child.stdout.on('data', (text: Buffer) => {
    if (said === '') setTimeout(() => child.kill('SIGKILL'), after)
    said += text.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0 && code !== null) throw new Error(failed)
  return !said.includes('up')
}

/** Each row of before, in each of its columns; and no other row, except where a migration adds some. */
function expectKept(before: Contents, after: Contents): void {
  for (const [table, rows] of before.tables) {
    if (table === 'migration') continue
    if (table === 'checkout') {
      expectKeysKept(rows, after)
      continue
    }
    const now = emptied(after.tables.get(table) ?? [], rows, filled[table])
    const columns = Object.keys(rows[0] ?? {}).filter((name) => !dropped[table]?.includes(name))
    const [linesBefore, linesAfter] = [linesOf(rows, columns), linesOf(now, columns)]
    expectNone(`rows of ${table} that are lost or changed`, without(linesBefore, linesAfter))
    if (!growing.includes(table)) expectNone(`rows of ${table} that are new`, without(linesAfter, linesBefore))
  }
}

/** The rows with nothing in this column where there was nothing before. */
function emptied(rows: readonly Row[], before: readonly Row[], column: string | undefined): readonly Row[] {
  if (column === undefined) return rows
  const empty = new Set(before.filter((row) => row[column] === null).map(({ id }) => id))
  return rows.map((row) => (empty.has(row.id) ? { ...row, [column]: null } : row))
}

/** The keys of orders are kept with those of all other forms (record 44). */
function expectKeysKept(rows: readonly Row[], after: Contents): void {
  const keys = new Map(after.tables.get('idempotency_key')?.map(({ key, made }) => [key, made]))
  expectNone(
    'keys of orders that are lost',
    rows.filter(({ key, order_id: order }) => keys.get(key ?? '') !== order),
  )
}

const linesOf = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((name) => [name, row[name]])))

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = Map.groupBy(others, (line) => line)
  return lines.filter((line) => !left.get(line)?.pop())
}
