// Detects whether a file is a film that browsers play, by its first bytes; its name and declared type are ignored.

/** MP4 says so among the brands of its first box; WebM is Matroska of that type. Undefined is neither. */
export function filmType(file: Buffer): 'video/mp4' | 'video/webm' | undefined {
  if (file.toString('latin1', 4, 8) === 'ftyp')
    return /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/.test(file.toString('latin1', 8, 12)) ? 'video/mp4' : undefined
  const isMatroska = file.toString('hex', 0, 4) === '1a45dfa3'
  return isMatroska && file.toString('latin1', 4, 64).includes('webm') ? 'video/webm' : undefined
}
