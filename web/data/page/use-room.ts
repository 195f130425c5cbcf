// The width of the window: a phone, one with room for the category list, or one with room for the cart as well.
import { useSyncExternalStore } from 'react'

export type Room = 'phone' | 'list' | 'wide'

const queries = ['(width >= 48rem)', '(width >= 68.75rem)'].map((query) => matchMedia(query))

export const useRoom = (): Room => useSyncExternalStore(watch, read, read)

function read(): Room {
  const [list, wide] = queries
  if (wide?.matches) return 'wide'
  return list?.matches ? 'list' : 'phone'
}

function watch(changed: () => void): () => void {
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}
