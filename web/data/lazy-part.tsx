// A part of the page that is loaded when it is first shown, and retried if that fails.
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { whenReached } from './http/connection-state.ts'
import { loadIfIdle, loadPageAnew, offerReload } from './http/load-anew.ts'
import { createObservable, useObservable } from './observable.ts'
import { loadWords } from './page/page-locale.ts'

// Vite never asks twice for a style sheet: the second attempt shows the part without it. Only a reload brings it.
globalThis.addEventListener?.(
  'error',
  ({ target }) =>
    target instanceof HTMLLinkElement &&
    target.rel === 'stylesheet' &&
    whenReached(() => loadPageAnew() || offerReload()),
  true,
)

/**
 * `lazyPart(() => import('./side-menu.tsx').then((file) => file.SideMenu))`; `waiting` reserves its space until it is
 * loaded. A part that failed to load is tried once more when the shop can be reached. If that fails too, `broken` is
 * shown in its place. Without `broken` it counts as a small part: nothing is shown, and the foot of the page says so.
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
        (part) => loadWords().then(() => ({ default: part })),
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

  /** Some browsers cache a failed load: then only a reload of the page helps. */
  function Missing({ open = false }: Props & { open?: boolean }) {
    const failed = failures
    // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a new one and needs its own reaction.
    useEffect(() => whenReached(() => (failed > 1 ? giveUp(open) : again())), [open, failed])
    return broken
  }

  function giveUp(open: boolean) {
    // Something open was opened by a tap, which must have an effect.
    const loads = broken ? loadPageAnew() : open && loadIfIdle()
    if (!loads && !broken) offerReload()
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

type BoundaryProps = {
  /** Shown in place of what cannot be shown. Without it nothing is, and the foot of the page says so. */
  instead?: ReactNode
  children: ReactNode
}

/** Give it the path as key, so that another page starts fresh. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    if (!this.props.instead) offerReload()
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
