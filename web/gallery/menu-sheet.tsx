// The menu as the mock-up shows it, put together from the components.
import { useState } from 'react'
import { Button } from '../components/controls/button.tsx'
import { ChoicePills } from '../components/controls/choice-pills.tsx'
import { IconButton } from '../components/controls/icon-button.tsx'
import { PersonCounter } from '../components/controls/person-counter.tsx'
import { QuantityStepper } from '../components/controls/quantity-stepper.tsx'
import { Card } from '../components/display/card.tsx'
import { MenuCard } from '../components/display/menu-card.tsx'
import { MenuGrid } from '../components/display/menu-grid.tsx'
import { PromoCard } from '../components/display/promo-card.tsx'
import { StatusDot } from '../components/display/status-dot.tsx'
import { StatusPill } from '../components/display/status-pill.tsx'
import { Dialog } from '../components/feedback/dialog.tsx'
import { Notice } from '../components/feedback/notice.tsx'
import { bagIcon, menuIcon, searchIcon } from '../components/icons/icons.ts'
import { cupIcon, iceCupIcon, saladIcon, waffleIcon } from '../components/icons/icons-food.ts'
import { Logo } from '../components/icons/logo.tsx'
import { CartBar } from '../components/navigation/cart-bar.tsx'
import { ChipNav } from '../components/navigation/chip-nav.tsx'
import { SideNav } from '../components/navigation/side-nav.tsx'
import { SkipLink } from '../components/navigation/skip-link.tsx'
import type { Words } from './words.ts'
import { drawn } from './words.ts'

