// A closed loop: a number of customers at once, each sending its next request as soon as it has its response.
import { type Heard, openWire, type WireOptions } from './wire.ts'

export interface LoopWish extends WireOptions {
  readonly customers: number
  readonly ms: number
  /** The next request of a customer. */
  readonly request: () => string
  /** The response; called within the measured time, so it must be fast. */
  readonly heard: (heard: Heard) => void
}

export interface Looped {
  readonly answers: number
  readonly ms: number
  /** ms from the request to the complete response. */
  readonly p50: number
  readonly p99: number
}

/** Runs until the time is over and every customer has its last response, or until the other side is gone. */
export async function loop({ customers, ms, request, heard, ...wish }: LoopWish): Promise<Looped> {
  const took: number[] = []
  let end = 0
  const customer = async (): Promise<void> => {
    const over = Promise.withResolvers<void>()
    const wire = await openWire({ ...wish, lost: over.resolve })
    const askOnce = (): void => {
      const asked = performance.now()
      wire.ask(request(), (answer) => {
        const now = performance.now()
        took.push(now - asked)
        heard(answer)
        if (now < end) askOnce()
        else over.resolve()
      })
    }
    end ||= performance.now() + ms
    askOnce()
    await over.promise
    wire.close()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: customers }, customer))
  const elapsed = performance.now() - start
  took.sort((a, b) => a - b)
  return { answers: took.length, ms: elapsed, p50: at(took, 0.5), p99: at(took, 0.99) }
}

/** The value below which a share of the sorted list lies; 0 for an empty list. */
export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
