// What loses its power: a server with its own database, or the server of a database, on a disk that forgets.
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { StoreAddress } from '#server/store/open.ts'
import type { Dice } from '#server/testing/dice.ts'
import { type OwnProcess, startProcess } from '#server/testing/own-process.ts'
import { KilledWhileStarting, type Postgres } from '#server/testing/postgres/test-postgres.ts'
import type { ForgetfulDisk } from './forgetful-disk.ts'

export interface StorePlace {
  readonly address: StoreAddress
  readonly now: number
}

export interface Supply {
  /** Starts what will lose its power; undefined if it lost it before it was open. */
  start(chance: Dice): Promise<OwnProcess | undefined>
  /** Resolves when a server that was started has lost it. */
  gone(server: OwnProcess, chance: Dice): Promise<unknown>
  /** Power again, for what the disk has; how many more cuts came meanwhile. */
  again(chance: Dice): Promise<number>
}

/** A life that no cut ends is ended after so many milliseconds. */
const longestLife = 20_000

const environmentOf = ({ address, now }: StorePlace): Record<string, string> => ({
  ...('sqlite' in address ? { DATA_DIR: dirname(address.sqlite) } : { DATABASE_URL: address.postgres }),
  DEMO: 'no',
  SIMULATED_NOW: String(now),
})

const clock = new URL('../lunch/steered-clock.ts', import.meta.url)
/** A server on a machine that keeps its power. */
export const ordinary = (place: StorePlace, until?: Promise<unknown>) =>
  startProcess(environmentOf(place), { preload: clock, ...(until && { until }) })

/** A server that a cut ended has no exit code; whatever else keeps it from starting is a fault. */
function unlessCut(error: Error): undefined {
  if (!error.message.startsWith('the server ended with null:')) throw error
}

const preload = new URL('./power-settings.ts', import.meta.url)

/** Most cuts come while it is busy, some while it starts; in half of the lives the log is copied often. */
export const sqliteSupply = (place: StorePlace, folder: string, disk: ForgetfulDisk, synchronous = 'full'): Supply => ({
  async start(chance) {
    disk.cutStartAfter(1 + chance.below(chance.happens(0.15) ? 40 : 5000))
    const power = { POWER_CHECKPOINT: chance.happens(0.5) ? '4000' : '40', POWER_SYNCHRONOUS: synchronous }
    const environment = { ...environmentOf(place), ...(await disk.environment(folder)), ...power }
    return await startProcess(environment, { preload }).catch(unlessCut)
  },
  gone: (server) => Promise.race([server.ended, sleep(longestLife)]),
  again: (chance) => {
    disk.forget(chance)
    return Promise.resolve(0)
  },
})

/** The disk of the database forgets; in half of the lives it often has checkpoints. Some cuts come while it starts. */
export const forgetfulSupply = (place: StorePlace, postgres: Postgres, disk: ForgetfulDisk): Supply => ({
  async start(chance) {
    const hasCheckpoints = chance.happens(0.5)
    const busy = hasCheckpoints ? 1500 : 400
    disk.cutAfter(1 + chance.below(chance.happens(0.15) ? 30 : busy))
    if (hasCheckpoints) void checkpoints(postgres.url)
    // Without its database a server that starts waits, or says so and ends.
    return await ordinary(place, postgres.gone).catch(async (error: Error) => {
      if (!disk.hasGone()) throw error
      await postgres.gone
      return undefined
    })
  },
  async gone() {
    await Promise.race([postgres.gone, sleep(longestLife)])
    await postgres.crash()
    await postgres.gone
  },
  async again(chance) {
    for (let more = 0; ; more++) {
      disk.forget(chance)
      disk.cutStartAfter(more === 0 && chance.happens(0.2) ? 1 + chance.below(2000) : undefined)
      const isUp = await postgres.restart().then(() => true, unlessKilled)
      disk.cutStartAfter(undefined)
      if (isUp) disk.cutAfter(undefined)
      if (isUp && !disk.hasGone()) return more
      await postgres.gone
    }
  },
})

function unlessKilled(error: Error): false {
  if (!(error instanceof KilledWhileStarting)) throw error
  return false
}

/** One after the other until the database is gone. */
async function checkpoints(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    while (true) {
      await client.query('checkpoint')
      await sleep(100)
    }
  } catch {
    // The power is gone.
  }
}
