// Lays rendered pictures side by side, as a menu shows them: node artwork/sheet.mjs [FOLDER] [NAME…]
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const cache = fileURLToPath(new URL('../.cache/artwork/', import.meta.url))
const [folder = join(cache, 'masters'), ...only] = process.argv.slice(2)
const names = only.length > 0 ? only : readdirSync(folder).flatMap((file) => file.match(/^(.+)\.png$/)?.[1] ?? [])
const columns = 7
const width = 192
const height = 168
const line = 22
const label = (name) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${line}"><text x="4" y="16" font-family="Inter, sans-serif" font-size="13" fill="#2b1a10">${name}</text></svg>`,
  )
const tiles = await Promise.all(
  names.map(async (name, index) => {
    const left = (index % columns) * (width + 6)
    const top = Math.floor(index / columns) * (height + line + 6)
    const input = await sharp(join(folder, `${name}.png`))
      .resize(width, height, { fit: 'cover' })
      .png()
      .toBuffer()
    return [
      { input, left, top },
      { input: label(name), left, top: top + height },
    ]
  }),
)
mkdirSync(cache, { recursive: true })
await sharp({
  create: {
    width: columns * (width + 6),
    height: Math.ceil(names.length / columns) * (height + line + 6),
    channels: 3,
    background: '#fff7ea',
  },
})
  .composite(tiles.flat())
  .png()
  .toFile(join(cache, 'sheet.png'))
console.log(join(cache, 'sheet.png'))
