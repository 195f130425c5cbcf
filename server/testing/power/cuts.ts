// Cuts the power of a shop again and again while it is busy, and looks at what is left each time.
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type StoreAddress } from '../../store/open.ts'
import { type Dice, dice } from '../lunch/dice.ts'
import type { OwnProcess } from '../own-process.ts'
import type { Person } from '../people.ts'
import { type Book, expectNoGap, expectSoundFile, expectWhole, openBook } from './book.ts'
import { live } from './life.ts'
import { ordinary, type Place, type Supply } from './supplies.ts'

export interface Cutting extends Place {
  readonly supply: Supply
  readonly barista: Person
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

/** Throws what is not as the shop promised, with the seed. */
export async function playCuts(cutting: Cutting): Promise<CutResult> {
  const { supply, seed } = cutting
  const book = openBook()
  const counts = { cuts: 0, whileStarting: 0, unanswered: 0 }
  const begun = performance.now()
  let named = 0
  const name = () => `Guest ${++named}`
  while (counts.cuts < cutting.cuts && performance.now() - begun < cutting.longest) {
    const chance = dice(seed + counts.cuts)
    try {
      const server = await supply.start(chance)
      if (!server) counts.whileStarting++
      else await busyUntilCut(cutting, server, { book, dice: chance, name })
      counts.unanswered += book.unanswered.size
      const more = await supply.again(chance)
      counts.cuts += 1 + more
      counts.whileStarting += more
      await inspect(cutting.address, book)
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      throw new Error(`after cut ${counts.cuts}, seed ${seed}: ${text}`, { cause: error })
    }
  }
  const { unanswered } = counts
  await sendTheRest(cutting, book, name)
  return { ...counts, unanswered, orders: book.taken.size, accepted: book.accepted.size }
}

type Busy = { readonly book: Book; readonly dice: Dice; readonly name: () => string }

async function busyUntilCut({ barista, supply }: Cutting, server: OwnProcess, busy: Busy): Promise<void> {
  const over = new AbortController()
  const living = live({ ...busy, barista, address: server.address, until: over.signal })
  await supply.gone(server, busy.dice)
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
