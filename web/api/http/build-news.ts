// Learns from the header of each answer whether there is a newer build of the website than this page's.
import { buildMark } from '../../../contract/customer-addresses.ts'
import { loadAnewReason } from './load-anew.ts'

/** The build that the document came from; undefined on the development server. */
const own = globalThis.document?.querySelector?.<HTMLMetaElement>(`meta[name=${buildMark}]`)?.content

/** Some of several servers may still have the old build: the latest answer counts. */
export function hearBuild(build: string | null): void {
  if (!own || !build) return
  if (build !== own) loadAnewReason.write('newer')
  else if (loadAnewReason.read() === 'newer') loadAnewReason.write(undefined)
}
