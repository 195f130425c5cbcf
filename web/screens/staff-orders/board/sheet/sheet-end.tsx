// Refusing or cancelling an order: the button names the reason, which the customer reads at once (LIFE-2).
import { useState } from 'react'
import { type EndReason, endReasons, phaseOf } from '../../../../../domain/order/course.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { Choices } from '../../../../staff/choices.tsx'
import { takeStep } from '../state/acts.ts'
import { closeOpened } from '../state/opened.ts'
import { SheetPart } from './sheet-part.tsx'

export function SheetEnd({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  const phase = phaseOf(order)
  const step = phase === 'placed' || phase === 'accepted' ? 'refuse' : 'cancel'
  const [reason, setReason] = useState<EndReason>()
  const [words, setWords] = useState('')
  const needsWords = reason === 'other'
  const missing = reason === undefined || (needsWords && words.trim() === '')
  const name = step === 'refuse' ? t.sheet.refuseFor : t.sheet.cancelFor
  const label = reason === undefined ? t.sheet.chooseReason : name(t.sheet.reasons[reason])

  function end() {
    if (missing) return
    takeStep(order, { step, reason, words: words.trim() })
    closeOpened()
  }

  return (
    <SheetPart title={t.sheet[step]} beside={t.sheet.readsAtOnce}>
      <div className="grid gap-2">
        <Choices
          of={endReasons.map((value) => ({ value, text: t.sheet.reasons[value] }))}
          chosen={reason}
          onChoose={setReason}
        />
        <input
          aria-label={needsWords ? t.sheet.wordsNeeded : t.sheet.words}
          placeholder={needsWords ? t.sheet.wordsNeeded : t.sheet.words}
          aria-required={needsWords}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="min-h-12 w-full rounded-control border-2 border-edge bg-card px-4 text-md placeholder:text-ink-2"
        />
        <button
          type="button"
          aria-disabled={missing}
          onClick={end}
          className="min-h-14 w-full rounded-control border-2 border-cherry bg-card px-4 text-lg font-bold text-cherry aria-disabled:border-edge aria-disabled:text-ink-2"
        >
          {label}
        </button>
      </div>
    </SheetPart>
  )
}
