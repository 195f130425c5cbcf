// What is worth knowing of a sheet, folded away: none of it stands in the way.
import type { SheetPreview } from '../../api/staff/sheet-calls.ts'
import { useSheetText } from '../../i18n/editor/index.ts'
import { Some } from './some.tsx'
import { usePlaceOf } from './words.ts'

export function Remarks({ preview: { remarks, unknown, guessed } }: { preview: SheetPreview }) {
  const { t } = useSheetText()
  const placeOf = usePlaceOf()
  const count = remarks.length + (guessed ? 1 : 0) + (unknown.length > 0 ? 1 : 0)
  if (count === 0) return null
  const said = ({ problem, value }: (typeof remarks)[number]) =>
    t.remark[problem](problem === 'languages_missing' ? languages(value) : value)
  const languages = (codes: string) =>
    codes
      .split(', ')
      .map((code) => t.words.languages[code as keyof typeof t.words.languages])
      .join(', ')
  return (
    <details className="rounded-card bg-honey-soft px-4" open={guessed || unknown.length > 0}>
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-honey-ink">
        {t.remarks} ({count})
      </summary>
      <div className="grid gap-2 pb-4">
        {guessed && <p>{t.guessed}</p>}
        {unknown.length > 0 && <p className="wrap-anywhere">{t.unknown(unknown.join(', '))}</p>}
        <Some all={remarks}>
          {(shown) => (
            <ul className="grid gap-1">
              {shown.map((remark) => (
                <li key={`${remark.row} ${remark.column} ${remark.problem}`} className="wrap-anywhere">
                  <span className="font-semibold">{placeOf(remark)}</span> <span>{said(remark)}</span>
                </li>
              ))}
            </ul>
          )}
        </Some>
      </div>
    </details>
  )
}
