// Cuts rendered pictures to the sizes and formats that the site serves: node artwork/cut.mjs [FOLDER] [NAME…] FOLDER
// (by default .cache/artwork/masters) contains NAME.png of the menu's items and of the other pictures, and for the
// landing page hero.png (16:9) with hero.webm and hero.mp4, and pano.png (360°, 2:1). With names only those are cut.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { bundledWidths } from '#domain/shared/picture-widths.ts'
import { flatView } from './flat-view.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const [folder = here('../.cache/artwork/masters'), ...only] = process.argv.slice(2)
const pictures = here('../web/public/pictures/')
const media = here('../web/public/media/')

/** As AVIF and, for older browsers, WebP. */
async function lay(image, target, quality) {
  await image.clone().avif({ quality, effort: 4 }).toFile(`${target}.avif`)
  await image
    .clone()
    .webp({ quality: quality + 24, effort: 4 })
    .toFile(`${target}.webp`)
}

/** Every width up to the picture's own. */
async function cutPicture(file, name) {
  const { width: own = 0 } = await sharp(file).metadata()
  for (const width of bundledWidths.filter((one) => one <= own))
    await lay(sharp(file).resize({ width, kernel: 'lanczos3' }), join(pictures, `${name}-${width}`), 52)
}

/** The offer's own picture shows its special in this square. */
const squareOf = { 'offer-cake-coffee': { name: 'cake-and-coffee', left: 0.12 } }

async function cutSquare(file, { name, left }) {
  const { width, height } = await sharp(file).metadata()
  const square = { left: Math.round(width * left), top: 0, width: height, height }
  for (const side of bundledWidths.filter((one) => one <= height))
    await lay(
      sharp(file).extract(square).resize({ width: side, kernel: 'lanczos3' }),
      join(pictures, `${name}-${side}`),
      52,
    )
}

/** A phone shows only the cup: 4:5, with as much to its left and right as the film shows at 76 %. */
async function cutHero(file) {
  const { width, height } = await sharp(file).metadata()
  const tall = { width: Math.round(height * 0.8), height, top: 0 }
  const cup = () => sharp(file).extract({ ...tall, left: Math.round((width - tall.width) * 0.76) })
  for (const wide of [420, 720]) await lay(cup().resize({ width: wide }), join(media, `hero-tall-${wide}`), 50)
  for (const wide of [960, 1600]) await lay(sharp(file).resize({ width: wide }), join(media, `hero-wide-${wide}`), 50)
  for (const film of ['hero.webm', 'hero.mp4'])
    if (existsSync(join(folder, film))) copyFileSync(join(folder, film), join(media, film))
}

/** The whole panorama, and its first view as a flat picture. */
async function cutPanorama(file) {
  await lay(sharp(file), join(media, 'pano'), 50)
  const flat = await flatView(file, 1280)
  for (const width of [640, 1280]) await lay(flat.clone().resize({ width }), join(media, `pano-first-${width}`), 50)
}

for (const target of [pictures, media]) mkdirSync(target, { recursive: true })
const names = only.length > 0 ? only : readdirSync(folder).flatMap((file) => file.match(/^(.+)\.png$/)?.[1] ?? [])
for (const name of names) {
  const file = join(folder, `${name}.png`)
  if (!existsSync(file)) console.error(`There is no ${file}.`)
  else await ({ hero: cutHero, pano: cutPanorama }[name] ?? cutPicture)(file, name)
  if (existsSync(file) && squareOf[name]) await cutSquare(file, squareOf[name])
}

// The version in the addresses, so that browsers may cache a picture for a year and still see a new one.
const hash = createHash('sha256')
for (const file of readdirSync(pictures).sort()) hash.update(file).update(readFileSync(join(pictures, file)))
const version = hash.digest('hex').slice(0, 6)
writeFileSync(
  here('../web/data/menu/pictures-version.ts'),
  `// Which pictures these are, for their addresses; written by artwork/cut.mjs.\nexport const picturesVersion = '${version}'\n`,
)
console.log(`${names.length} pictures cut, version ${version}.`)
