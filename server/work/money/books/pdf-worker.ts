// Draws one paper in a thread of its own: cutting the typefaces takes half a second, for which nobody's order waits.
import { parentPort, workerData } from 'node:worker_threads'
import type { Paper } from '#domain/money/paper.ts'
import { writePdf } from './write-pdf.ts'

const { paper, at } = workerData as { paper: Paper; at: number }
parentPort?.postMessage(await writePdf(paper, at))
