// How many streams may be open: a share for each address, and all together fewer than this process may open files.
import { existsSync, readFileSync } from 'node:fs'
import { networksOf } from '../auth/limits/network-of.ts'

export interface StreamPlaces {
  /** Takes a place; returns how to give it back, or undefined if there is none. Staff get the last places. */
  take(address: string, staff: boolean): (() => void) | undefined
}

/** The share of the files that streams of customers may take; with those of staff. The rest is for requests. */
const shares = { customers: 0.7, staff: 0.8 } as const

/** `perAddress`: 0 for no limit. `files`: how many this process may open. */
export function streamPlaces(perAddress: number, files = openFiles()): StreamPlaces {
  const taken = new Map<string, number>()
  let all = 0
  const move = (address: string, by: 1 | -1): void => {
    all += by
    for (const { network } of networksOf(address)) {
      const now = (taken.get(network) ?? 0) + by
      if (now > 0) taken.set(network, now)
      else taken.delete(network)
    }
  }
  const isFull = (address: string, staff: boolean): boolean =>
    all >= Math.floor(files * shares[staff ? 'staff' : 'customers']) ||
    (perAddress > 0 &&
      networksOf(address).some(({ network, share }) => (taken.get(network) ?? 0) >= perAddress * share))
  return {
    take: (address, staff) => {
      if (isFull(address, staff)) return undefined
      move(address, 1)
      let given = false
      return () => {
        if (!given) move(address, -1)
        given = true
      }
    },
  }
}

/** Where the system does not say it, as many as most systems allow a service. */
const usualFiles = 10_240

/** How many files, and so connections, this process may open. */
export function openFiles(source = '/proc/self/limits'): number {
  if (!existsSync(source)) return usualFiles
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync(source, 'utf8')) ?? []
  return soft === 'unlimited' ? 1_000_000 : Number(soft) || usualFiles
}