export function MenuSheet({ say }: { say: Words }) {
  const [cartOpen, setCartOpen] = useState(false)
  const [current, setCurrent] = useState('all')
  const items = [
    { id: 'all', text: say.all, href: '#all' },
    {
      id: 'coffee',
      text: say.coffee,
      href: '#coffee',
      picture: drawn('#f7d9c0', '#d9694f').src,
      icon: cupIcon,
      detail: '3',
    },
    {
      id: 'cold',
      text: say.cold,
      href: '#cold',
      picture: drawn('#f7d9c0', '#c98d4f').src,
      icon: iceCupIcon,
      detail: '8',
    },
    {
      id: 'waffles',
      text: say.waffles,
      href: '#waffles',
      picture: drawn('#fbe4de', '#d08a33').src,
      icon: waffleIcon,
      detail: '5',
    },
    { id: 'salads', text: say.salads, href: '#salads', icon: saladIcon, detail: '4' },
  ]
  const choose = {
    label: say.menu,
    items,
    current,
    onSelect: (id: string, event: { preventDefault: () => void }) => {
      event.preventDefault()
      setCurrent(id)
    },
  }
  return (
    <div className="mx-auto max-w-7xl px-4 pb-28 lg:grid lg:grid-cols-[15rem_1fr_20rem] lg:gap-x-8">
      <SkipLink targetId="main">{say.toMenu}</SkipLink>
      <header className="flex items-center py-2.5 lg:col-span-3">
        <a href="#menu" className="me-auto inline-flex min-h-11 items-center rounded-small">
          <Logo name="Noisette" />
        </a>
        <Button variant="plain">{say.lang}</Button>
        <IconButton icon={searchIcon} label={say.search} />
        <IconButton icon={menuIcon} label={say.menu} />
      </header>
      <aside className="max-lg:hidden" aria-label={say.all}>
        <SideNav {...choose} items={items.map(({ picture: _, ...item }) => item)} />
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0">
        <h1 className="mb-3 px-1">{say.greeting}</h1>
        <Card className="mb-2.5 flex items-center gap-3 py-2">
          <StatusDot tone="open" />
          <div className="flex-1 leading-tight">
            <p className="text-md font-semibold">{say.branch}</p>
            <p className="text-sm text-ink-2">{say.open}</p>
          </div>
          <Button variant="text" className="text-sm">
            {say.change}
          </Button>
        </Card>
        <Notice icon={bagIcon}>{say.notice}</Notice>
        <ChipNav {...choose} className="mt-1 lg:hidden" />
        <PromoCard href="#deal" eyebrow={say.deal} title={say.dealTitle} picture={drawn('#ffcf6b', '#b5702e')} />
        <h2 className="mt-4 mb-2.5 px-1">{say.coffee}</h2>
        <Cards say={say} />
      </main>
      <aside className="max-lg:hidden" aria-label={say.order}>
        <Card>
          <h2 className="mb-3">{say.order}</h2>
          <Button wide>{say.place}</Button>
        </Card>
      </aside>
      <CartBar
        count={3}
        countLabel={say.items}
        label={say.viewOrder}
        total={say.price(12.4)}
        onClick={() => setCartOpen(true)}
        className="lg:hidden"
      />
      <Dialog
        open={cartOpen}
        onClose={() => setCartOpen(false)}
        title={say.order}
        closeLabel={say.close}
        variant="sheet"
        actions={
          <Button wide>
            <span className="flex-1">{say.place}</span>
            <span className="tabular-nums">{say.price(12.4)}</span>
          </Button>
        }
      >
        <ul className="divide-y divide-line">
          {[say.espresso, say.cappuccino, say.flat].map((name) => (
            <li key={name} className="flex items-center gap-3 py-3">
              <img {...drawn('#f7d9c0', '#d9694f')} alt="" className="size-14 rounded-control object-cover" />
              <div className="flex-1">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-ink-2 tabular-nums">{say.price(3.6)}</p>
              </div>
              <QuantityStepper value={2} onChange={() => {}} labels={{ group: name, less: say.less, more: say.more }} />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

function Cards({ say }: { say: Words }) {
  const [glass, setGlass] = useState<'glass' | 'bottle'>('glass')
  const [persons, setPersons] = useState(2)
  return (
    <MenuGrid>
      <MenuCard
        eager
        picture={drawn('#e9c39c', '#fffaf3')}
        name={say.espresso}
        lines={say.espressoLine}
        price={say.price(2.5)}
        action={<Stepper say={say} name={say.espresso} start={0} />}
      />
      <MenuCard
        eager
        picture={drawn('#f7d9c0', '#d9694f')}
        name={say.cappuccino}
        lines={say.cappuccinoLine}
        price={say.price(3.6)}
        action={<Stepper say={say} name={say.cappuccino} start={2} />}
      />
      <MenuCard
        layout="wide"
        picture={drawn('#d4e2d2', '#2e6f5d')}
        name={say.flat}
        lines={say.flatLine}
        price={say.price(3.9)}
        badge={<StatusPill tone="dark">{say.fresh}</StatusPill>}
        action={<Stepper say={say} name={say.flat} start={0} />}
      />
      <MenuCard
        picture={drawn('#fbe9b8', '#f0b84a')}
        name={say.long}
        lines={say.longLine}
        price={say.price(112.5)}
        badge={<StatusPill tone="leaf">{say.veggie}</StatusPill>}
        action={<Stepper say={say} name={say.long} start={10} />}
      />
      <MenuCard
        picture={drawn('#fbe4de', '#a62b24')}
        name={say.flat}
        price={say.price(4.8)}
        action={<Stepper say={say} name={say.flat} start={0} />}
      >
        <ChoicePills
          labelHidden
          label={say.size}
          name="glass"
          value={glass}
          onChange={setGlass}
          choices={[
            { value: 'glass', text: say.glass, detail: say.price(4.8) },
            { value: 'bottle', text: say.bottle, detail: say.price(22) },
          ]}
        />
      </MenuCard>
      <MenuCard
        layout="wide"
        faded
        picture={drawn('#ddd', '#999')}
        name={say.waffles}
        lines={say.cappuccinoLine}
        price={say.price(2.6)}
        action={<Stepper say={say} name={say.waffles} start={0} />}
      >
        <PersonCounter value={persons} onChange={setPersons} labels={{ text: say.persons, persons: String }} />
      </MenuCard>
    </MenuGrid>
  )
}

export function Stepper({ say, name, start }: { say: Words; name: string; start: number }) {
  const [quantity, setQuantity] = useState(start)
  return (
    <QuantityStepper
      collapses
      value={quantity}
      onChange={setQuantity}
      labels={{ group: name, less: `${say.less}: ${name}`, more: `${say.more}: ${name}` }}
    />
  )
}
