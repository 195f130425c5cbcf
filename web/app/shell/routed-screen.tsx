// The screen of an address and what is below it.
import { lazyPart } from '#web/data/lazy-part.tsx'
import { screenOf } from '../route.tsx'
import { routes } from '../routes.tsx'
import { Footer } from './nav/footer.tsx'
import { BrokenScreen } from './trouble/broken-screen.tsx'
import { ScreenWaiting } from './waiting.tsx'

const OtherScreen = lazyPart(
  () => import('./other-screen.tsx').then((file) => file.OtherScreen),
  <ScreenWaiting />,
  <BrokenScreen />,
)
const OtherFooter = lazyPart(() => import('./other-screen.tsx').then((file) => file.OtherFooter))

export const RoutedScreen = ({ path }: { path: string }) => screenOf(routes, path) ?? <OtherScreen path={path} />

export const RoutedFooter = ({ path }: { path: string }) =>
  screenOf(routes, path) ? <Footer /> : <OtherFooter path={path} />
