// The box into which a token is typed or pasted (TRACK-1), with what is missing in words.
import { type FormEvent, useState } from 'react'
import { readTypedToken, type TokenProblem } from '../../../domain/order/token.ts'
import { ask, type Refused } from '../../api/http/client.ts'
import { Spinner } from '../../components/feedback/spinner.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { arrowIcon } from '../../components/icons/icons-more.ts'
import { useOrderText, useRefusalText } from '../../i18n/order/index.ts'
import { go } from '../../location.ts'

export function TokenForm() {
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
async function findOrder(tokens: readonly string[]): Promise<string | Refused> {
  let refused: Refused = { refusal: 'token_unknown', problems: [] }
  for (const token of tokens) {
    const answer = await ask('orders.track', { token })
    if (answer.ok) return answer.value.token
    refused = answer.refusal
    if (refused.refusal !== 'token_unknown') return refused
  }
  return refused
}

type Problem = Refused | { problem: TokenProblem; length: number }

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
