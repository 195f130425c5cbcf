// Draws slips in a thread that lives as long as the server: subsetting the typefaces takes half a second, once.
import { parentPort } from 'node:worker_threads'
import type { Slip } from '#domain/paper/slip.ts'
import { drawSlip } from './draw-slip.ts'
import type { OneBitPicture } from './one-bit-picture.ts'
import { openSlipLetters } from './slip-letters.ts'

export interface DrawingOrder {
  readonly id: number
  readonly slip: Slip
  readonly width: number
  readonly logo: OneBitPicture | null
}

const letters = openSlipLetters()

parentPort?.on('message', async ({ id, slip, width, logo }: DrawingOrder) => {
  try {
    parentPort?.postMessage({ id, pages: drawSlip(await letters, slip, width, logo) })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
})
