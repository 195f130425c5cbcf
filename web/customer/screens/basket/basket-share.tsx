// The link for colleagues: shared through the phone's own sheet, copied, or shown as a QR code.
import { useState } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { copyText } from '#web/data/copy-text.ts'
import { shareByDevice } from '#web/data/share-by-device.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, qrIcon, shareIcon } from '#web/ui/icons/icons.ts'
import { useBasketText } from '#web/words/basket/index.ts'

interface Reminder {
  readonly label: string
  /** The sentence that goes with the link. */
  readonly text: string
  /** Says it on the pages of those who are reminded. */
  readonly tell: () => void
}

export function BasketShare({ link, remind }: { link: string; remind?: Reminder }) {
  const { t } = useBasketText()
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState(false)
  const scan = remind ? t.scanToPay : t.scan
  const address = `${location.origin}${location.pathname}${linkTo(`/basket/${link}`)}`

  async function share() {
    remind?.tell()
    if (await shareByDevice({ title: t.title, url: address, ...(remind && { text: remind.text }) })) return
    await copyText(remind ? `${remind.text} ${address}` : address).then(
      () => setCopied(true),
      () => setShown(true),
    )
  }

  return (
    <div className="basket-share">
      <Button variant="quiet" size="staff" wide onClick={() => void share()}>
        <Icon of={copied ? checkIcon : shareIcon} className="size-6" />
        <span aria-live="polite">{copied ? t.copied : (remind?.label ?? t.share)}</span>
      </Button>
      <Button variant="quiet" size="staff" aria-label={t.showQr} onClick={() => setShown(true)}>
        <Icon of={qrIcon} className="size-6" />
      </Button>
      <Dialog open={shown} onClose={() => setShown(false)} title={t.title} closeLabel={t.close}>
        <QrCode text={address} label={scan} className="basket-qr" />
        <p className="mt-3 text-center">{scan}</p>
        <p dir="ltr" className="mt-2 text-center text-sm wrap-anywhere text-ink-2">
          {address}
        </p>
      </Dialog>
    </div>
  )
}
