// What a process has cost so far: its CPU time and its memory.

export interface Cost {
  /** CPU time of all threads since the start, user and system, in ms. */
  readonly cpuMs: number
  /** Resident memory in bytes. */
  readonly rss: number
}

export type CostTalk = {
  readonly cost: { readonly asked: null; readonly answered: Cost }
}

export function costSoFar(): Cost {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() }
}
