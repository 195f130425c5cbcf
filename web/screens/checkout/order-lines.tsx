// The order, standing once: each line with its declaration, a note and splitting, removed ones in their place (ORDER-1).
import { useState } from 'react'
import { canSplit } from '../../../domain/cart/cart-lines.ts'
import { canBeOrdered } from '../../../domain/cart/checked-line.ts'
import { hasChoices } from '../../api/menu/with-groups.ts'
import { CartRow, ChooseAgain } from '../../cart/cart-row.tsx'
import { CartRows } from '../../cart/cart-rows.tsx'
import { useCart } from '../../cart/cart-store.ts'
import { changeNote, split, useGoneLines } from '../../cart/change-lines.ts'
import { AddNote, focusNote, NoteField } from '../../cart/note-field.tsx'
import { idOf, type ShownLine } from '../../cart/shown-lines.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon, warningIcon } from '../../components/icons/icons.ts'
import { Declared } from '../../diet/declared.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { openItem } from '../../item/opened.ts'
import { linkTo } from '../../location.ts'
import type { Checkout } from './use-checkout.ts'

type OrderLinesProps = { lines: readonly ShownLine[]; problemOf: Checkout['problemOf'] }

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
              key={idOf(row)}
              line={row}
              problem={problemOf(row)}
              fresh={idOf(row) === fresh}
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
  const id = noteId(idOf(line))
  const called = line.shown?.name ?? name

  function splitOff() {
    const made = split(line)
    if (!made) return
    onSplit(idOf(made))
    if (hasChoices(line.shown)) openItem({ item: made.item, line: made })
    else focusNote(noteId(idOf(made)))
  }
  function addNote() {
    setNoted(true)
    focusNote(id)
  }

  return (
    <CartRow
      line={line}
      words={line.shown && <Declared declaration={line.shown.declaration} parts={line.pickedParts} />}
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
