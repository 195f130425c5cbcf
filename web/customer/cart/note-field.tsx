// The free note of a line or of an item: behind a link until somebody wants to write one.
import { limits } from '#domain/order/order-limits.ts'
import { lengthOf } from '#domain/shared/text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/fields/field.tsx'
import { useMoreText } from '#web/words/customer/index.ts'

/** The number of characters left at which it is first shown. */
const littleRoom = 100

export const isLongNote = (note: string): boolean => lengthOf(note) > limits.note

/** The link that opens the field. `name`: of the item, for those who hear the page. */
export function AddNote({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useMoreText()
  return (
    <Button variant="text" className="text-sm" onClick={onOpen}>
      <span>{`${t.note.add} `}</span>
      <span className="sr-only">{name}</span>
    </Button>
  )
}

type NoteFieldProps = { id: string; name: string; note: string; onChange: (note: string) => void }

export function NoteField({ id, name, note, onChange }: NoteFieldProps) {
  const { t } = useMoreText()
  const left = limits.note - lengthOf(note)
  return (
    <TextArea
      label={
        <>
          <span>{`${t.note.label} `}</span>
          <span className="sr-only">{name}</span>
        </>
      }
      rows={1}
      most={limits.note}
      tooLong={t.note.tooLong}
      placeholder={t.note.example}
      hint={left >= 0 && left <= littleRoom ? t.note.left(left) : undefined}
      value={note}
      id={id}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** After the field has been drawn. */
export const focusNote = (id: string): void => void requestAnimationFrame(() => document.getElementById(id)?.focus())
