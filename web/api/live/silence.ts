// Notices that nothing was heard for too long: the server beats every 15 seconds, so longer silence is a dead connection.

/** Two beats may be lost or late. */
export const longestSilenceMs = 40_000

export interface Silence {
  /** Begins to count anew. */
  readonly broken: () => void
  readonly stop: () => void
}

/** Calls `gone` once nothing broke the silence for so long. */
export function watchSilence(gone: () => void): Silence {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    broken: () => {
      clearTimeout(timer)
      timer = setTimeout(gone, longestSilenceMs)
    },
    stop: () => clearTimeout(timer),
  }
}
