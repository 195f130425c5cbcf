// A cart that somebody shared: what is in it at today's prices, and one tap puts it into one's own (AGAIN-2).
import { useState } from 'react'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { addLines, hasRoomFor } from '../../../domain/cart/cart-lines.ts'
import { canBeOrdered } from '../../../domain/cart/checked-line.ts'
import { limits } from '../../../domain/order/order-limits.ts'
import { linePrice } from '../../../domain/shared/money.ts'
import { type MenuBranch, useMenu } from '../../api/menu/public-menu-api.ts'
import { BranchChoice } from '../../branch/branch-choice.tsx'
import { type CartLinkProblem, readCartLink } from '../../cart/cart-link.ts'
import { LineMarkNotice } from '../../cart/cart-row.tsx'
import { changeCart, useCart, useCartCount } from '../../cart/cart-store.ts'
import { LineParts, useOptionLine } from '../../cart/option-words.tsx'
import { checkedLines, idOf, type ShownLine, totalOfLines } from '../../cart/shown-lines.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { Declared } from '../../diet/declared.tsx'
import { useAgainText } from '../../i18n/again/index.ts'
import { useMoreText } from '../../i18n/customer/index.ts'
import { useText } from '../../i18n/index.tsx'
import { go, linkTo } from '../../location.ts'
import { useBranch } from '../../ordering/ordering.ts'
import { useSaleClock } from '../../sale/sale.ts'
import { useTitle } from '../../shell/title.ts'

export function SharedCart({ link }: { link: string }) {
  const { t } = useAgainText()
  const { state } = useMenu()
  const read = readCartLink(link)
  useTitle(t.share.title)
  return (
    <div className="mx-auto max-w-xl px-4 pt-1 lg:pt-8">
      <h1>{t.share.title}</h1>
      {!read.ok ? <Refused problem={read.refusal} /> : state === 'ready' && <Shared lines={read.value} />}
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
  const shown = pricedLines(checkedLines({ day: null, lines }, menu, branch?.id ?? null, clock))
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
            <SharedRow key={idOf(line)} line={line} branch={branch} />
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
  ...{ quantity, note: '', seenPrice: price },
})

function SharedRow({ line, branch }: { line: ShownLine; branch: MenuBranch | null }) {
  const { t, money } = useAgainText()
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
          {line.shown && <Declared declaration={line.shown.declaration} parts={line.pickedParts} />}
        </div>
        <p className="font-semibold">{can ? money(linePrice(line.price, line.quantity)) : t.share.left}</p>
      </div>
      {branch && <LineMarkNotice line={line} acts={false} />}
    </li>
  )
}
