// A process of its own: checks the SVG on its input, draws it as PNG to its output, and exits if that costs too much.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { mostDecodingMemory } from './decoding-cost.ts'
import { isPlainSvg, notPlain } from './svg.ts'

const widest = 960

const { rss } = process.memoryUsage
const atStart = rss()
setInterval(() => {
  if (rss() - atStart > mostDecodingMemory) process.exit(3)
}, 20).unref()

sharp.cache(false)
sharp.concurrency(1)
const file = await buffer(process.stdin)
if (!isPlainSvg(file)) process.exit(notPlain)
const head = await sharp(file, { limitInputPixels: false }).metadata()
const drawn = await sharp(file, { limitInputPixels: false, density: densityFor(head) })
  .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: false })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.end(drawn)

/** Dots per inch that draw at about the kept size, whatever size the drawing claims; 72 is its own. */
function densityFor({ width, height }: { readonly width: number; readonly height: number }): number {
  const scale = Math.min(widest / width, (widest * 2) / height)
  return Math.min(100_000, Math.max(1, 72 * scale))
}
