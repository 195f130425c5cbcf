// Detects what kind of file it is by its first bytes; its name and declared type are ignored.

/** The accepted kinds; HEIC only if sharp was built with a decoder for it. */
export const takenKinds = ['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff', 'svg', 'bmp', 'heic'] as const
export type TakenKind = (typeof takenKinds)[number]

/** 'other' is a picture or drawing of a kind that is not accepted; undefined is no picture at all. */
export function pictureKindOf(file: Buffer): TakenKind | 'other' | undefined {
  const starts = (hex: string, at = 0) => file.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('474946383761') || starts('474946383961')) return 'gif'
  if (starts('49492a00') || starts('4d4d002a')) return 'tiff'
  if (starts('52494646') && starts('57454250', 8)) return 'webp'
  if (starts('66747970', 4)) return kindOfBox(file.toString('latin1', 8, 32))
  if (starts('424d')) return 'bmp'
  if (isDrawing(file)) return 'svg'
  if (others.some((hex) => starts(hex))) return 'other'
  return undefined
}

/** ICO, Photoshop, JPEG 2000, JPEG XL (both forms), PDF. */
const others = ['00000100', '38425053', '0000000c6a5020200d0a870a', 'ff0a', '0000000c4a584c20', '25504446']

/** AVIF appears among the brands of its box; HEIC uses the same box. A film is not a picture. */
function kindOfBox(brands: string): TakenKind | undefined {
  if (/avi[fs]/.test(brands)) return 'avif'
  return /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(brands) ? 'heic' : undefined
}

const isDrawing = (file: Buffer): boolean => /^(<\?[^>]*>\s*)*<svg\b/i.test(beginning(file).trimStart())

/** Without comments and without the document type declaration, which may contain markup of its own. */
const beginning = (file: Buffer): string =>
  file.toString('utf8', 0, 2000).replace(/^\ufeff|<!--.*?-->\s*|<!DOCTYPE\s+svg\b[^>[]*(\[[^\]]*\][^>]*)?>\s*/gis, '')

/** MP4 says so among the brands of its first box; WebM is Matroska of that type. Undefined is neither. */
export function filmType(file: Buffer): 'video/mp4' | 'video/webm' | undefined {
  if (file.toString('latin1', 4, 8) === 'ftyp')
    return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/.test(file.toString('latin1', 8, 12)) ? 'video/mp4' : undefined
  const isMatroska = file.toString('hex', 0, 4) === '1a45dfa3'
  return isMatroska && file.toString('latin1', 4, 64).includes('webm') ? 'video/webm' : undefined
}
