// Changes prices, and brings them back.
import { useState } from 'react'
import { useChangePrices } from '../../../api/staff/sheet-calls.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { useSheetText } from '../../../i18n/editor/index.ts'
import { useRefusalText } from '../../../i18n/order/index.ts'
import { countOf, type PriceChanges, undoing } from './price-rows.ts'

interface Outcome {
  /** What was done last, and can be undone. */
  readonly wish?: PriceChanges
  readonly undone?: true
  readonly refusal?: string
}

export function useChanging(onDone: () => void) {
  const { prices: t } = useSheetText().t
  const sentences = useRefusalText().t.refusals
  const mutation = useChangePrices()
  const send = sendBy(mutation)
  const [outcome, setOutcome] = useState<Outcome>({})

  async function change(wish: PriceChanges, back?: true) {
    const answer = await send(wish)
    if (answer.ok) {
      setOutcome(back ? { undone: true } : { wish })
      return onDone()
    }
    const { refusal } = answer.refusal
    setOutcome({ ...outcome, refusal: refusal === 'changed_meanwhile' ? t.meanwhile : sentences[refusal] })
  }

  return {
    busy: mutation.isPending,
    done: outcome.wish ? countOf(outcome.wish) : 0,
    undone: outcome.undone ?? false,
    refusal: outcome.refusal,
    change: (wish: PriceChanges) => void change(wish),
    undo: () => outcome.wish && void change(undoing(outcome.wish), true),
  }
}
