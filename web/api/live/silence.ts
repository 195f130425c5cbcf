// Notices when nothing is heard for too long: the server beats every 15 s, so longer silence is a dead connection.

/** Two beats may be lost or late. */
export const longestSilenceMs = 40_000

export interface Silence {
  /** Restarts the time. */
  readonly broken: () => void
  readonly stop: () => void
}

/** Calls `gone` when the silence has lasted too long. */
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
