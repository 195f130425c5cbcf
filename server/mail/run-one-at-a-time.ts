// Runs a job one at a time: a start while it runs makes it run once more.

export interface Single {
  start(): void
  /** Resolves when it is not running. */
  idle(): Promise<void>
}

export function runOneAtATime(job: () => Promise<void>, failed: (error: unknown) => void): Single {
  let running: Promise<void> | undefined
  let again = false
  const run = async (): Promise<void> => {
    do {
      again = false
      await job().catch(failed)
    } while (again)
    running = undefined
  }
  return {
    start: () => {
      again = true
      running ??= run()
    },
    idle: async () => {
      while (running !== undefined) await running
    },
  }
}
