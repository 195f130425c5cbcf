// The tickets that the registered till made of an order, for its customer (REG-3).
import { useTillLinkText } from '#web/words/till-link/index.ts'

export function TillTickets({ tickets }: { tickets: readonly string[] }) {
  const { t } = useTillLinkText()
  return (
    <p className="mt-2 text-sm text-ink-2">
      <span>{`${t.ticket}: `}</span>
      <bdi dir="ltr" className="wrap-anywhere">
        {tickets.join(', ')}
      </bdi>
    </p>
  )
}
