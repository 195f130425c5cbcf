// Says on every page that no real money moves, while customers pay online in the provider’s test mode.
import '#web/ui/styles/pay.css'
import { usePayText } from '#web/words/pay/index.ts'

export function TestBar() {
  return (
    <p role="note" className="test-bar no-print px-4 py-2 text-center text-sm font-bold">
      {usePayText().t.test}
    </p>
  )
}
