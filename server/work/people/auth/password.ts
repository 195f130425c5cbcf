// Passwords: argon2id, each with its own salt, stored as PHC text; computed in turn.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's second recommendation: 19 MiB, 2 passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** The hash of a password as PHC text, such as $argon2id$v=19$m=19456,t=2,p=1$salt$tag. */
export async function hashPassword(password: string, asker: Asker = 'stranger'): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(asker, { message: password.normalize('NFKC'), nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(nonce)}$${bare(tag)}`
}

/** Takes as long for a malformed hash. `stale`: it was made with other cost parameters. */
export async function checkPassword(
  password: string,
  phc: string,
  asker: Asker = 'stranger',
): Promise<{ fits: boolean; stale: boolean }> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!match) {
    await hashPassword(password, asker)
    return { fits: false, stale: false }
  }
  const [, memory, passes, parallelism] = match.map(Number) as [number, number, number, number]
  const expected = Buffer.from(match[5] as string, 'base64')
  const tag = await derive(asker, {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(match[4] as string, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return {
    fits: timingSafeEqual(tag, expected),
    stale: memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism,
  }
}

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const derive = (asker: Asker, parameters: Argon2Parameters): Promise<Buffer> =>
  inTurn(
    asker,
    () =>
      new Promise<Buffer>((resolve, reject) =>
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
      ),
  )

/** What is waited for by a known device, or by somebody who is signed in, comes before what strangers ask. */
export type Asker = 'known' | 'stranger'

/** So many others wait already that this one is not taken; it may be tried again after a few seconds. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** With more at once, sign-ins would starve the orders. */
const mostAtOnce = 2
/** Of each kind; the last of them waits for about a second. */
const mostWaiting = 30

let computing = 0
const waiting: Readonly<Record<Asker, (() => void)[]>> = { known: [], stranger: [] }

/** Runs `work` when it is its turn. Throws QueueFull if too many of its kind wait. */
export async function inTurn<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value> {
  if (computing < mostAtOnce) computing++
  else if (waiting[asker].length >= mostWaiting) throw new QueueFull('too many passwords wait to be computed')
  else await new Promise<void>((turn) => waiting[asker].push(turn))
  try {
    return await work()
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift()
    if (next) next()
    else computing--
  }
}
