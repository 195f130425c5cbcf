// Loaded before a server whose disk loses power: its database is on a disk that forgets what was not synced, and the
// process ends by SIGKILL after POWER_CUT_AFTER operations of that disk, in the middle of whatever it does then.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { dice } from '../dice.ts'
import { loseUnsynced } from './lossy-disk.ts'
import '../lunch/steered-clock.ts'

const { DATA_DIR = '', POWER_CUT_AFTER, POWER_SEED } = process.env
const database = join(DATA_DIR, 'noisette.db')
const here = ['', '-wal', '-journal'].map((beside) => database + beside)
const chance = dice(Number(POWER_SEED))
const precision = 2 ** 30
let left = Number(POWER_CUT_AFTER)

loseUnsynced({
  isHere: (path) => here.includes(path),
  chance: () => chance.below(precision) / precision,
  tick: () => {
    left--
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  },
})

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'node:sqlite'
      ? { url: new URL('./sqlite-in-wasm.ts', import.meta.url).href, shortCircuit: true, format: 'module-typescript' }
      : next(specifier, context),
})
