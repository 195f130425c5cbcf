// The code of a gift card: in fours to read out and type, and as a QR code that leads to the card's page.
import { giftPageOf } from '#domain/money/gift/gift-code.ts'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { useGiftText } from '#web/words/gift/index.ts'

export function GiftCode({ code }: { code: string }) {
  return (
    <b dir="ltr" translate="no" className="gift-code">
      {code.match(/.{1,8}/g)?.map((half) => (
        <span key={half}>{`${half.slice(0, 4)} ${half.slice(4)} `}</span>
      ))}
    </b>
  )
}

/** `site`: the shop's address; without it, that of this page. */
export const giftLink = (code: string, site = location.origin): string => `${site}${giftPageOf(code)}`

export function GiftQr({ code, site }: { code: string; site?: string | undefined }) {
  return <QrCode text={giftLink(code, site)} label={useGiftText().t.qr} className="gift-qr" />
}
