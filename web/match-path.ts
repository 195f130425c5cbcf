// Matches a path with a pattern such as '/track/:token'.

export type Params = Readonly<Record<string, string>>

/** The values of the pattern's `:names` in the path; null if they do not match. A trailing slash does not matter. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value)
    else if (part !== value) return null
  }
  return params
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
