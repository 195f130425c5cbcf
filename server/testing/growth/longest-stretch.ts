// How long a server keeps its thread to itself: the processor time between two turns of the event loop, which a busy
// machine does not lengthen.

/** Notes where one piece of work ends and the next begins. */
export interface Stretches {
  mark(): void
}

/** The longest stretch, in ms, in which `work` let nothing else happen. It marks what it begins itself. */
export async function longestStretch(work: (stretches: Stretches) => Promise<unknown>): Promise<number> {
  let last = busyMs()
  let longest = 0
  const mark = (): void => {
    const now = busyMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  let isOver = false
  const turn = (): void => {
    mark()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  last = busyMs()
  try {
    await work({ mark })
  } finally {
    mark()
    isOver = true
  }
  return longest
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
