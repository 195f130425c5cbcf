// What was chosen of a line's item, with the way to choose anew (OPT-3, OPT-6).
import { Button } from '../components/controls/button.tsx'
import { useMoreText } from '../i18n/more/index.ts'
import { openItem } from '../item/opened.ts'
import { idOf, type ShownLine } from './lines.ts'
import { useOptionLine } from './option-words.ts'

export function LineOptions({ line, name }: { line: ShownLine; name: string }) {
  const { t } = useMoreText()
  const words = useOptionLine()(line.picked)
  if (!line.shown?.groups.length) return null
  return (
    <>
      {words && <p className="text-sm wrap-anywhere text-ink-2">{words}</p>}
      <Button
        variant="text"
        className="-ms-2 text-sm"
        data-line={idOf(line)}
        aria-haspopup="dialog"
        onClick={() => openItem({ item: line.item, line })}
      >
        {t.cart.change} <span className="sr-only">{name}</span>
      </Button>
    </>
  )
}
