// Shares the cart as a link: by what the device shares with, or on the clipboard (AGAIN-2).
import { useState } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { copyText } from '#web/data/copy-text.ts'
import { shareByDevice } from '#web/data/share-by-device.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { shareCartIcon } from '#web/ui/icons/icons-again.ts'
import { useAgainText } from '#web/words/again/index.ts'
import { cartLink } from './cart-link.ts'
import { useCart } from './cart-store.ts'

export function ShareCart() {
  const { t } = useAgainText()
  const { lines } = useCart()
  const [said, say] = useState<{ readonly of: unknown; readonly text: 'copied' | 'failed' | 'tooLong' }>()
  const link = cartLink(lines)
  const address = `${location.href.split('#')[0]}${linkTo(`/cart/${link}`)}`
  // What was said is about the cart as it was then.
  const text = said?.of === lines ? said.text : undefined

  async function share() {
    if (link === undefined) return say({ of: lines, text: 'tooLong' })
    const isShared = await shareByDevice({ url: address })
    if (isShared) return
    say({
      of: lines,
      text: await copyText(address).then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    })
  }

  if (lines.length === 0) return null
  return (
    <div className="min-h-24 py-1 text-sm text-ink-2">
      <Button variant="text" className="-ms-2 text-base text-ink" onClick={() => void share()}>
        <Icon of={text === 'copied' ? checkIcon : shareCartIcon} className="size-5" />
        <span>{t.share.act}</span>
      </Button>
      <p role="status">{text === undefined ? t.share.hint : t.share[text]}</p>
      {text === 'failed' && (
        <p dir="ltr" className="text-start wrap-anywhere">
          {address}
        </p>
      )}
    </div>
  )
}
