// What work costs the thread of a server, in time of the processor, which a busy machine hardly lengthens.

/** All of it, in ms. */
export async function busyDuring(work: () => Promise<unknown>): Promise<number> {
  const begun = busyMs()
  await work()
  return busyMs() - begun
}

/** The longest stretch, in ms, in which it let nothing else happen: between two turns of the event loop. */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
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
  try {
    await work()
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
