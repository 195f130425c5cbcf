// A part of the page that is loaded when it is first shown, and tried again where that failed.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadPageAnew, whenBack, whenReached } from './api/http/connection.ts'
import { createObservable, useObservable } from './api/observable.ts'
import { Boundary } from './boundary.tsx'
import { wordsOf } from './i18n/locale.ts'

/**
 * `late(() => import('./side-menu.tsx').then((file) => file.SideMenu))`; `waiting` keeps its room until it is there.
 * A part that did not come shows `broken`, and comes by itself once the shop can be reached. Without `broken` it is a
 * small part: whatever happens to it, the page around it stands.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  broken?: ReactNode,
): (props: Props) => ReactNode {
  const turns = createObservable(0)
  let failures = 0
  let Part = attempt()

  function attempt(): ComponentType<Props> {
    return lazy(() =>
      load().then(
        (part) => {
          failures = 0
          return wordsOf().then(() => ({ default: part }))
        },
        () => {
          failures += 1
          return { default: Missing }
        },
      ),
    ) as ComponentType<Props>
  }

  function again() {
    Part = attempt()
    turns.write(turns.read() + 1)
  }

  /** Some browsers remember that a file did not come: then only the page loaded anew brings it. */
  function Missing({ open = false }: Props & { open?: boolean }) {
    const failed = failures
    // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is another one, to be answered anew.
    useEffect(() => {
      if (failed === 1) return whenReached(again)
      if (broken !== undefined) return whenReached(loadPageAnew)
      // What is open was asked for by a tap, which does not stay without an answer.
      return open ? whenReached(() => location.reload()) : whenBack(again)
    }, [open, failed])
    return broken
  }

  return (props) => {
    useObservable(turns)
    const part = (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
    return broken === undefined ? <Boundary instead={null}>{part}</Boundary> : part
  }
}
