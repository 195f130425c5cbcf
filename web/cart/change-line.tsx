// The way to choose a line's item anew, where it has options or parts (OPT-3).
import { hasChoices } from '../api/menu/with-groups.ts'
import { Button } from '../components/controls/button.tsx'
import { useMoreText } from '../i18n/customer/index.ts'
import { openItem } from '../item/opened.ts'
import { idOf, type ShownLine } from './lines.ts'

export function ChangeLine({ line, name }: { line: ShownLine; name: string }) {
  const { t } = useMoreText()
  if (!hasChoices(line.shown)) return null
  return (
    <Button
      variant="text"
      className="text-sm"
      data-line={idOf(line)}
      aria-haspopup="dialog"
      onClick={() => openItem({ item: line.item, line })}
    >
      {t.cart.change} <span className="sr-only">{name}</span>
    </Button>
  )
}
