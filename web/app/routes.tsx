// The customers' addresses and their screens. Only the menu is in the first load; the others load when they are
// visited.
import { legalPages } from '#domain/shop/legal/pages.ts'
import { MenuPage } from '../customer/screens/menu/menu-page.tsx'
import { firstPaths, menuPath } from '../data/address/paths.ts'
import { lazyScreen, type PageRoute } from './route.tsx'

const Home = lazyScreen(() => import('../customer/screens/home/home.tsx').then((file) => file.Home))
const About = lazyScreen(() => import('../customer/screens/about/about.tsx').then((file) => file.About))
const Contact = lazyScreen(() => import('../customer/screens/contact/contact-page.tsx').then((file) => file.Contact))
const Sent = lazyScreen(() => import('../customer/screens/contact/contact-page.tsx').then((file) => file.MessageSent))
const Reservation = lazyScreen(() =>
  import('../customer/screens/reservation/reservation-page.tsx').then((file) => file.ReservationPage),
)
const Review = lazyScreen(() => import('../customer/screens/review/review-page.tsx').then((file) => file.Review))
const Checkout = lazyScreen(() => import('../customer/screens/checkout/checkout.tsx').then((file) => file.Checkout))
const TrackEntry = lazyScreen(() => import('../customer/screens/track/track-entry.tsx').then((file) => file.TrackEntry))
const OwnOrders = lazyScreen(() =>
  import('../customer/screens/own-orders/own-orders.tsx').then((file) => file.OwnOrders),
)
const SharedCart = lazyScreen(() =>
  import('../customer/screens/shared-cart/shared-cart.tsx').then((file) => file.SharedCart),
)
const Track = lazyScreen(() => import('../customer/screens/track/track-page.tsx').then((file) => file.TrackPage))
const Basket = lazyScreen(() => import('../customer/screens/basket/basket-page.tsx').then((file) => file.BasketPage))
const Display = lazyScreen(() =>
  import('../office/screens/display/guests-display.tsx').then((file) => file.GuestsDisplay),
)
const GiveGift = lazyScreen(() => import('../customer/screens/gift/give-gift.tsx').then((file) => file.GiveGift))
const GiftCardPage = lazyScreen(() =>
  import('../customer/screens/gift/gift-card-page.tsx').then((file) => file.GiftCardPage),
)
const Legal = lazyScreen(() => import('../customer/screens/legal/legal-page.tsx').then((file) => file.Legal))
const SignIn = lazyScreen(() => import('../office/screens/account/sign-in.tsx').then((file) => file.SignIn))
const SignUp = lazyScreen(() => import('../office/screens/account/sign-up.tsx').then((file) => file.SignUp))
const ChoosePassword = lazyScreen(() =>
  import('../office/screens/account/choose-password.tsx').then((file) => file.ChoosePassword),
)

export const routes: readonly PageRoute[] = [
  { path: '/', show: () => <Home /> },
  ...[menuPath, ...Object.values(firstPaths)].map((path) => ({ path, show: () => <MenuPage path={path} /> })),
  { path: '/order', show: () => <Checkout /> },
  { path: '/order/together', show: () => <Checkout together /> },
  { path: '/basket/:link', show: ({ link = '' }) => <Basket link={link} /> },
  { path: '/confirm/:token', show: ({ token = '' }) => <Track token={token} confirms /> },
  { path: '/track', show: () => <TrackEntry /> },
  { path: '/track/:token', show: ({ token = '' }) => <Track token={token} /> },
  { path: '/again', show: () => <OwnOrders /> },
  { path: '/cart/:lines', show: ({ lines = '' }) => <SharedCart link={lines} /> },
  { path: '/gift', show: () => <GiveGift /> },
  { path: '/gift-card/:code', show: ({ code = '' }) => <GiftCardPage code={code} /> },
  { path: '/display/:key', show: ({ key = '' }) => <Display address={key} /> },
  { path: '/review', show: () => <Review /> },
  { path: '/review/:token', show: ({ token = '' }) => <Review token={token} /> },
  { path: '/about', show: () => <About /> },
  { path: '/contact', show: () => <Contact /> },
  { path: '/sent', show: () => <Sent /> },
  { path: '/reservation', show: () => <Reservation /> },
  ...legalPages.map((page) => ({ path: `/${page}`, show: () => <Legal page={page} /> })),
  { path: '/account', show: () => <SignIn /> },
  { path: '/account/signup', show: () => <SignUp /> },
  { path: '/account/password', show: () => <ChoosePassword /> },
]
