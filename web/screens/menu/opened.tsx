// What opens over the menu: one item, and the dialog in which a visitor says what to avoid.
import { AvoidDialog } from '../../diet/avoid-dialog.tsx'
import { ItemSheet } from './item/item-sheet.tsx'

export function Opened() {
  return (
    <>
      <ItemSheet />
      <AvoidDialog />
    </>
  )
}
