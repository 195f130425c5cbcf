// What the lists of routes are made of: an address with its screen, each screen in a chunk of its own.
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { lazyPart } from '../data/lazy-part.tsx'
import { BrokenScreen } from './shell/trouble/broken-screen.tsx'
import { ScreenWaiting } from './shell/waiting.tsx'

export interface PageRoute {
  readonly path: string
  readonly show: (params: Params) => ReactElement
}

/** A screen in its own chunk, which opens by itself once the shop can be reached again. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <ScreenWaiting />,
) {
  return lazyPart(load, waiting, <BrokenScreen />)
}

/** The screen of a path, with the values of its variable parts; undefined if no route has that path. */
export function screenOf(routes: readonly PageRoute[], path: string): ReactElement | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path)
    if (params) return route.show(params)
  }
  return undefined
}

type Params = Readonly<Record<string, string>>

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
