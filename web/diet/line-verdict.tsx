// How one line suits the visitor: in the cart, on the confirmation, and while it is followed (ALLG-3).
import type { Declaration } from '../../domain/menu/allergens.ts'
import { useObservable } from '../api/observable.ts'
import { lazyPart } from '../lazy-part.tsx'
import { dietView } from './diet-view.ts'

const LineFit = lazyPart(() => import('./line-fit.tsx').then((file) => file.LineFit))

/** Nothing, and nothing is loaded, for a visitor who avoids nothing. `declaration`: null or undefined if nobody has said. */
export function LineVerdict({ declaration }: { declaration: Declaration | null | undefined }) {
  if (useObservable(dietView) === null) return null
  return <LineFit item={declaration ? { declaration } : {}} />
}
