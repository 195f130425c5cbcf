// Long work in pieces: SQLite answers at once, so nothing that reads it for long ever waits by itself.
import { setImmediate as turn } from 'node:timers/promises'

/** So long, in ms, others may have to wait for a piece. */
const pieceMs = 8

/** To be called between steps of some work: once a piece is done, it lets the event loop serve the others. */
export function inPieces(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < pieceMs) return
    await turn()
    begun = performance.now()
  }
}
