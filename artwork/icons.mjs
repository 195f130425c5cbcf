// Makes the icons of browser tabs and home screens from the logo: node artwork/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (name) => fileURLToPath(new URL(`../web/public/${name}`, import.meta.url))
const mark = readFileSync(at('mark.svg'))
const cream = '#FFF7EA'

/** The logo on cream, `share` of the width wide. Home screens may cut out a circle of 80 %. */
async function icon(size, share) {
  const inner = Math.round(size * share)
  const drawn = await sharp(mark, { density: 72 * (inner / 32) * 2 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: share === 1 ? '#0000' : cream } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer()
}

/** An .ico that holds PNGs: a head of 6 bytes, 16 for each, then the files. */
function ico(files) {
  const head = Buffer.alloc(6 + 16 * files.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(files.length, 4)
  let offset = head.length
  files.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...files.map(({ data }) => data)])
}

writeFileSync(at('apple-touch-icon.png'), await icon(180, 0.62))
for (const size of [192, 512]) {
  writeFileSync(at(`icon-${size}.png`), await icon(size, 0.86))
  writeFileSync(at(`icon-maskable-${size}.png`), await icon(size, 0.56))
}
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await icon(size, 1) })))
writeFileSync(at('favicon.ico'), ico(small))
