// What the service worker keeps on the device, for how long, and how much of it. Nothing that is about a person is
// here.

/**
 * `newest`: from the shop, or as it last came if the shop cannot be reached. `file`: never changes under its name.
 * `picture`: the same, and there is an end to how many are kept.
 */
export type CacheKind = 'newest' | 'file' | 'picture'

interface WorkerRequest {
  readonly method: string
  readonly url: string
  readonly headers: { has(name: string): boolean }
}

/** Of this call and of the shop's words and offers the response is kept: it is the same for everybody. */
export const menuCallPath = '/api/menu'

const kinds: readonly (readonly [path: RegExp, kind: CacheKind])[] = [
  [/^\/$|^\/api\/(?:menu|content)$|^\/fonts\/|^\/mark\.\w+$/, 'newest'],
  [/^\/assets\//, 'file'],
  [/^\/(?:pictures|uploads)\/(?!films\/)[^/]+\/\d+$/, 'picture'],
]

/** Undefined: the worker leaves the request alone. `origin`: the shop's. */
export function keptKind({ method, url, headers }: WorkerRequest, origin: string): CacheKind | undefined {
  const address = new URL(url)
  // A film is requested in ranges, none of which is the whole file.
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return undefined
  return kinds.find(([path]) => path.test(address.pathname))?.[1]
}

/**
 * Where the document has the page that this address redirects to, as '/foods' does to '/#/foods'; undefined: no page.
 */
export function pageIn(url: string): string | undefined {
  const { origin, pathname, search } = new URL(url)
  return /^\/(?:api|assets|fonts|pictures|uploads|media)\/|\.\w+$/.test(pathname)
    ? undefined
    : `${origin}/#${pathname}${search}`
}

/**
 * The address under which something is kept: the document is the same whatever its query says; a call has a language.
 */
export function cacheKeyOf(url: string, kind: CacheKind): string {
  const { pathname, search } = new URL(url)
  return kind === 'newest' && !pathname.startsWith('/api/') ? pathname : pathname + search
}

/**
 * Headers of one response alone: its clock and build would be taken for today's, and the text is kept unpacked.
 */
export const ofOneSending = ['server-timing', 'noisette-build', 'content-encoding', 'content-length']

/**
 * The name of the cache of a build's files. `build` is the file that the build begins with; `at`: milliseconds since
 * 1970.
 */
export const filesName = (build: string, at: number): string => `files ${at} ${build}`

const otherNames = ['newest', 'pictures']
const earlierBuilds = 2
/** As long as the server keeps a replaced build's files (web/build/earlier-pieces.ts). */
const keptMs = 7 * 24 * 60 * 60_000

interface Files {
  readonly name: string
  readonly at: number
  readonly build: string
}

function filesIn(name: string): Files | undefined {
  const [, at, build] = /^files (\d+) (.+)$/.exec(name) ?? []
  return at && build ? { name, at: Number(at), build } : undefined
}

const newestFirst = (names: readonly string[]): Files[] =>
  names.flatMap((name) => filesIn(name) ?? []).sort((one, other) => other.at - one.at)

/** The cache of the files of this build; undefined if it was never installed. */
export const ownFiles = (names: readonly string[], build: string): string | undefined =>
  newestFirst(names).find((files) => files.build === build)?.name

/** The caches to delete: all but this build's, those of the two builds before for a week, and those without a build. */
export function outdatedCaches(names: readonly string[], build: string, now: number): string[] {
  const own = ownFiles(names, build)
  const files = newestFirst(names)
  const earlier = files.filter((one) => one.build !== build).slice(0, earlierBuilds)
  const replacedAt = ({ at }: Files) => files.findLast((one) => one.at > at)?.at ?? now
  const kept = new Set([
    own,
    ...otherNames,
    ...earlier.filter((one) => now - replacedAt(one) < keptMs).map(({ name }) => name),
  ])
  return names.filter((name) => !kept.has(name))
}

const mostPictures = 60
const mostBytes = 15_000_000

/** How many of the oldest pictures are too many. `sizes`: the bytes of each, the oldest first. */
export function tooManyOf(sizes: readonly number[]): number {
  let bytes = 0
  for (let stay = 0; stay < sizes.length; stay++) {
    bytes += sizes[sizes.length - 1 - stay] ?? 0
    if (stay === mostPictures || bytes > mostBytes) return sizes.length - stay
  }
  return 0
}
