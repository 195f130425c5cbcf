// A clock that only goes forward, for limits: setting a clock back must not keep anybody shut out longer (F-71).

/** Milliseconds since some instant. */
export type Elapsed = () => number

/** The process's own clock, which nobody sets. */
export const elapsedHere: Elapsed = () => performance.now()

/** For a clock that is handed in, as tests do: goes on while it does, and stands still while it is set back. */
export function onlyForward(now: () => number): Elapsed {
  let last = now()
  let elapsed = 0
  return () => {
    const read = now()
    elapsed += Math.max(0, read - last)
    last = read
    return elapsed
  }
}
