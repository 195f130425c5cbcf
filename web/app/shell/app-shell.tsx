// The frame around every screen: skip link, navigation, the screen of the address, footer.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasRunning } from '#web/customer/ordering/running.ts'
import { useSeat } from '#web/customer/ordering/seat.ts'
import { MenuPage } from '#web/customer/screens/menu/menu-page.tsx'
import { usePath } from '#web/data/address/location.ts'
import { isMenuPath } from '#web/data/address/paths.ts'
import { Boundary, lazyPart } from '#web/data/lazy-part.tsx'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { useDerived, useObservable } from '#web/data/observable.ts'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { useText } from '#web/words/index.tsx'
import { NavBar } from './nav/nav-bar.tsx'
import { officePlace } from './office/office-place.ts'
import { BrokenScreen } from './trouble/broken-screen.tsx'
import { ScreenWaiting } from './waiting.tsx'

const brokenScreen = <BrokenScreen />
// Most visitors come for the menu: only it is in the first load; every other address is in routes.tsx or
// staff-pages.tsx.
const RoutedScreen = lazyPart(
  () => import('./routed-screen.tsx').then((file) => file.RoutedScreen),
  <ScreenWaiting />,
  brokenScreen,
)
const FootToast = lazyPart(() => import('./toast-view.tsx').then((file) => file.ToastView))
const SeatBar = lazyPart(() => import('#web/customer/ordering/seat-bar.tsx').then((file) => file.SeatBar))
// Its place is kept, so that nothing moves when it comes.
const RunningBar = lazyPart(
  () => import('./running/running-bar.tsx').then((file) => file.RunningBar),
  <div className="runs" />,
)
const TestBar = lazyPart(() => import('#web/customer/pay/test-bar.tsx').then((file) => file.TestBar))
const Footer = lazyPart(() => import('./nav/footer.tsx').then((file) => file.Footer))
const RoutedFooter = lazyPart(() => import('./routed-screen.tsx').then((file) => file.RoutedFooter))
// The bar that says that a part is missing may be missing itself: then the foot of the page says so.
const ConnectionBar = lazyPart(
  () => import('./trouble/connection-bar.tsx').then((file) => file.ConnectionBar),
  null,
  brokenScreen,
)

/** The first page begins at its top; scroll-memory.ts replaces this soon. */
let arrive: () => (() => void) | undefined = () => {
  // In braces: scrollTo returns a promise in new browsers, which React would take for a clean-up function.
  scrollTo(0, 0)
}

export function App() {
  const path = usePath()
  const { t } = useText()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const seat = useSeat()
  const runs = useObservable(hasRunning)
  const hasFootMessage = useDerived(toastMessage, (message) => message !== undefined)

  useLayoutEffect(() => (path ? arrive() : undefined), [path])
  useEffect(() => {
    const keepTop = () => {}
    void import('./scroll-memory.ts').then((file) => {
      arrive = file.scrollToStart
    }, keepTop)
  }, [])
  useEffect(() => {
    if (!first.current && path) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [path])

  const office = useObservable(officePlace)
  // NAV-1: the sign-in page has no navigation, nor has a display; staff pages have their own.
  const bare = office || /^\/(display\/|board$)|\/account/.test(path)
  const isTest = useDerived(menuStore, ({ testPay }) => testPay)
  const isMenu = useDerived(menuStore, (menu) => isMenuPath(path, menu.state === 'ready' ? menu.categories : undefined))
  return (
    <>
      <SkipLink targetId="main">{t.nav.skip}</SkipLink>
      <Boundary>{bare ? office : <NavBar path={path} />}</Boundary>
      <main id="main" ref={main} tabIndex={-1} className="peer min-h-[70vh]">
        {isTest && !path.startsWith('/display/') && <TestBar />}
        {runs && !bare && <RunningBar path={path} />}
        {seat && !bare && <SeatBar seat={seat} />}
        <Boundary key={path} instead={brokenScreen}>
          {isMenu ? <MenuPage path={path} /> : <RoutedScreen path={path} />}
        </Boundary>
      </main>
      {!bare && (isMenu ? <Footer /> : <RoutedFooter path={path} />)}
      <ConnectionBar />
      {hasFootMessage && <FootToast />}
    </>
  )
}

/** The first stop of the keyboard: jumps over the header to the content. */
function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a
      href={`#${targetId}`}
      // The address's hash belongs to the router, so this moves the focus without it.
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
      className="sr-only rounded-control bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:px-5 focus:py-3"
    >
      {children}
    </a>
  )
}
