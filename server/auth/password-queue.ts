// The queue for computing password hashes: each takes 19 MiB and a core, so only a few run at once, and few may wait.

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
