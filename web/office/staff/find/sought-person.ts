// Whom the page about customers' data looks for when Find led there. Not in the address: that would keep a name in the
// browser's history.

import { pathOf } from '#web/data/address/hash-path.ts'
import { watchAddress } from '#web/data/address/location.ts'
import { createObservable } from '#web/data/observable.ts'

export const personsPath = '/persons'
export const soughtPerson = createObservable('')

watchAddress(() => {
  if (pathOf(location.hash) !== personsPath) soughtPerson.write('')
})
