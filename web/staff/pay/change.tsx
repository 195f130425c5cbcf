// What the customer gives in cash, and what is to be given back (LIFE-6).
import { useState } from 'react'
import { useBoardText } from '../../i18n/board/index.ts'
import { Choices } from '../choices.tsx'

const notes = [1000, 2000, 5000] as const

export function Change({ due }: { due: number }) {
  const { t, money } = useBoardText()
  const [given, setGiven] = useState<number | null>(null)
  const larger = notes.filter((note) => note > due)
  const givens = [
    { value: due, text: t.sheet.exact },
    ...larger.map((value) => ({ value, text: money(value).replace(/[.,]00/, '') })),
  ]
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-ink-2">{t.sheet.given}</legend>
      <Choices of={givens} chosen={given} onChoose={setGiven} />
      {given !== null && given > due && (
        <p role="status" className="mt-2.5 flex items-baseline justify-between text-xl font-bold text-leaf">
          {t.sheet.giveBack} <span>{money(given - due)}</span>
        </p>
      )}
    </fieldset>
  )
}
