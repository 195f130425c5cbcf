// A separate process for a test: processes one picture file and prints the peak memory that it took.
import { readFile } from 'node:fs/promises'
import { encodePicture } from '../encode.ts'

const file = await readFile(process.argv[2] ?? '')
const tiny = Buffer.from('<svg/>')
await encodePicture(tiny)
const before = process.resourceUsage().maxRSS
const done = await encodePicture(file)
const megabytes = Math.round((process.resourceUsage().maxRSS - before) / 1024)
process.stdout.write(JSON.stringify({ said: done.ok ? 'taken' : done.refusal, megabytes }))
