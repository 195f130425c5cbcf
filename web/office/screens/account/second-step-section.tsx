// The second step of a sign-in: a code of an app, a recovery code, or a passkey (SAFE-6).

import { useEffect, useRef, useState } from 'react'
import type { NeededFactor, Output } from '#contract/index.ts'
import { readFactorCode } from '#domain/people/factor.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import { askAny } from '#web/data/http/ask-any.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { passkeysHere } from '#web/data/staff/passkeys.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useFactorText } from '#web/words/staff/index.ts'
import { refusedAt, useAccountSentence } from './account-words.ts'
import { PasskeyButton } from './passkey-button.tsx'

type Passed = Output<'account.passCode'>

type SecondStepProps = {
  name: string
  needed: NeededFactor
  onDone: (passed: Passed) => void
  /** Back to the first step; `over`: because it took too long. */
  onBack: (over: boolean) => void
}

export function SecondStep({ name, needed, onDone, onBack }: SecondStepProps) {
  const { t } = useFactorText()
  const words = t.step
  const withPasskey = needed.passkey && passkeysHere() === 'offered'
  const [kind, setKind] = useState<'time' | 'recovery'>(needed.code ? 'time' : 'recovery')
  const [failed, setFailed] = useState<CallRefused>()
  const sentenceOf = useAccountSentence()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])

  function refused(refusal: CallRefused) {
    if (refusal.refusal === 'ticket_over') onBack(true)
    else setFailed(refusal)
  }

  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="mt-1.5 text-ink-2">{words.intro(name)}</p>
      </div>
      {failed && (
        <Notice kind="error" urgent>
          {sentenceOf(failed)}
        </Notice>
      )}
      {withPasskey && (
        <PasskeyButton
          ticket={needed.ticket}
          main
          onDone={(member) => onDone({ member, recoveryLeft: null })}
          onTry={() => setFailed(undefined)}
          onRefused={refused}
        />
      )}
      {needed.passkey && !withPasskey && !needed.code && <Notice>{words.notHere}</Notice>}
      <CodeForm
        key={kind}
        kind={kind}
        ticket={needed.ticket}
        quiet={withPasskey}
        onDone={onDone}
        onTry={() => setFailed(undefined)}
        onRefused={refused}
      />
      <div className="-mx-2 flex flex-wrap justify-between gap-x-4">
        {needed.code && (
          <Button variant="text" onClick={() => setKind(kind === 'time' ? 'recovery' : 'time')}>
            {kind === 'time' ? words.useRecovery : words.useCode}
          </Button>
        )}
        <Button variant="text" onClick={() => onBack(false)}>
          {words.back}
        </Button>
      </div>
      <details>
        <summary className="min-h-11 content-center text-ink-2">{words.lost}</summary>
        <p className="text-ink-2">
          <span>{`${words.lostText} `}</span>
          <code dir="ltr" className="inline-block wrap-anywhere">
            npm run owner-link -- --reset-factor
          </code>
        </p>
      </details>
    </div>
  )
}

type CodeFormProps = {
  kind: 'time' | 'recovery'
  ticket: string
  /** A passkey is the first choice. */
  quiet: boolean
  onDone: (passed: Passed) => void
  onTry: () => void
  onRefused: (refused: CallRefused) => void
}

function CodeForm({ kind, ticket, quiet, onDone, onTry, onRefused }: CodeFormProps) {
  const { t } = useFactorText()
  const words = t.step
  const isTime = kind === 'time'
  const wrong = isTime ? words.wrong : words.recoveryWrong
  const { form, busy, errorAt } = usePlainForm({
    read: (typed) => readCode(typed('code')),
    send: async (code) => {
      onTry()
      const sent = await refusedAt({ code_wrong: 'code' }, askAny('account.passCode', { ticket, code }))
      if (!sent.ok && sent.refusal.refusal !== 'code_wrong') onRefused(sent.refusal)
      return sent
    },
    words: { code_missing: words.missing, code_wrong: wrong },
    other: wrong,
    onSent: (sent) => sent.ok && onDone(sent.value),
  })

  return (
    <form {...form} className="grid gap-5">
      <TextField
        label={isTime ? words.code : words.recovery}
        name="code"
        hint={isTime ? words.codeHint : words.recoveryHint}
        error={errorAt('code')}
        inputMode={isTime ? 'numeric' : 'text'}
        autoComplete={isTime ? 'one-time-code' : 'off'}
        autoCapitalize={isTime ? 'none' : 'characters'}
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        required
      />
      <Button type="submit" size="staff" variant={quiet ? 'quiet' : 'primary'} wide busy={busy}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Anything that may be a code is sent: the server decides. */
const readCode = (code: string) =>
  wishOrProblems(
    code,
    code.trim() === ''
      ? [{ problem: 'code_missing', field: 'code' }]
      : readFactorCode(code)
        ? []
        : [{ problem: 'code_wrong', field: 'code' }],
  )
