// Says on the pages where something is paid that no real money moves.
import '../styles/pay.css'
import { usePayText } from '../i18n/pay/index.ts'

export function TestBar() {
  return (
    <p role="note" className="test-bar rounded-control px-4 py-2 text-center text-sm font-bold">
      {usePayText().t.test}
    </p>
  )
}
