// Where the token is typed (TRACK-1), and the last orders of this phone.
import { type FormEvent, useState } from 'react'
import { readToken } from '../../../domain/token.ts'
import { ask } from '../../api/client.ts'
import { lastTokens } from '../../cart/checkout.ts'
import { TextField } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { bagIcon } from '../../components/icons.ts'
import { arrowIcon } from '../../components/icons-more.ts'
import { Spinner } from '../../components/spinner.tsx'
import { TokenDisplay } from '../../components/token-display.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { go, linkTo } from '../../place.ts'
import { useTitle } from '../../shell/title.ts'

export function TrackEntry() {
  const { t } = useOrderText()
  useTitle(t.track.title)
  return (
    <div className="mx-auto max-w-lg px-4 pt-1 lg:pt-8">
      <h1>{t.track.title}</h1>
      <p className="mt-2 text-lg text-ink-2">{t.track.lead}</p>
      <TokenForm />
      <LastOrders />
    </div>
  )
}

function TokenForm() {
  const { t } = useOrderText()
  const refusals = useRefusalText().t.refusals
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const token = readToken(typed)
    if (!token) return setError(t.track.unknown)
    setBusy(true)
    const answer = await ask('orders.track', { token })
    setBusy(false)
    if (answer.ok) return go(`/track/${token}`)
    setError(answer.refusal.refusal === 'token_unknown' ? t.track.unknown : refusals[answer.refusal.refusal])
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex items-start gap-2">
      <div className="flex-1">
        <TextField
          label={t.track.token}
          labelHidden
          name="token"
          dir="ltr"
          placeholder={t.track.token}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </div>
      <button
        type="submit"
        aria-label={t.track.go}
        aria-busy={busy || undefined}
        className="grid size-12 shrink-0 place-items-center rounded-control bg-honey hover:opacity-90"
      >
        {busy ? <Spinner /> : <Icon of={arrowIcon} />}
      </button>
    </form>
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
              className="flex min-h-14 items-center gap-3 rounded-control bg-card px-4 shadow-card"
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
