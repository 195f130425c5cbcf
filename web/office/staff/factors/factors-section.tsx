// One's own second factors: time codes, passkeys, and the recovery codes that come with the first of them (SAFE-6).
import { useState } from 'react'
import { factorLimits } from '#domain/people/factor.ts'
import { useTitle } from '#web/data/page/title.ts'
import { refreshSession } from '#web/data/session/session-api.ts'
import { useFactors } from '#web/data/staff/accounts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useFactorText } from '#web/words/staff/index.ts'
import { Unread } from '../states.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { RecoveryCodes, RecoveryPart } from './recovery-codes.tsx'
import { TimePart } from './time-part.tsx'
import { useConfirmed } from './use-confirmed.tsx'

/** `onSetUp`: there is a factor now, and its recovery codes were kept. */
export function Factors({ onSetUp }: { onSetUp?: (() => void) | undefined }) {
  const { t } = useFactorText()
  const found = useFactors()
  const { send, dialog } = useConfirmed()
  const [codes, setCodes] = useState<readonly string[]>()

  function kept() {
    setCodes(undefined)
    onSetUp?.()
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={kept} />
  if (!found.data) return <Unread of={found} />
  const { required, time, passkeys, recoveryLeft } = found.data
  const isSetUp = time !== null || passkeys.length > 0
  const done = (made: readonly string[] | null) => (made ? setCodes(made) : onSetUp?.())

  return (
    <Card className="p-5! md:p-7!">
      <h2>{t.title}</h2>
      <p className="mt-1.5 text-ink-2">{t.intro}</p>
      {isSetUp && recoveryLeft <= factorLimits.fewCodes && (
        <div className="mt-4">
          <Notice kind="warning">{t.recovery.few(recoveryLeft)}</Notice>
        </div>
      )}
      <div className="mt-5 grid gap-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-6">
        <TimePart time={time} send={send} onDone={done} />
        <PasskeyList passkeys={passkeys} send={send} onDone={done} />
        {isSetUp && <RecoveryPart left={recoveryLeft} send={send} onDone={done} />}
      </div>
      <p className="mt-6 text-sm text-ink-2">
        {required && isSetUp && <span>{`${t.required} `}</span>}
        <span>{t.others}</span>
      </p>
      {dialog}
    </Card>
  )
}

export function SetUpFirst() {
  const { t } = useFactorText()
  useTitle(t.first.title)
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-4 pt-5 pb-24">
      <div>
        <h1>{t.first.title}</h1>
        <p className="mt-1.5 text-ink-2">{t.first.text}</p>
      </div>
      <Factors onSetUp={() => void refreshSession()} />
    </div>
  )
}
