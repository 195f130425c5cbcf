// A value outside React that components can watch.
import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly watch: (changed: () => void) => () => void
}

/** `begin` runs when the first watcher comes; what it answers runs when the last one has left. */
export function createStore<Value>(initial: Value, begin?: () => () => void): Store<Value> {
  let value = initial
  let end: (() => void) | undefined
  const watchers = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return
      value = next
      for (const changed of [...watchers]) changed()
    },
    watch(changed) {
      watchers.add(changed)
      if (watchers.size === 1) end = begin?.()
      return () => {
        watchers.delete(changed)
        if (watchers.size === 0) end?.()
      }
    },
  }
}

export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.watch, store.read, store.read)

/** One plain value out of a store; the component is drawn anew only when that value changes. */
export function useDerived<Value, Part extends string | number | boolean | null | undefined>(
  store: Store<Value>,
  part: (value: Value) => Part,
): Part {
  const read = () => part(store.read())
  return useSyncExternalStore(store.watch, read, read)
}
