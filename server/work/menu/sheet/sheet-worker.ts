// Runs one job in a thread of its own, whose time and memory run-sheet-job.ts limits.
import { parentPort, workerData } from 'node:worker_threads'
import { type ReadJob, readSheetJob, type WriteJob, writeSheetJob } from './sheet-jobs.ts'

const job = workerData as ReadJob | WriteJob
parentPort?.postMessage(job.kind === 'read' ? await readSheetJob(job) : await writeSheetJob(job))
