// What can be done with a gift card on its page: copy the code, print it, hand the link on.
import { useState } from 'react'
import { giftCodeText } from '#domain/money/gift/gift-code.ts'
import { giftLink } from '#web/customer/gift/shown-gift-code.tsx'
import { copyText } from '#web/data/copy-text.ts'
import { shareByDevice } from '#web/data/share-by-device.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, copyIcon, printerIcon, shareIcon } from '#web/ui/icons/icons.ts'
import { useGiftText } from '#web/words/gift/index.ts'

type Copied = 'code' | 'link' | undefined

export function GiftActs({ code }: { code: string }) {
  const { t } = useGiftText()
  const [copied, setCopied] = useState<Copied>()
  const copy = (what: Copied, text: string) =>
    copyText(text).then(
      () => setCopied(what),
      // The code stands on the page, to be written down.
      () => setCopied(undefined),
    )

  async function share() {
    const url = giftLink(code)
    if (!(await shareByDevice({ title: t.card, url }))) await copy('link', url)
  }

  return (
    <div className="gift-acts no-print">
      <Button variant="quiet" onClick={() => void copy('code', giftCodeText(code))}>
        <Icon of={copied === 'code' ? checkIcon : copyIcon} className="size-5" />
        <span aria-live="polite">{copied === 'code' ? t.copied : t.copy}</span>
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        <Icon of={printerIcon} className="size-5" />
        <span>{t.print}</span>
      </Button>
      <Button variant="quiet" onClick={() => void share()}>
        <Icon of={copied === 'link' ? checkIcon : shareIcon} className="size-5" />
        <span aria-live="polite">{copied === 'link' ? t.linkCopied : t.share}</span>
      </Button>
    </div>
  )
}
