// The bar at the top: logo, search, cart and the side menu; on wide windows the entries and languages as well.
import { type MouseEvent, type MouseEventHandler, type ReactNode, useEffect, useState } from 'react'
import { CartButton, cartButtonId, setCartOpen, useCartOpen } from '#web/customer/cart/cart-button.tsx'
import { useCartCount } from '#web/customer/cart/cart-store.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { isMenuPath, menuPath } from '#web/data/address/paths.ts'
import { connectionStore } from '#web/data/http/connection-state.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { setSearch } from '#web/data/page/search.ts'
import { useRoom } from '#web/data/page/use-room.ts'
import { useMember } from '#web/data/session/session.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { menuIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { Logo } from '#web/ui/icons/logo.tsx'
import { useText } from '#web/words/index.tsx'

const CartSheet = lazyPart(() => import('#web/customer/cart/cart-sheet.tsx').then((file) => file.CartSheet))
const SideMenu = lazyPart(() => import('./side-menu.tsx').then((file) => file.SideMenu))
const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx').then((file) => file.SignOutDialog))
const WideEntries = lazyPart(() => import('./wide-entries.tsx').then((file) => file.WideEntries), <Gap />)

export function NavBar({ path }: { path: string }) {
  const { t } = useText()
  const member = useMember()
  const shop = useBrand()
  const room = useRoom()
  const [over, setOver] = useState<'menu' | 'signOut'>()
  const cartOpen = useCartOpen()
  const filled = useCartCount() > 0
  // A visitor with something in the cart may want to open it without a connection.
  const soon = useOnceTouched() || filled
  const staff = member === 'loading' ? null : member

  // A change of page closes whatever is over it (NAV-6).
  useEffect(() => {
    if (!path) return
    setCartOpen(false)
    setOver(undefined)
  }, [path])

  useReturningBar(isMenuPath(path))

  return (
    <header className={`no-print ${isMenuPath(path) ? 'returns' : ''}`}>
      <BarRow shop={shop} home={linkTo('/')} onHome={goHomeAnew}>
        {room === 'wide' ? <WideEntries staff={staff} path={path} onSignOut={() => setOver('signOut')} /> : <Gap />}
        <div className="-me-2.5 flex items-center">
          {room !== 'wide' && shop.languages?.length !== 1 && <LanguageButton onClick={() => setOver('menu')} />}
          {!staff && (
            <IconButton value="search" icon={searchIcon} label={t.nav.search} onClick={() => openSearch(path)} />
          )}
          <CartButton id={cartButtonId} expanded={cartOpen} onClick={() => setCartOpen(true)} />
          <IconButton value="menu" icon={menuIcon} label={t.nav.menuButton} onClick={() => setOver('menu')} />
        </div>
      </BarRow>
      {(soon || cartOpen) && <CartSheet open={cartOpen} onClose={() => setCartOpen(false)} />}
      {(soon || over === 'menu') && (
        <SideMenu
          open={over === 'menu'}
          path={path}
          onClose={() => setOver(undefined)}
          onSignOut={() => setOver('signOut')}
        />
      )}
      {over === 'signOut' && <SignOutDialog open onCancel={() => setOver(undefined)} />}
    </header>
  )
}

/** A menu is long, so there the bar comes back on scrolling up. */
function useReturningBar(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return
    let stop: (() => void) | undefined
    let left = false
    const stayAway = () => {}
    void import('./bar-returns.ts').then((file) => {
      if (!left) stop = file.barReturns()
    }, stayAway)
    return () => {
      left = true
      stop?.()
    }
  }, [wanted])
}

/** On a phone the languages are in the side menu; the bar shows the current one. */
function LanguageButton({ onClick }: { onClick: () => void }) {
  const { t, locale } = useText()
  const code = locale.toUpperCase()
  return (
    <button
      type="button"
      value="language"
      aria-label={`${t.nav.language}: ${code}`}
      onClick={onClick}
      className="size-11 rounded-control text-sm font-semibold max-[22.5rem]:hidden"
    >
      {code}
    </button>
  )
}

function Gap() {
  return <span className="flex-1" />
}

/** NAV-3: the logo leads home and reloads the page; without a connection a reload would lose the page. */
export function goHomeAnew(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go('/')
  if (connectionStore.read()) location.reload()
}

function openSearch(path: string) {
  setSearch('')
  if (isMenuPath(path)) scrollTo(0, 0)
  else go(menuPath)
}

// Listened to at the window, so that the scrolling of a carousel, which stays inside it, does not count.
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const

/** True from the first sign that somebody uses the page, to load what a touch may need next. */
function useOnceTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return
    const heard = new AbortController()
    for (const sign of signs) addEventListener(sign, () => setTouched(true), { signal: heard.signal, passive: true })
    return () => heard.abort()
  }, [touched])
  return touched
}

type Shop = { readonly shown: string; readonly mark: string }

type BarRowProps = { shop: Shop; home: string; onHome?: MouseEventHandler; children?: ReactNode }

/** The row of the bar at the top, which begins with the logo; also in the server's first view. */
function BarRow({ shop, home, onHome, children }: BarRowProps) {
  return (
    <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 lg:h-20 lg:gap-6 lg:px-6">
      <a href={home} onClick={onHome} className="inline-flex min-h-11 min-w-0 items-center rounded-small">
        <Logo name={shop.shown} src={shop.mark} />
      </a>
      {children}
    </div>
  )
}
