// A part of the page that is loaded when it is first shown.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { wordsOf } from './i18n/locale.ts'

/** `late(() => import('./side-menu.tsx').then((file) => file.SideMenu))`; `waiting` keeps its room until it is there. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): (props: Props) => ReactNode {
  const Part = lazy(() => load().then((part) => wordsOf().then(() => ({ default: part })))) as ComponentType<Props>
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}
