// The path of a server source file, the same from here and from the built server: server/ and dist/ are siblings.
import { fileURLToPath } from 'node:url'

export const sourceFile = (path: string): string => fileURLToPath(new URL(`../server/${path}`, import.meta.url))
