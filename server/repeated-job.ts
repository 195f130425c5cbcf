// What a server does again and again in the background: by the clock, when it is woken, and never twice at once.

interface Single {
  start(): void
  /** Resolves when it is not running. */
  idle(): Promise<void>
}

/** Runs a job one at a time: a start while it runs makes it run once more. */
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

export interface RepeatedJob {
  /** Looks again and again from now on, until the returned function is called. */
  start(): () => void
  /** Looks once; resolves when everything that it found was saved. */
  look(): Promise<void>
  /** Looks as soon as nothing is under way. */
  wake(): void
  /** Resolves when nothing is under way. */
  close(): Promise<void>
}

export function openRepeatedJob(
  look: () => Promise<void>,
  everyMs: number,
  failed: (error: unknown) => void,
): RepeatedJob {
  const single = runOneAtATime(look, failed)
  return {
    start: () => {
      const timer = setInterval(single.start, everyMs).unref()
      return () => clearInterval(timer)
    },
    look: async () => {
      await single.idle()
      await look()
    },
    wake: single.start,
    close: single.idle,
  }
}

/** The same from now on, until it is closed. */
export function startRepeatedJob(...given: Parameters<typeof openRepeatedJob>): RepeatedJob {
  const job = openRepeatedJob(...given)
  const stop = job.start()
  return {
    ...job,
    close: async () => {
      stop()
      await job.close()
    },
  }
}
