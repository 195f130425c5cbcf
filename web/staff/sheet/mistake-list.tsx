// The mistakes of a sheet, each by its row and column, with what stands there and what to do.
import type { SheetMistakeName } from '../../../domain/menu/sheet/problems.ts'
import type { SheetPreview } from '../../api/staff/sheet-calls.ts'
import { useMenuEditText, useSheetText, useSoldEditText } from '../../i18n/editor/index.ts'
import { Some } from './some.tsx'
import { usePlaceOf } from './words.ts'

export function MistakeList({ preview: { mistakes, mistakeCount } }: { preview: SheetPreview }) {
  const { t } = useSheetText()
  if (mistakeCount === 0) return null
  return (
    <section className="rounded-card bg-cherry-soft p-4" role="alert">
      <p className="font-semibold text-cherry">{t.mistakes(mistakeCount)}</p>
      <p className="mb-3">{t.mend}</p>
      <Some all={mistakes} more={mistakeCount - mistakes.length}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map((mistake) => (
              <Mistake key={`${mistake.row} ${mistake.column} ${mistake.problem} ${mistake.value}`} mistake={mistake} />
            ))}
          </ul>
        )}
      </Some>
    </section>
  )
}

function Mistake({ mistake }: { mistake: SheetPreview['mistakes'][number] }) {
  const { t } = useSheetText()
  const words: Readonly<Record<SheetMistakeName, string>> = {
    ...useMenuEditText().t.problems,
    ...useSoldEditText().t.problems,
    ...t.problems,
  }
  const placeOf = usePlaceOf()
  const { problem, value, other } = mistake
  return (
    <li className="rounded-control bg-card px-4 py-2.5 wrap-anywhere">
      <span className="font-semibold">{placeOf(mistake)}</span>
      {value && (
        <>
          {' '}
          <bdi className="rounded-small bg-latte-soft px-2 py-0.5">{value}</bdi>
        </>
      )}
      <span className="block">
        {words[problem]} {other !== undefined && t.seeRow(other)}
      </span>
    </li>
  )
}
