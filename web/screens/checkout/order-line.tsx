// One line of the order at the checkout: as in the cart, with what it contains, a note, and splitting it (ORDER-1).
import { useState } from 'react'
import { canSplit } from '../../../domain/cart/cart-lines.ts'
import { canBeOrdered } from '../../../domain/cart/checked-line.ts'
import { hasChoices } from '../../api/menu/with-groups.ts'
import { useCart } from '../../cart/cart.ts'
import { CartRow } from '../../cart/cart-row.tsx'
import { changeNote, split } from '../../cart/change-lines.ts'
import { ChooseAgain } from '../../cart/line-mark.tsx'
import { idOf, type ShownLine } from '../../cart/lines.ts'
import { AddNote, focusNote, NoteField } from '../../cart/note-field.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { Declared } from '../../diet/declared.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { openItem } from '../../item/opened.ts'

const noteId = (line: string): string => `note-${line.replaceAll(' ', '-')}`

type OrderLineProps = {
  line: ShownLine
  problem: string | undefined
  /** It was just split off, to be noted differently. */
  fresh: boolean
  onSplit: (made: string) => void
}

export function OrderLine({ line, problem, fresh, onSplit }: OrderLineProps) {
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
      words={line.shown && <Declared declaration={line.shown.declaration} />}
      problem={problem && <Problem line={line} text={problem} />}
      links={
        <>
          {!noted && <AddNote name={called} onOpen={addNote} />}
          {canBeOrdered(line.mark) && canSplit(cart, line) && (
            <Button variant="text" className="text-sm" onClick={splitOff}>
              {words.split} <span className="sr-only">{called}</span>
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
