// What stays with an entry of the browser's history: Back and a reload find it as it was left, a new visit does not.

/** As it was kept by this version of the page; undefined on a new visit. */
export const keptInHistory = <Value>(name: string): Value | undefined =>
  (history.state as Readonly<Record<string, Value>> | null)?.[name]

export function keepInHistory<Value>(name: string, value: Value): void {
  history.replaceState({ ...history.state, [name]: value }, '')
}
