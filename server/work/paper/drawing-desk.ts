// Has slips drawn outside the server's own thread. A thread that hangs or ends is replaced at the next slip.
import { Worker } from 'node:worker_threads'
import type { Slip } from '#domain/paper/slip.ts'
import { sourceFile } from '#server/source-file.ts'
import type { DrawingOrder } from './drawing-thread.ts'
import type { OneBitPicture } from './one-bit-picture.ts'
import type { ReceiptLogo } from './receipt-logo.ts'

export interface DrawingThread {
  /** The pages of a slip. Rejects if it cannot be drawn. `width`: in dots, a multiple of 8. */
  draw(slip: Slip, width: number, logo: OneBitPicture | null): Promise<OneBitPicture[]>
  close(): Promise<void>
}

export interface DrawingDesk {
  /** As the thread draws it, with the shop's logo on slips that have one. */
  draw(slip: Slip, width: number): Promise<OneBitPicture[]>
}

export const openDrawingDesk = (thread: DrawingThread, logoFor: ReceiptLogo): DrawingDesk => ({
  draw: async (slip, width) => {
    const hasLogo = slip.parts?.some(({ kind }) => kind === 'logo')
    return await thread.draw(slip, width, hasLogo ? await logoFor(width) : null)
  },
})

interface Drawn {
  readonly id: number
  readonly pages?: OneBitPicture[]
  readonly error?: string
}

interface Waiting {
  readonly resolve: (pages: OneBitPicture[]) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

const threadFile = sourceFile('work/paper/drawing-thread.ts')
const patienceMs = 20_000
/** Opening it takes as long as a slip may wait, so that it outlasts the pauses of a day, and ends at night. */
const restMs = 30 * 60_000

export function openDrawingThread(endsAfter = restMs): DrawingThread {
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id)
    if (one) clearTimeout(one.timer)
    waiting.delete(id)
    if (waiting.size === 0) rest()
    return one
  }

  /** Idle, it keeps no process alive, and after a while no memory. */
  function rest(): void {
    thread?.unref()
    clearTimeout(resting)
    resting = setTimeout(() => {
      const rested = thread
      thread = undefined
      void rested?.terminate()
    }, endsAfter).unref()
  }

  function lose(lost: Worker, error: Error): void {
    if (thread !== lost) return
    thread = undefined
    for (const id of [...waiting.keys()]) take(id)?.reject(error)
    void lost.terminate()
  }

  function open(): Worker {
    const opened = new Worker(threadFile, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    opened.on('message', ({ id, pages, error }: Drawn) => {
      const one = take(id)
      if (pages) one?.resolve(pages)
      else one?.reject(new Error(error ?? 'the slip was not drawn'))
    })
    opened.on('error', (error) => lose(opened, error instanceof Error ? error : new Error(String(error))))
    opened.on('exit', () => lose(opened, new Error('the thread that draws slips has ended')))
    return opened
  }

  return {
    draw: (slip, width, logo) =>
      new Promise((resolve, reject) => {
        clearTimeout(resting)
        thread ??= open()
        const asked = thread
        const id = ++last
        const late = () => lose(asked, new Error('the slip was not drawn in time'))
        waiting.set(id, { resolve, reject, timer: setTimeout(late, patienceMs) })
        asked.ref()
        asked.postMessage({ id, slip, width, logo } satisfies DrawingOrder)
      }),
    close: async () => {
      clearTimeout(resting)
      const closed = thread
      thread = undefined
      for (const id of [...waiting.keys()]) take(id)?.reject(new Error('the server stops'))
      await closed?.terminate()
    },
  }
}
