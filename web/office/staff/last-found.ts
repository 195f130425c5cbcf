// What a page is about, as it was found last: also after somebody removed it, as what is typed must not vanish.
import { useRef } from 'react'

/** Undefined if nothing with this id was found yet. */
export function useLastFound<Thing extends { readonly id: string }>(
  id: string,
  found: Thing | undefined,
): Thing | undefined {
  const last = useRef(found)
  if (found) last.current = found
  return last.current?.id === id ? last.current : undefined
}
