// Measures for how long some work keeps everybody else from the event loop.

/**
 * The processor time of this thread, in ms, in the longest turn of the event loop until `work` is done. Processor time,
 * because what other programs take of a shared machine is nobody's fault here.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let going = true
  let last = process.threadCpuUsage()
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
    if (going) setImmediate(look)
  }
  setImmediate(look)
  try {
    await work()
    await new Promise((turn) => setImmediate(turn))
  } finally {
    going = false
  }
  return longest
}
