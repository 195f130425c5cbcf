// `node scripts/share-picture.ts PICTURE`: makes the picture of a shared link, 1200 by 630, with the logo in a corner.
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const [picture] = process.argv.slice(2)
if (!picture) {
  console.error('Which picture? A wide one, such as the poster of the landing page.')
  process.exit(1)
}

const mark = await sharp(readFileSync(at('../web/public/favicon.svg')), { density: 300 })
  .resize(96, 96)
  .png()
  .toBuffer()
const plate = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect x="48" y="438" width="144" height="144" rx="40" fill="#FFF7EA"/></svg>',
)
const target = at('../web/public/media/share.jpg')
mkdirSync(dirname(target), { recursive: true })
await sharp(picture)
  .resize(1200, 630, { fit: 'cover', position: 'attention' })
  .composite([{ input: plate }, { input: mark, left: 72, top: 462 }])
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(target)
