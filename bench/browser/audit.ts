// One Lighthouse run of a page as a first visitor's phone sees it, and the parts of its report that we use.
import lighthouse, { type Result } from 'lighthouse'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'

/** The packaged Chromium's pages crash while this is traced, and no score needs it. */
const fatal = 'blink.webdx_feature_usage'
const traced = Trace.getDefaultTraceCategories().filter((name) => name !== fatal)
Trace.getDefaultTraceCategories = () => traced

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Times in ms, as Lighthouse simulates them for a slow phone on a slow connection; bytes are compressed sizes. */
export interface Audit {
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly speedIndex: number
  readonly bytes: Readonly<Record<'script' | 'style' | 'document' | 'font' | 'image', number>>
  /** What kept a score below 100, in Lighthouse's own names. */
  readonly short: readonly string[]
}

/** The unchanged mobile preset: empty cache and storage, a phone of 412 px, slow 4G and a quarter of the processor. */
export async function audit(url: string, port: number): Promise<Audit> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const number = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    speedIndex: number('speed-index'),
    bytes: await bytesOf(lhr),
    short: shortfalls(lhr),
  }
}

interface WireRequest {
  readonly url?: string
  readonly resourceType?: string
}

/** The files of the first view as the server compresses them, without response headers. */
async function bytesOf(lhr: Result): Promise<Audit['bytes']> {
  const details = lhr.audits['network-requests']?.details as { items?: WireRequest[] } | undefined
  const sum = async (type: string): Promise<number> => {
    const urls = (details?.items ?? []).flatMap(({ url, resourceType }) => (resourceType === type && url ? [url] : []))
    const sizes = await Promise.all([...new Set(urls)].map(packedSize))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return {
    script: await sum('Script'),
    style: await sum('Stylesheet'),
    document: await sum('Document'),
    font: await sum('Font'),
    image: await sum('Image'),
  }
}

async function packedSize(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await answer.body?.cancel()
  return Number(answer.headers.get('content-length') ?? 0)
}

function shortfalls(lhr: Result): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}
