// The QR code for the counter: it holds the link of the token, so that a scan opens the order (CALL-3).

import { linkTo } from '#web/data/address/location.ts'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { useFollowingText } from '#web/words/order/index.ts'

/** `code` is '' for imported orders. */
export function CounterQr({ token, code }: { token: string; code: string }) {
  const { t } = useFollowingText()
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-card p-3 leading-snug shade-card">
      <QrCode
        text={`${location.origin}${location.pathname}${linkTo(`/track/${token}`)}`}
        label={t.qr}
        className="size-32 rounded-control"
      />
      <div className="flex-1 basis-[9rem]">
        <p className="text-md font-semibold">{t.show}</p>
        {code && <p className="mt-1 text-ink-2">{t.say(`\u2066${code}\u2069`)}</p>}
      </div>
    </section>
  )
}
