// What stands in place of the customers' bar while a staff page is shown; customers load no more of it than this.
import type { ReactNode } from 'react'
import { createObservable } from '#web/data/observable.ts'

export const officePlace = createObservable<ReactNode>(undefined)
