// Cuts the power of a shop again and again while it is busy, and looks at what is left each time.
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore, type StoreAddress } from '../../store/open.ts'
import { type Dice, dice } from '../lunch/dice.ts'
import { type OwnProcess, startProcess } from '../own-process.ts'
import type { Person } from '../people.ts'
import type { Postgres } from '../postgres/postgres.ts'
import { type Book, expectNoGap, expectSoundFile, expectWhole, openBook } from './book.ts'
import { live } from './life.ts'

export interface Cutting {
  readonly address: StoreAddress
  /** The server of the database, which loses its power too. */
  readonly postgres?: Postgres
  readonly barista: Person
  readonly now: number
  readonly cuts: number
  readonly seed: number
  /** No life begins after so many milliseconds. */
  readonly longest: number
}

export interface CutResult {
  readonly cuts: number
  /** Cuts before the server was open: while it read what the cut before had left. */
  readonly whileStarting: number
  readonly orders: number
  readonly accepted: number
  /** Orders whose answer a cut took away; each was sent again, and is there once. */
  readonly unanswered: number
}

/** A life that no cut ends is ended after so many milliseconds. */
const longestLife = 20_000
const preload = new URL('./preload.ts', import.meta.url)

/** Throws what is not as the shop promised, with the seed. */
export async function playCuts(cutting: Cutting): Promise<CutResult> {
  const book = openBook()
  const counts = { cuts: 0, whileStarting: 0, unanswered: 0 }
  const begun = performance.now()
  let named = 0
  const name = () => `Guest ${++named}`
  while (counts.cuts < cutting.cuts && performance.now() - begun < cutting.longest) {
    const chance = dice(cutting.seed + counts.cuts)
    const server = await (cutting.postgres ? ordinary(cutting) : onLossyDisk(cutting, chance)).catch(cutWhileStarting)
    if (!server) counts.whileStarting++
    else await busyUntilCut(cutting, server, { book, dice: chance, name })
    counts.cuts++
    counts.unanswered += book.unanswered.size
    await cutting.postgres?.restart()
    await inspect(cutting.address, book).catch((error: Error) => {
      throw new Error(`after cut ${counts.cuts}, seed ${cutting.seed}: ${error.message}`, { cause: error })
    })
  }
  const { unanswered } = counts
  await sendTheRest(cutting, book, name)
  return { ...counts, unanswered, orders: book.taken.size, accepted: book.accepted.size }
}

/** A server that a cut ended has no exit code; whatever else keeps it from starting is a fault. */
function cutWhileStarting(error: Error): undefined {
  if (!error.message.startsWith('the server ended with null:')) throw error
}

const environmentOf = ({ address, now }: Cutting): Record<string, string> => ({
  ...('sqlite' in address ? { DATA_DIR: dirname(address.sqlite) } : { DATABASE_URL: address.postgres }),
  DEMO: 'no',
  SIMULATED_NOW: String(now),
})

const clock = new URL('../lunch/steered-clock.ts', import.meta.url)
const ordinary = (cutting: Cutting) => startProcess(environmentOf(cutting), { preload: clock })

/** Most cuts come while it is busy, some while it starts; in half of the lives the log is copied often. */
function onLossyDisk(cutting: Cutting, chance: Dice): Promise<OwnProcess> {
  const power = {
    POWER_CUT_AFTER: String(1 + chance.below(chance.happens(0.15) ? 40 : 5000)),
    POWER_SEED: String(chance.below(2 ** 30)),
    POWER_CHECKPOINT: chance.happens(0.5) ? '4000' : '40',
  }
  return startProcess({ ...environmentOf(cutting), ...power }, { preload })
}

type Busy = { readonly book: Book; readonly dice: Dice; readonly name: () => string }

async function busyUntilCut(cutting: Cutting, server: OwnProcess, busy: Busy): Promise<void> {
  const over = new AbortController()
  const { barista, postgres } = cutting
  const living = live({ ...busy, barista, address: server.address, until: over.signal })
  if (postgres) {
    await sleep(50 + busy.dice.below(1500))
    await Promise.all([postgres.crash(), server.end('SIGKILL')])
  } else await Promise.race([server.ended, sleep(longestLife)])
  await server.end('SIGKILL')
  over.abort()
  await living
}

/** Opens what the disk has, as the next server would, in a copy that nobody else works with. */
async function inspect(address: StoreAddress, book: Book): Promise<void> {
  if ('postgres' in address) {
    const store = await openStore(address, 0)
    return await expectWhole(store, book).finally(() => store.close())
  }
  const folder = await mkdtemp(join(tmpdir(), 'noisette-power-'))
  try {
    const file = join(folder, 'noisette.db')
    await copyFile(address.sqlite, file)
    await copyFile(`${address.sqlite}-wal`, `${file}-wal`).catch(() => {})
    const store = await openStore({ sqlite: file }, 0)
    await expectWhole(store, book)
      .then(() => expectNoGap(store))
      .finally(() => store.close())
    expectSoundFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Who had no answer asks again; then everything is there, by the program as it is run. */
async function sendTheRest(cutting: Cutting, book: Book, name: () => string): Promise<void> {
  const server = await ordinary(cutting)
  const over = new AbortController()
  over.abort()
  const { barista, seed } = cutting
  await live({ book, barista, name, dice: dice(seed), address: server.address, until: over.signal })
  await server.end('SIGTERM')
  if (book.unanswered.size > 0) throw new Error('orders were not answered although the server is well')
  await inspect(cutting.address, book)
}
