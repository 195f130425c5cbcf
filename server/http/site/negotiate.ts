// What a client has already, and which encodings and formats it accepts.

/** Whether If-None-Match contains this ETag, also in a list or weakened by a proxy. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/** The better of our encodings that Accept-Encoding allows; null for none. */
export function encodingFor(acceptEncoding: string | undefined): 'br' | 'gzip' | null {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/** AVIF for clients that accept it, WebP for all others. */
export const pictureFormat = (accept: string | undefined): 'avif' | 'webp' =>
  /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'
