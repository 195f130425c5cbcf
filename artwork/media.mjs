// Cuts the pictures of the landing and about pages to size: node artwork/media.mjs FOLDER
// FOLDER holds the renders: hero.webp and hero.webm (16:9), pano.webp (360°, 2:1) and square pictures of items.
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const from = process.argv[2] ?? '.'
const to = fileURLToPath(new URL('../web/public/media/', import.meta.url))
const items = ['cappuccino', 'waffle', 'apple_cake', 'bagel', 'panini', 'salad', 'iced_latte', 'hot_tea']

/** Each picture in two widths, as AVIF and, for older browsers, WebP. */
async function lay(image, name, widths, quality = 50) {
  for (const width of widths) {
    const sized = image.clone().resize({ width })
    await sized
      .clone()
      .avif({ quality, effort: 8 })
      .toFile(join(to, `${name}-${width}.avif`))
    await sized
      .clone()
      .webp({ quality: quality + 22, effort: 6 })
      .toFile(join(to, `${name}-${width}.webp`))
  }
}

/** What the tour shows first: 100° of the panorama, straight ahead, as a flat picture of 16:9. */
async function firstView(file, width = 1280) {
  const height = (width * 9) / 16
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const reach = Math.tan((50 * Math.PI) / 180)
  const out = Buffer.alloc(width * height * 3)
  const sample = (x, y, channel) =>
    data[(Math.min(Math.max(y, 0), info.height - 1) * info.width + ((x + info.width) % info.width)) * 3 + channel]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const across = ((column + 0.5) / width - 0.5) * 2 * reach
      const down = ((row + 0.5) / height - 0.5) * 2 * reach * (9 / 16)
      const x = (Math.atan(across) / (2 * Math.PI) + 0.5) * info.width - 0.5
      const y = (Math.atan2(down, Math.hypot(1, across)) / Math.PI + 0.5) * info.height - 0.5
      const [left, top] = [Math.floor(x), Math.floor(y)]
      for (let channel = 0; channel < 3; channel++) {
        const upper = sample(left, top, channel) * (left + 1 - x) + sample(left + 1, top, channel) * (x - left)
        const lower = sample(left, top + 1, channel) * (left + 1 - x) + sample(left + 1, top + 1, channel) * (x - left)
        out[(row * width + column) * 3 + channel] = upper * (top + 1 - y) + lower * (y - top)
      }
    }
  return sharp(out, { raw: { width, height, channels: 3 } })
}

await mkdir(to, { recursive: true })
const hero = sharp(join(from, 'hero.webp'))
const { width, height } = await hero.metadata()
// A phone sees the cup alone: 4:5, with as much to its left and right as the film shows at 76 %.
const tall = { width: Math.round(height * 0.8), height, top: 0 }
await lay(hero.clone().extract({ ...tall, left: Math.round((width - tall.width) * 0.76) }), 'hero-tall', [420, 720])
await lay(hero, 'hero-wide', [960, 1600])
await copyFile(join(from, 'hero.webm'), join(to, 'hero.webm'))
await copyFile(join(from, 'pano.webp'), join(to, 'pano.webp'))
await lay(await firstView(join(from, 'pano.webp')), 'pano-first', [640, 1280])
for (const item of items) await lay(sharp(join(from, `${item}.webp`)), item.replace('_', '-'), [320, 600])
