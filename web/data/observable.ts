// A value outside React that components can watch.
import { useSyncExternalStore } from 'react'

export interface Observable<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly watch: (changed: () => void) => () => void
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial
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
      return () => watchers.delete(changed)
    },
  }
}

/** Returns the store, with an activity that runs while it is watched: `begin` starts it and returns what ends it. */
export function whileWatched<Value>(store: Observable<Value>, begin: () => () => void): Observable<Value> {
  let watching = 0
  let end: (() => void) | undefined
  return {
    ...store,
    watch(changed) {
      const unwatch = store.watch(changed)
      watching += 1
      if (watching === 1) end = begin()
      return () => {
        unwatch()
        watching -= 1
        if (watching === 0) end?.()
      }
    },
  }
}

export const useObservable = <Value>(store: Observable<Value>): Value =>
  useSyncExternalStore(store.watch, store.read, store.read)

/** One plain value from a store; the component renders again only when that value changes. */
export function useDerived<Value, Part extends string | number | boolean | null | undefined>(
  store: Observable<Value>,
  part: (value: Value) => Part,
): Part {
  const read = () => part(store.read())
  return useSyncExternalStore(store.watch, read, read)
}
