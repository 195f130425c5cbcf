// What work costs the thread of a server, in time of the processor, which a busy machine hardly lengthens.

/** All of it, in ms. */
export async function busyDuring(work: () => Promise<unknown>): Promise<number> {
  const begun = busyMs()
  await work()
  return busyMs() - begun
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
