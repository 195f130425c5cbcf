// The keys of the board and of a number pad, as a small help.
import { useBoardText } from '../../../../i18n/board/index.ts'

const keys = [
  ['0–9', 'digits'],
  ['Enter', 'enter'],
  ['+', 'plus'],
  ['Esc', 'escape'],
  ['?', 'question'],
] as const

export function Keys() {
  const { t } = useBoardText()
  return (
    <dl className="grid gap-2">
      {keys.map(([key, name]) => (
        <div key={key} className="flex items-center gap-4 rounded-control bg-card p-3 shade-card">
          <dt className="grid min-h-10 min-w-16 place-items-center rounded-small bg-latte-soft px-2 text-lg font-bold">
            <bdi dir="ltr">{key}</bdi>
          </dt>
          <dd className="text-lg">{t.keys[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
