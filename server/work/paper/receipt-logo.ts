// The shop's logo as dots, for the head of receipts. A logo that cannot be drawn is left out, and the receipt prints
// (PAPER-1).
import { readFile } from 'node:fs/promises'
import type { Brand } from '#domain/shop/brand/brand.ts'
import { sourceFile } from '#server/source-file.ts'
import type { Store } from '#server/store/open.ts'
import { readBrand } from '#server/store/shop/brand-store.ts'
import { pictureFile } from '#server/store/shop/picture-store.ts'
import { loadSharp } from '../shop/images/encode.ts'
import { pictureKindOf } from '../shop/images/file-kind.ts'
import type { OneBitPicture } from './one-bit-picture.ts'

/** For paper of this width, in dots; null if there is none or it cannot be drawn. */
export type ReceiptLogo = (width: number) => Promise<OneBitPicture | null>

interface ReceiptLogoParts {
  readonly store: Store
  /** Called once for each logo that cannot be drawn. */
  readonly failed: (error: unknown) => void
}

/** The only logo that comes with the program. */
export const demoLogoFile = sourceFile('../web/public/mark.svg')

/** In dots. */
const tallest = 144
/** As a part of the paper's width. */
const widest = 0.6
/** Darker tones are black, lighter ones white; only those between are dithered. */
const darkest = 90
const lightest = 235
/** No stored picture has more: larger uploads were scaled down. */
const mostPixels = 960 * 1920
/** As a part of the dots; a logo that is nearly all black or white shows nothing. */
const least = 0.004
const most = 0.96

export function openReceiptLogo({ store, failed }: ReceiptLogoParts): ReceiptLogo {
  const drawn = new Map<string, Promise<OneBitPicture | null>>()
  const told = new Set<string>()

  async function draw(logo: NonNullable<Brand['logo']>, width: number): Promise<OneBitPicture> {
    if (logo.kind === 'bundled') return await dotsOf(await readFile(demoLogoFile), width)
    const file = await pictureFile(store.db, logo.ref, width, 'webp')
    if (!file || pictureKindOf(Buffer.from(file)) !== 'webp') throw new Error('the logo is no picture of the shop')
    return await dotsOf(file, width)
  }

  return async (width) => {
    const { logo } = await readBrand(store.db)
    if (!logo) return null
    const key = `${logo.kind} ${logo.ref}`
    const known = drawn.get(`${key} ${width}`)
    if (known !== undefined) return await known
    const picture = draw(logo, width).catch((error: unknown) => {
      if (!told.has(key)) failed(error)
      told.add(key)
      return null
    })
    // Earlier logos are not needed any more.
    if (![...drawn.keys()].some((one) => one.startsWith(`${key} `))) drawn.clear()
    drawn.set(`${key} ${width}`, picture)
    return await picture
  }
}

/** Cropped to its black dots. Rejects what paper cannot show. */
export async function dotsOf(file: Uint8Array, paper: number): Promise<OneBitPicture> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, density: 300 })
    .timeout({ seconds: 5 })
    .resize({ width: Math.floor(paper * widest), height: tallest, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dots = mixed(data, info)
  const isBlack = (x: number, y: number): boolean => dots[y * info.width + x] === 1
  const columns = Array.from({ length: info.width }, (_, x) => x)
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) => columns.some((x) => isBlack(x, y)))
  const inked = columns.filter((x) => rows.some((y) => isBlack(x, y)))
  const left = inked[0] ?? 0
  const right = inked.at(-1) ?? 0
  const top = rows[0] ?? 0
  const bottom = rows.at(-1) ?? 0
  const wide = right - left + 1
  const height = bottom - top + 1
  const width = Math.ceil(wide / 8) * 8
  const bits = new Uint8Array((width / 8) * height)
  let black = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++)
      if (isBlack(left + x, top + y)) {
        const at = y * (width / 8) + (x >> 3)
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
        black += 1
      }
  if (black < info.width * info.height * least) throw new Error('the logo is white on paper')
  if (black > wide * height * most) throw new Error('the logo is a black area on paper')
  return { width, height, bits }
}

/** 1 for each black dot. The error of each dot is spread over those after it (Floyd–Steinberg). */
function mixed(grey: Uint8Array, { width, height, channels }: { width: number; height: number; channels: number }) {
  const dots = new Uint8Array(width * height)
  let here = new Float32Array(width + 2)
  let below = new Float32Array(width + 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tone = grey[(y * width + x) * channels] ?? 255
      const isMixed = tone > darkest && tone < lightest
      const wanted = tone + (isMixed ? (here[x + 1] ?? 0) : 0)
      const isBlack = wanted < 128
      if (isBlack) dots[y * width + x] = 1
      const rest = isMixed ? wanted - (isBlack ? 0 : 255) : 0
      here[x + 2] = (here[x + 2] ?? 0) + (rest * 7) / 16
      for (const [place, part] of [3, 5, 1].entries()) below[x + place] = (below[x + place] ?? 0) + (rest * part) / 16
    }
    ;[here, below] = [below, here.fill(0)]
  }
  return dots
}
