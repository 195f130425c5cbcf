// Learns from what the server says with each answer whether there is a newer build of the website than this page's.
import { buildMark } from '../../../contract/addresses.ts'
import { loadAnewReason } from './load-anew.ts'

/** The build that the document came from; a page of the development server has none. */
const own = globalThis.document?.querySelector?.<HTMLMetaElement>(`meta[name=${buildMark}]`)?.content

/** Of several servers some may still have the old build: what is said last counts. */
export function hearBuild(build: string | null): void {
  if (!own || !build) return
  if (build !== own) loadAnewReason.write('newer')
  else if (loadAnewReason.read() === 'newer') loadAnewReason.write(undefined)
}
