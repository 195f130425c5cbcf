// Asked once after ordering: whether this device may remember orders and details (AGAIN-1).
import { useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { keptDays, notePast } from '#web/customer/again/remembered-orders.ts'
import { keepDetails, lastTokens, readDetails, wantsRemembering } from '#web/customer/ordering/kept-checkout.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useAgainText } from '#web/words/again/index.ts'

/** That the customer does not want it: they are not asked again. */
const answer = 'remember'

export function KeepOrders({ order }: { order: TrackedOrder }) {
  const { t } = useAgainText()
  const [state, setState] = useState(() =>
    wantsRemembering() || readStored(answer) === 'no' || !lastTokens().includes(order.token) ? 'settled' : 'asks',
  )
  function remember() {
    keepDetails({ ...readDetails(), remember: true })
    // A browser that forbids storage remembers nothing, and must not say so.
    if (!wantsRemembering()) return setState('settled')
    notePast(order, serverNow())
    setState('kept')
  }
  function refuse() {
    writeStored(answer, 'no')
    setState('settled')
  }
  if (state === 'settled') return null
  if (state === 'kept') return <Notice kind="success">{t.keep.done}</Notice>
  return (
    <Card className="no-print grid gap-3">
      <div>
        <h2 className="text-lg">{t.keep.title}</h2>
        <p className="mt-1 text-ink-2">{t.keep.text(keptDays)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" className="flex-auto" onClick={remember}>
          {t.keep.yes}
        </Button>
        <Button variant="quiet" className="flex-auto" onClick={refuse}>
          {t.keep.no}
        </Button>
      </div>
    </Card>
  )
}
