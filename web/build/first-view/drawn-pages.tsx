// The pages other than home and menu, drawn by their own screens before they have asked for anything, with slots for
// the server.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '#contract/first-view-data.ts'
import type { ImageKind } from '#domain/menu/menu.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { NavBar } from '#web/app/shell/nav/nav-bar.tsx'
import { About } from '#web/customer/screens/about/about.tsx'
import { Checkout } from '#web/customer/screens/checkout/checkout.tsx'
import { BranchBlock } from '#web/customer/screens/contact/branch-block.tsx'
import { Contact } from '#web/customer/screens/contact/contact-page.tsx'
import { ReservationPage } from '#web/customer/screens/reservation/reservation-page.tsx'
import { Review } from '#web/customer/screens/review/review-page.tsx'
import { TrackEntry } from '#web/customer/screens/track/track-entry.tsx'
import { type MenuBranch, menuStore } from '#web/data/menu/menu-state.ts'
import { loadWords, localeStore } from '#web/data/page/page-locale.ts'
import { SignIn } from '#web/office/screens/account/sign-in.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useAgainText } from '#web/words/again/index.ts'
import { useOrderText } from '#web/words/order/index.ts'

/** What the server repeats for each branch. */
const branch: MenuBranch = {
  id: 'slot',
  name: '{{name}}',
  address: '{{address}}',
  phone: '{{phone}}',
  email: '',
  timeZone: 'UTC',
  hours: { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] },
  exceptions: [],
  cutOff: null,
  prepMinutes: 0,
  forms: [],
  daysAhead: 0,
  tables: 0,
  addressField: 'hidden',
  phoneField: 'required',
  latitude: 0,
  longitude: 0,
  pause: null,
  extra: null,
  shop: { open: true, date: '', desc: {}, until: null },
}

type Shown = 'demo' | 'own' | 'none'
const ownPicture = [{ image: { kind: 'uploaded', ref: 'SLOT' }, words: '{{words}}' }] as const

function knowing(shown: Shown): void {
  const pictures = shown === 'own' ? ownPicture : shown === 'demo' ? shown : undefined
  const media = pictures ? { about: pictures, account: pictures } : {}
  const brand = { name: '{{shop}}', shown: '{{shop}}', mark: '{{mark}}', media }
  menuStore.write({ ...menuStore.read(), brand, branches: [branch], state: 'ready' })
}

/** In the language that was chosen last. Of a carousel only the first picture is in sight. */
function drawn(page: ReactElement, shown: Shown = 'demo'): string {
  knowing(shown)
  return (
    renderToStaticMarkup(page)
      .replaceAll('SLOT', '{{ref}}')
      // The server asks for the first picture by itself, and the policy allows no style of an element's own.
      .replace(/<link[^>]*>/g, '')
      .replace(/ style="[^"]*"/g, '')
      .replace(/ loading="\w+" decoding="\w+"/, ' decoding="sync"')
      .replaceAll('sizes="auto,', 'sizes="')
      .replace(/(<ul tabindex.*?<\/li>).*?<\/ul>/s, '$1</ul>')
      .replace(/<(input|textarea) /g, '<$1 readonly ')
  )
}

const contactBlock = (kind: ImageKind | 'none'): string =>
  drawn(<BranchBlock early branch={kind === 'none' ? branch : { ...branch, image: { kind, ref: 'SLOT' } }} />)

function withPlainAddress<Drawn>(draw: () => Drawn): Drawn {
  Object.assign(location, { hostname: '127.0.0.1' })
  const one = draw()
  Object.assign(location, { hostname: 'shop.example' })
  return one
}

function FilledCheckout() {
  return (
    <div className="order-page">
      <h1>{useOrderText().t.checkout.title}</h1>
      <div className="order-parts">
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}

/** What this device remembers of orders, only this browser knows. */
function WaitingOrders() {
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:max-w-5xl lg:pt-6">
      <h1>{useAgainText().t.title}</h1>
    </div>
  )
}

/** All of them in one language, with the bar above them. */
export async function pagesIn(locale: Locale) {
  await loadWords(locale)
  localeStore.write(locale)
  const either = (page: ReactElement): PageView => {
    const one = drawn(page)
    return { demo: one, own: one, none: one }
  }
  const each = (page: ReactElement): PageView => ({
    demo: drawn(page, 'demo'),
    own: drawn(page, 'own'),
    none: drawn(page, 'none'),
  })
  const pages: Readonly<Record<string, PageView>> = {
    '/order': either(<Checkout />),
    // With something in the cart, which only this browser knows.
    '/order+': either(<FilledCheckout />),
    '/track': either(<TrackEntry />),
    '/again': either(<WaitingOrders />),
    '/review': either(<Review />),
    '/about': each(<About words={{ aboutLead: '{{aboutLead}}', about: ['{{about}}'] }} />),
    '/contact': either(<Contact branches="{{blocks}}" />),
    '/reservation': either(<ReservationPage />),
    '/account': each(<SignIn />),
    // Where no passkeys are offered.
    '/account+': withPlainAddress(() => each(<SignIn />)),
  }
  const blocks = {
    none: contactBlock('none'),
    bundled: contactBlock('bundled'),
    uploaded: contactBlock('uploaded'),
    url: contactBlock('url'),
  }
  return { pages, blocks, bar: drawn(<NavBar path="/" />) }
}
