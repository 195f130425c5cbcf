// Asks for the branch when something is to be added; then adds it, or says why it is not available there.
import { useState } from 'react'
import { choicePrice } from '#domain/menu/choice-price.ts'
import { chosenIn } from '#domain/menu/choosing.ts'
import { addedToCart } from '#domain/order/cart/cart-options.ts'
import { BranchChoice } from '#web/customer/branch/branch-choice.tsx'
import { isAvailableAt } from '#web/customer/branch/sold-here.ts'
import { changeCart, useCartDay } from '#web/customer/cart/cart-store.ts'
import type { ItemToAdd } from '#web/customer/item/opened.ts'
import { dayStateOf, orderForDay } from '#web/customer/ordering/ordering.ts'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { fullItem } from '#web/data/menu/with-groups.ts'
import { useObservable } from '#web/data/observable.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { infoIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { itemToAdd } from './card-taps.ts'

export function AskBranch() {
  const { t, date, money } = useMoreText()
  const wish = useObservable(itemToAdd)
  const menu = useMenu()
  const item = menu.itemsById.get(wish?.item ?? '')
  const day = useCartDay()
  useBackCloses('wish', wish !== null, forget)
  /** Stays until it is answered: the menu shows no sign of what was not added. */
  const [notAdded, setNotAdded] = useState<{ text: string; instead?: { label: string; run: () => void } }>()

  function chosen(branch: MenuBranch) {
    forget()
    if (!wish || !item) return
    const { day: orders, next } = dayStateOf(branch, { day }, serverNow())
    if (!isAvailableAt(item, branch.id, menu.branches)) setNotAdded({ text: t.ask.notHere(item.name, branch.name) })
    else if (orders.ok) add(wish, branch)
    else
      setNotAdded({
        text: t.ask.notNow(item.name, branch.name),
        ...(next && { instead: forNextDay(wish, branch, next) }),
      })
  }
  /** The branch may ask more than the lowest price, which the card showed: then it says so. */
  function add(wish: ItemToAdd, branch: MenuBranch) {
    const priceAt = (at: string | null) => {
      const there = fullItem(menu, wish.item, at)
      return there ? choicePrice(there, chosenIn(there.groups, wish.options)) : 0
    }
    const more = priceAt(branch.id) - priceAt(null)
    if (item && more > 0) pushToast(t.ask.costs(item.name, branch.name, money(wish.price + more)), { icon: infoIcon })
    addAll({ ...wish, price: wish.price + more })
  }
  const forNextDay = (wish: ItemToAdd, branch: MenuBranch, next: string) => ({
    label: t.day.forDay(date(next)),
    run: () => {
      setNotAdded(undefined)
      orderForDay(next)
      add(wish, branch)
    },
  })

  return (
    <>
      <Dialog open={wish !== null} onClose={forget} title={t.cart.branchTitle} closeLabel={t.close}>
        {item && <p className="pb-3 text-ink-2">{t.ask.afterwards(item.name)}</p>}
        <BranchChoice onChosen={chosen} wish={wish} />
      </Dialog>
      <Dialog
        open={notAdded !== undefined}
        onClose={() => setNotAdded(undefined)}
        title={t.ask.notAdded}
        closeLabel={t.close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setNotAdded(undefined)}>
              {t.ask.without}
            </Button>
            {notAdded?.instead && <Button onClick={notAdded.instead.run}>{notAdded.instead.label}</Button>}
          </>
        }
      >
        <p>{notAdded?.text}</p>
      </Dialog>
    </>
  )
}

const forget = (): void => itemToAdd.write(null)

const addAll = ({ note = '', ...wish }: ItemToAdd): void =>
  changeCart((cart) => addedToCart(cart, wish, { ...wish, note }))
