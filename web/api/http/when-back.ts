// For what waits until the shop can be reached again; not in the first load.
import { connectionStore } from './connection.ts'

/** Runs `act` each time the shop can be reached again, until the returned function is called. */
export const whenBack = (act: () => void): (() => void) =>
  connectionStore.watch(() => {
    if (connectionStore.read()) act()
  })
