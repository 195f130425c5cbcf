// Writes a ZIP of many files into the file that it is given, and prints for how many ms it held everybody up. In a
// process of its own: what other tests keep in memory is gone over with each collection, and would be measured too.
import { writeFile } from 'node:fs/promises'
import { longestTurn } from '#server/testing/longest-turn.ts'
import { type ZippedFile, zipOf } from '../zip-file.ts'

async function* files(count: number): AsyncGenerator<ZippedFile> {
  for (let place = 0; place < count; place++)
    yield { name: `crème-${place}.xml`, bytes: Buffer.from(`<total>${place}</total>`) }
}

const [path = '', count = '0'] = process.argv.slice(2)
// Kept as parts, they would be the most of what is collected.
const whole = Buffer.alloc(16 * 2 ** 20)
let size = 0
const turn = await longestTurn(async () => {
  for await (const part of zipOf(files(Number(count)), Date.now())) size += part.copy(whole, size)
})
await writeFile(path, whole.subarray(0, size))
console.log(turn)
