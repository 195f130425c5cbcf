// Where the token is typed (TRACK-1), with the last orders of this phone, and whom to call without a token.
import { useState } from 'react'
import { TokenDisplay } from '../../components/display/token-display.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { arrowIcon } from '../../components/icons/icons-more.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import { linkTo } from '../../location.ts'
import { lastTokens } from '../../ordering/kept-checkout.ts'
import { useTitle } from '../../shell/title.ts'
import { LostToken } from './lost-token.tsx'
import { TokenForm } from './token-form.tsx'

export function TrackEntry() {
  const { t } = useOrderText()
  useTitle(t.track.title)
  return (
    <div className="mx-auto max-w-lg px-4 pt-1 lg:pt-8">
      <h1>{t.track.title}</h1>
      <p className="mt-2 text-lg text-ink-2">{t.track.lead}</p>
      <TokenForm />
      <LastOrders />
      <LostToken />
    </div>
  )
}

function LastOrders() {
  const { t } = useOrderText()
  const [tokens] = useState(lastTokens)
  if (tokens.length === 0) return null
  return (
    <section aria-labelledby="last-orders" className="mt-10">
      <h2 id="last-orders" className="mb-3">
        {t.track.latest}
      </h2>
      <ul className="grid gap-2">
        {tokens.map((token) => (
          <li key={token}>
            <a
              href={linkTo(`/track/${token}`)}
              className="flex min-h-14 items-center gap-3 rounded-control bg-card px-4 shade-card"
            >
              <Icon of={bagIcon} />
              <span className="flex-1">
                <span className="sr-only">{t.track.order} </span>
                <TokenDisplay token={token} size="row" />
              </span>
              <Icon of={arrowIcon} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
