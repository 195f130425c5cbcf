// When this page last heard from the shop, and so how old everything on it may be without a connection.
import { serverNow, watchers } from '../../api/http/server-clock.ts'

let heard: number | undefined

watchers.add(() => {
  heard = serverNow()
})
// If the menu comes from the device, this says when the shop sent it.
void globalThis.menu?.then(
  ({ headers }) => {
    heard ??= Date.parse(headers.get('date') ?? '') || undefined
  },
  () => {},
)

/** On the shop's clock, in ms since 1970; undefined as long as nothing came. */
export const lastHeard = (): number | undefined => heard
