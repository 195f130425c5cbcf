// Offers online payment instead to a customer whom the gate sends to staff first (PAY-1).
import { Button } from '#web/ui/controls/button.tsx'
import { usePayText } from '#web/words/pay/index.ts'

export function PayInstead({ onPay }: { onPay: () => void }) {
  const { t } = usePayText()
  return (
    <div className="mt-2 mb-1 grid justify-items-start gap-2">
      <p>{t.instead}</p>
      <Button variant="dark" onClick={onPay}>
        {t.payInstead}
      </Button>
    </div>
  )
}
