// The frame around every screen: skip link, navigation, the screen of the address, footer.
import { useEffect, useRef } from 'react'
import { useDerived } from '../api/store.ts'
import { SkipLink } from '../components/skip-link.tsx'
import { useText } from '../i18n/index.tsx'
import { late } from '../late.tsx'
import { menuAt } from '../paths.ts'
import { usePath } from '../place.ts'
import { Menu } from '../screens/menu/menu.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { firstPaint } from './first-paint.tsx'
import { footMessage } from './foot-message.ts'
import { NavBar } from './nav-bar.tsx'

// The menu is what most visitors come for: it alone is in the first load, every other address is found in routes.tsx.
const RoutedScreen = late(() => import('./routed-screen.tsx').then((file) => file.RoutedScreen), firstPaint)
const FootToast = late(() => import('./foot-toast.tsx').then((file) => file.FootToast))
const Footer = late(() => import('./footer.tsx').then((file) => file.Footer))

export function App() {
  const path = usePath()
  const { t } = useText()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const hasFootMessage = useDerived(footMessage, (message) => message !== undefined)

  useEffect(() => {
    // In braces: scrollTo answers a promise in new browsers, which React would take for a clean-up.
    scrollTo(0, 0)
    if (!first.current && path) main.current?.focus({ preventScroll: true })
    first.current = false
  }, [path])

  // NAV-1: signing in has no way out but its own; the board brings a rail of its own.
  const bare = path.includes('/account') || path === '/board'
  const shown = menuAt(path)
  return (
    <>
      <SkipLink targetId="main">{t.nav.skip}</SkipLink>
      {!bare && <NavBar path={path} />}
      <main id="main" ref={main} tabIndex={-1} className="peer min-h-[70vh]">
        <BrokenScreen key={path}>
          {shown ? <Menu categories={shown === 'all' ? undefined : shown} /> : <RoutedScreen path={path} />}
        </BrokenScreen>
      </main>
      {!bare && <Footer path={path} />}
      {hasFootMessage && <FootToast />}
    </>
  )
}
