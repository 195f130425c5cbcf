// A cart that somebody shared: what is in it at today's prices, and one tap puts it into one's own (AGAIN-2).
import { useState } from 'react'
import type { Cart, CartLine } from '#domain/order/cart/cart.ts'
import { addLines, hasRoomFor } from '#domain/order/cart/cart-lines.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { limits } from '#domain/order/order-limits.ts'
import { BranchChoice } from '#web/customer/branch/branch-choice.tsx'
import { type CartLinkProblem, readCartLink } from '#web/customer/cart/cart-link.ts'
import { LineMarkNotice } from '#web/customer/cart/cart-row.tsx'
import { changeCart, useCart, useCartCount } from '#web/customer/cart/cart-store.ts'
import { LineParts, useOptionLine } from '#web/customer/cart/option-words.tsx'
import { checkedLines, lineIdOf, type ShownLine, totalOfLines } from '#web/customer/cart/shown-lines.ts'
import { DeclaredContents } from '#web/customer/diet/declared.tsx'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { LinePrice, LineReductions } from '#web/customer/reductions/struck-price.tsx'
import { useReduced } from '#web/customer/reductions/use-reduced.ts'
import { useSaleClock } from '#web/customer/sale/sale.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useAgainText } from '#web/words/again/index.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'

export function SharedCart({ link }: { link: string }) {
  const { t } = useAgainText()
  const { state } = useMenu()
  const read = readCartLink(link)
  useTitle(t.share.title)
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:pt-8">
      <h1>{t.share.title}</h1>
      {!read.ok && <Refused problem={read.refusal} />}
      {read.ok && (state === 'ready' ? <Shared lines={read.value} /> : <MenuUnread />)}
    </div>
  )
}

function Refused({ problem }: { problem: CartLinkProblem }) {
  const { t } = useAgainText()
  const texts = { broken: t.share.broken, too_many: t.share.tooMany }
  return (
    <EmptyState
      icon={bagIcon}
      title={texts[problem]}
      action={<LinkButton href={linkTo('/foods')}>{t.toMenu}</LinkButton>}
    />
  )
}

type SharedProps = { lines: readonly Omit<CartLine, 'part'>[] }

function Shared({ lines }: SharedProps) {
  const { t, money } = useAgainText()
  const shell = useText().t
  const menu = useMenu()
  const branch = useBranch()
  const clock = useSaleClock(branch)
  const cart = useCart()
  const inCart = useCartCount()
  const [taken, setTaken] = useState(false)
  const priced = pricedLines(checkedLines({ day: null, lines }, menu, branch?.id ?? null, clock))
  const shown = useReduced(priced, branch)
  const can = shown.filter(({ mark }) => canBeOrdered(mark))

  const plain = can.map(plainLineOf)
  const fits = taken || hasRoomFor(cart, plain)

  function take() {
    changeCart((cart: Cart) => addLines(cart, plain))
    setTaken(true)
    // Back does not lead to the link again, whose tap would add it all once more.
    go('/order', { replace: true })
  }

  if (shown.every(({ shown }) => !shown)) {
    return (
      <EmptyState
        icon={bagIcon}
        title={t.share.nothing}
        action={<LinkButton href={linkTo('/foods')}>{t.toMenu}</LinkButton>}
      />
    )
  }
  return (
    <div className="mt-1 grid gap-4">
      <p className="text-ink-2">{branch ? t.share.lead(branch.name) : t.share.leadAnywhere}</p>
      <Card bare className="px-4 py-1">
        <ul className="divide-y divide-line">
          {shown.map((line) => (
            <SharedRow key={lineIdOf(line)} line={line} branch={branch} />
          ))}
        </ul>
        <p className="flex justify-between border-t border-line py-3 text-lg font-semibold">
          <span>{`${t.share.total} `}</span>
          <span>{money(totalOfLines(shown))}</span>
        </p>
      </Card>
      {!branch && (
        <section className="grid gap-3">
          <h2>{shell.branch.question}</h2>
          <BranchChoice />
        </section>
      )}
      {can.length > 0 && (
        <div className="grid gap-2">
          <Button size="staff" wide disabled={taken || !fits} onClick={take}>
            {t.share.take}
          </Button>
          {!fits && (
            <Notice kind="warning" action={<LinkButton href={linkTo('/order')}>{t.share.toCart}</LinkButton>}>
              {t.share.noRoom(limits.lines, limits.quantity)}
            </Notice>
          )}
          {fits && inCart > 0 && !taken && <p className="text-center text-sm text-ink-2">{t.share.keeps(inCart)}</p>}
        </div>
      )}
    </div>
  )
}

/** Nobody saw a price before, so none has changed. */
const pricedLines = (lines: readonly ShownLine[]): readonly ShownLine[] =>
  lines.map((line) => (line.mark === 'price_changed' ? { ...line, mark: 'fine' } : line))

const plainLineOf = ({ item, chosen, parts, quantity, price }: ShownLine): Omit<CartLine, 'part'> => ({
  item,
  ...(chosen.length > 0 && { options: chosen }),
  ...(parts && { parts }),
  quantity,
  note: '',
  seenPrice: price,
})

function SharedRow({ line, branch }: { line: ShownLine; branch: MenuBranch | null }) {
  const { t } = useAgainText()
  const { goneName } = useMoreText().t.cart
  const options = useOptionLine()(line.picked)
  const can = canBeOrdered(line.mark)
  return (
    <li className="py-3">
      <div className="flex gap-3">
        <span className="min-w-5 font-semibold">{line.quantity}</span>
        <div className="min-w-0 flex-1">
          <p className={`leading-snug font-semibold ${can ? '' : 'text-ink-2 line-through'}`}>
            {line.shown?.name ?? goneName}
          </p>
          <LineParts parts={line.pickedParts} />
          {options && <p className="text-sm wrap-anywhere text-ink-2">{options}</p>}
          <LineReductions line={line} />
          {line.shown && <DeclaredContents declaration={line.shown.declaration} parts={line.pickedParts} />}
        </div>
        <p className="font-semibold">{can ? <LinePrice line={line} /> : t.share.left}</p>
      </div>
      {branch && <LineMarkNotice line={line} acts={false} />}
    </li>
  )
}
