// A note to what is opened, behind a link: 'extra hot'.
import { useId, useState } from 'react'
import type { FullItem } from '../api/menu/with-groups.ts'
import { AddNote, focusNote, NoteField } from '../cart/note-field.tsx'
import type { ItemChoice } from './use-item-choice.ts'

export function ItemNote({ item, choice: { note, setNote } }: { item: FullItem; choice: ItemChoice }) {
  const id = useId()
  const [open, setOpen] = useState(note !== '')
  if (open) {
    return (
      <div className="item-note">
        <NoteField id={id} name={item.name} note={note} onChange={setNote} />
      </div>
    )
  }
  return (
    <div className="item-note">
      <AddNote
        name={item.name}
        onOpen={() => {
          setOpen(true)
          focusNote(id)
        }}
      />
    </div>
  )
}
