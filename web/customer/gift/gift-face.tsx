// The gift card as one sees it: the shop's name and sign, and on it what the page has to say.
import '#web/ui/styles/gift.css'
import type { CSSProperties, ReactNode } from 'react'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { LogoMark } from '#web/ui/icons/logo.tsx'

export function GiftFace({ children }: { children: ReactNode }) {
  const { shown, mark } = useBrand()
  return (
    <div className="gift-face on-dark">
      <GiftSign />
      <p className="gift-shop">
        <LogoMark src={mark} />
        <bdi>{shown}</bdi>
      </p>
      {children}
    </div>
  )
}

/** The sign of the shop, large and in one soft colour. */
export function GiftSign() {
  const { mark } = useBrand()
  return <span aria-hidden="true" className="gift-sign" style={{ '--sign': `url('${mark}')` } as CSSProperties} />
}

/** '€25' where there are no cents to say. */
export const withoutCents = (amount: string): string => amount.replace(/[.,]00(?!\d)/, '')
