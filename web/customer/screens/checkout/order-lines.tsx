// The order, standing once: each line with its declaration, a note and splitting, removed ones in their place
// (ORDER-1).
import { useState } from 'react'
import { canSplit } from '#domain/order/cart/cart-lines.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { CartRow, ChooseAgain } from '#web/customer/cart/cart-row.tsx'
import { CartRows } from '#web/customer/cart/cart-rows.tsx'
import { useCart } from '#web/customer/cart/cart-store.ts'
import { changeNote, splitCartLine, useGoneLines } from '#web/customer/cart/change-lines.ts'
import { AddNote, focusNote, NoteField } from '#web/customer/cart/note-field.tsx'
import { lineIdOf, type ShownLine } from '#web/customer/cart/shown-lines.ts'
import { DeclaredContents } from '#web/customer/diet/declared.tsx'
import { openItem } from '#web/customer/item/opened.ts'
import { linkTo } from '#web/data/address/location.ts'
import { hasChoices } from '#web/data/menu/with-groups.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useOrderText } from '#web/words/order/index.ts'
import type { CheckoutState } from './use-checkout.ts'

type OrderLinesProps = { lines: readonly ShownLine[]; problemOf: CheckoutState['problemOf'] }

export function OrderLines({ lines, problemOf }: OrderLinesProps) {
  const { t } = useOrderText()
  const gone = useGoneLines()
  const [fresh, setFresh] = useState<string>()
  return (
    <section data-kept aria-labelledby="checkout-lines">
      <h2 id="checkout-lines" className="sr-only">
        {t.checkout.linesTitle}
      </h2>
      <Card bare className="order-card">
        <CartRows lines={lines} gone={gone}>
          {(row) => (
            <OrderLine
              key={lineIdOf(row)}
              line={row}
              problem={problemOf(row)}
              fresh={lineIdOf(row) === fresh}
              onSplit={setFresh}
            />
          )}
        </CartRows>
        <div className="border-t border-line py-1">
          <LinkButton href={linkTo('/foods')} variant="text" className="-ms-2">
            <Icon of={plusIcon} className="size-5" />
            <span>{t.checkout.addMore}</span>
          </LinkButton>
        </div>
      </Card>
    </section>
  )
}

const noteId = (line: string): string => `note-${line.replaceAll(' ', '-')}`

type OrderLineProps = {
  line: ShownLine
  problem: string | undefined
  /** It was just split off, to be noted differently. */
  fresh: boolean
  onSplit: (made: string) => void
}

function OrderLine({ line, problem, fresh, onSplit }: OrderLineProps) {
  const name = useMoreText().t.cart.goneName
  const words = useOrderText().t.checkout
  const cart = useCart()
  // Stays open once it was: what is below would move away under the finger that leaves the field.
  const [noted, setNoted] = useState(line.note !== '' || fresh)
  const id = noteId(lineIdOf(line))
  const called = line.shown?.name ?? name

  function splitOff() {
    const made = splitCartLine(line)
    if (!made) return
    onSplit(lineIdOf(made))
    if (hasChoices(line.shown)) openItem({ item: made.item, line: made })
    else focusNote(noteId(lineIdOf(made)))
  }
  function addNote() {
    setNoted(true)
    focusNote(id)
  }

  return (
    <CartRow
      line={line}
      words={line.shown && <DeclaredContents declaration={line.shown.declaration} parts={line.pickedParts} />}
      problem={problem && <Problem line={line} text={problem} />}
      links={
        <>
          {!noted && <AddNote name={called} onOpen={addNote} />}
          {canBeOrdered(line.mark) && canSplit(cart, line) && (
            <Button variant="text" className="text-sm" onClick={splitOff}>
              <span>{`${words.split} `}</span>
              <span className="sr-only">{called}</span>
            </Button>
          )}
        </>
      }
    >
      {noted && (
        <div className="mt-2">
          <NoteField id={id} name={called} note={line.note} onChange={(note) => changeNote(line, note)} />
        </div>
      )}
    </CartRow>
  )
}

function Problem({ line, text }: { line: ShownLine; text: string }) {
  return (
    <p className="mt-2 flex items-start gap-1.5 text-sm font-medium text-cherry">
      <Icon of={warningIcon} className="size-5" />
      <span className="flex-1">{text}</span>
      {hasChoices(line.shown) && <ChooseAgain line={line} />}
    </p>
  )
}
