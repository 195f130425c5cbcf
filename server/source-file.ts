// Where a file of the server's sources lies: the same from here and from the built server, as server/ and dist/ are beside each other.
import { fileURLToPath } from 'node:url'

export const sourceFile = (path: string): string => fileURLToPath(new URL(`../server/${path}`, import.meta.url))
