// Where the token is typed or pasted (TRACK-1), with the last orders of this phone, and a number to call without a
// token.
import { type FormEvent, useState } from 'react'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { readTypedToken, type TokenProblem } from '#domain/order/token.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { lastTokens } from '#web/customer/ordering/kept-checkout.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { arrowIcon, bagIcon, phoneIcon } from '#web/ui/icons/icons.ts'
import { useOrderText, useRefusalText } from '#web/words/order/index.ts'

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
                <span className="sr-only">{`${t.track.order} `}</span>
                <TokenDisplay token={token} size="row" />
              </span>
              <Icon of={arrowIcon} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
      <LinkButton href={linkTo('/again')} variant="text" className="-ms-2">
        {t.track.own}
      </LinkButton>
    </section>
  )
}

function TokenForm() {
  const { t } = useOrderText()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const { error, setProblem } = useProblem()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const read = readTypedToken(typed)
    if (!read.ok) return setProblem(read.refusal)
    setBusy(true)
    const found = await findOrder(read.value)
    setBusy(false)
    if (typeof found === 'string') go(`/track/${found}`)
    else setProblem(found)
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
            setProblem(undefined)
          }}
        />
      </div>
      <button
        type="submit"
        value="send"
        aria-label={t.track.go}
        aria-busy={busy || undefined}
        className="grid size-12 shrink-0 place-items-center rounded-control bg-honey hover:opacity-90"
      >
        {busy ? <Spinner /> : <Icon of={arrowIcon} />}
      </button>
    </form>
  )
}

/** The first of the tokens that belongs to an order, or else why none was found. */
async function findOrder(tokens: readonly string[]): Promise<string | CallRefused> {
  let refused: CallRefused = { refusal: 'token_unknown', problems: [] }
  for (const token of tokens) {
    const answer = await ask('orders.track', { token })
    if (answer.ok) return answer.value.token
    refused = answer.refusal
    if (refused.refusal !== 'token_unknown') return refused
  }
  return refused
}

type Problem = CallRefused | { problem: TokenProblem; length: number }

function useProblem() {
  const { t } = useOrderText()
  const refusals = useRefusalText().t.refusals
  const [problem, setProblem] = useState<Problem>()
  let error: string | undefined
  if (problem && 'problem' in problem) {
    const hint = t.track.typed[problem.problem](problem.length)
    error = problem.problem === 'missing' ? hint : `${t.track.unknown} ${hint}`
  } else if (problem) {
    error = problem.refusal === 'token_unknown' ? t.track.unknown : refusals[problem.refusal]
  }
  return { error, setProblem }
}

function LostToken() {
  const words = useOrderText().t.track
  const branches = useMenu().branches.filter(({ phone }) => phone !== '')
  if (branches.length === 0) return null
  return (
    <section aria-labelledby="lost-token" className="mt-10">
      <h2 id="lost-token">{words.lost}</h2>
      <p className="mt-1 mb-3 text-ink-2">{words.lostText}</p>
      <BranchFinder branches={branches} most={branchesAbove}>
        {(shown) => (
          <ul className="grid gap-2">
            {shown.map(({ branch }) => (
              <li key={branch.id}>
                <a
                  href={`tel:${branch.phone}`}
                  className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-control bg-card px-4 py-2 shade-card"
                >
                  <Icon of={phoneIcon} className="size-5.5" />
                  <bdi className="flex-1 font-semibold">{branch.name}</bdi>
                  <bdi dir="ltr" className="underline">
                    {phoneText(branch.phone)}
                  </bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </BranchFinder>
    </section>
  )
}
