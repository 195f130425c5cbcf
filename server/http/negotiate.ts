// What a client has already, and what it can unpack or show.

/** Whether If-None-Match names this ETag, also among others and when a proxy has weakened it. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/** The better of our encodings that Accept-Encoding does not rule out; null for none. */
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

/** AVIF for whoever says that it is understood, WebP for everyone else. */
export const pictureFormat = (accept: string | undefined): 'avif' | 'webp' =>
  /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'
