// A part of the page that is loaded when it is first shown, and tried again where that failed.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { whenReached } from './api/http/connection.ts'
import { loadIfIdle, loadPageAnew, sayMissing } from './api/http/load-anew.ts'
import { createObservable, useObservable } from './api/observable.ts'
import { Boundary } from './boundary.tsx'
import { wordsOf } from './i18n/locale.ts'

/**
 * `lazyPart(() => import('./side-menu.tsx').then((file) => file.SideMenu))`; `waiting` keeps its room until it is there.
 * A part that did not come is asked for once more when the shop can be reached. If it does not come then, `broken` stands
 * in its place. Without `broken` it is a small part: nothing does, and the foot of the page says so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  broken?: ReactNode,
): (props: Props) => ReactNode {
  const turn = createObservable({})
  let failures = 0
  let Part = attempt()

  function attempt(): ComponentType<Props> {
    return lazy(() =>
      load().then(
        (part) => wordsOf().then(() => ({ default: part })),
        () => {
          failures += 1
          return { default: Missing }
        },
      ),
    ) as ComponentType<Props>
  }

  function again() {
    Part = attempt()
    turn.write({})
  }

  /** Some browsers remember that a file did not come: then only the page loaded anew brings it. */
  function Missing({ open = false }: Props & { open?: boolean }) {
    const failed = failures
    // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is another one, to be answered anew.
    useEffect(() => whenReached(() => (failed > 1 ? giveUp(open) : again())), [open, failed])
    return broken
  }

  function giveUp(open: boolean) {
    // What is open was asked for by a tap, which does not stay without an answer.
    const loads = broken ? loadPageAnew() : open && loadIfIdle()
    if (!loads && !broken) sayMissing()
  }

  return (props) => {
    useObservable(turn)
    return (
      <Boundary instead={broken}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  }
}
