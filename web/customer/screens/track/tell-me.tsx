// Below an order: "Tell me when it's ready" and its receipt by mail. Nothing is asked of the browser before a tap
// (PUSH-1, PUSH-2).
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { momentOf } from '#domain/order/following.ts'
import { isEmail } from '#domain/shared/email.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { beginPush, endPush, type NewsOffer, type PushState, pushState, workerRuns } from '#web/data/push-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { chime, unlockSound } from '#web/ui/feedback/chime.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { mailIcon } from '#web/ui/icons/icons.ts'
import { bellIcon } from '#web/ui/icons/icons-staff.ts'
import { useNewsText, useRefusalText } from '#web/words/order/index.ts'

type TellMeProps = { order: TrackedOrder; now: number }

export function TellMe({ order, now }: TellMeProps) {
  const { token } = order
  const offer = useNewsOffer(token)
  const moment = momentOf(order, now)
  const waits = moment !== 'ready' && moment !== 'out'
  const telling = useTelling(token)
  useRingWhenReady(moment === 'ready', telling.rings)
  if (!waits && !offer?.mails) return null
  return (
    <Card className="no-print grid gap-3">
      {waits && <Bell token={token} {...telling} />}
      {offer?.mails && <MailReceipt token={token} mailed={offer.mailed} />}
    </Card>
  )
}

/** What this shop offers; undefined until that is known, or if it cannot be reached. */
function useNewsOffer(token: string): NewsOffer | undefined {
  const [offer, setOffer] = useState<NewsOffer>()
  useEffect(() => {
    let isCurrent = true
    void ask('news.offer', { token }).then((answer) => {
      if (isCurrent && answer.ok) setOffer(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [token])
  return offer
}

type Telling = {
  state: PushState | undefined
  /** Whether this page rings: a tap allowed it. */
  rings: boolean
  busy: boolean
  refused: CallRefused | undefined
  begin: () => void
  end: () => void
}

function useTelling(token: string): Telling {
  const { locale: lang } = useNewsText()
  const [state, setState] = useState<PushState>()
  const [rings, setRings] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<CallRefused>()
  useEffect(() => {
    const look = () => void pushState(token).then(setState)
    look()
    void workerRuns().then(look)
  }, [token])

  async function take(work: Promise<PushState | CallRefused>) {
    setBusy(true)
    const next = await work.catch(() => 'none' as const)
    setBusy(false)
    setRefused(typeof next === 'string' ? undefined : next)
    if (typeof next === 'string') setState(next)
  }

  return {
    state,
    rings,
    busy,
    refused,
    begin: () => {
      unlockSound()
      setRings(true)
      void take(beginPush({ token, lang }))
    },
    end: () => {
      setRings(false)
      void take(endPush(token))
    },
  }
}

function Bell({ token, state, rings, busy, refused, begin, end }: Telling & { token: string }) {
  const { t } = useNewsText()
  const refusals = useRefusalText().t.refusals
  const no = refused && (
    <Notice kind="error" urgent>
      {refusals[refused.refusal]}
    </Notice>
  )
  if (state === 'on')
    return (
      <>
        {no}
        <Notice
          kind="success"
          icon={bellIcon}
          action={
            <Button variant="text" busy={busy} onClick={end}>
              {t.stop}
            </Button>
          }
        >
          {t.on}
        </Notice>
      </>
    )
  const asks = !rings || busy
  return (
    <>
      {no}
      {!asks && <Rings state={state} />}
      {state === 'homeScreen' && !asks && <HomeScreen token={token} />}
      {(asks || state === 'off') && (
        <Button variant="quiet" wide busy={busy} onClick={begin}>
          <Icon of={bellIcon} className="size-5" />
          <span>{asks ? t.tell : t.also}</span>
        </Button>
      )}
    </>
  )
}

/** What the customer can rely on without a message, and why none comes. */
function Rings({ state }: Pick<Telling, 'state'>) {
  const { t } = useNewsText()
  if (state === 'denied') return <Notice kind="warning">{t.denied}</Notice>
  return (
    <Notice kind="success" icon={bellIcon}>
      <p>{t.rings}</p>
      <p>{t.called}</p>
    </Notice>
  )
}

/** An app on the home screen has a storage of its own, so it does not know the order yet. */
function HomeScreen({ token }: { token: string }) {
  const { t } = useNewsText()
  return (
    <div>
      <p className="font-semibold">{t.home}</p>
      <ol className="mt-1 grid list-decimal gap-1 ps-5">
        {t.homeSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-2">
        <TokenDisplay token={token} size="row" />
      </p>
    </div>
  )
}

/** Of 1: a phone may lie on a table in a loud room. */
const loudness = 0.8
const pauseMs = 1400
const times = 3

/** Three times, and the phone shakes where it can. The sound must have been unlocked by a tap. */
function ring(): void {
  for (let turn = 0; turn < times; turn++) setTimeout(() => chime('ready', loudness), turn * pauseMs)
  navigator.vibrate?.(Array.from({ length: 2 * times - 1 }, (_, part) => (part % 2 === 0 ? 300 : pauseMs - 300)))
}

/** Rings once on the page of an order when it becomes ready, if its customer asked for that (PUSH-1). */
function useRingWhenReady(ready: boolean, wanted: boolean): void {
  const before = useRef(ready)
  useEffect(() => {
    if (ready && !before.current && wanted) ring()
    before.current = ready
  }, [ready, wanted])
}

type MailReceiptProps = { token: string; mailed: NewsOffer['mailed'] }

/** The receipt of an order by mail: one field that opens at a tap (PUSH-2). */
function MailReceipt({ token, mailed: before }: MailReceiptProps) {
  const { t, locale: lang } = useNewsText()
  const refusals = useRefusalText().t.refusals
  const id = useId()
  const [mailed, setMailed] = useState(before)
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isEmail(email.trim())) return setWrong(t.invalid)
    setBusy(true)
    const answer = await ask('news.mail', { token, lang, email })
    setBusy(false)
    if (!answer.ok)
      return setWrong(answer.refusal.refusal === 'bad_input' ? t.invalid : refusals[answer.refusal.refusal])
    setWrong('')
    setMailed('waiting')
    setOpen(false)
  }

  return (
    <>
      {mailed && !open && (
        <Notice kind={mailed === 'given_up' ? 'warning' : 'success'} icon={mailIcon}>
          {t.mailed[mailed]}
        </Notice>
      )}
      {open ? (
        <form onSubmit={submit} noValidate className="grid gap-3">
          <TextField
            id={id}
            type="email"
            label={t.email}
            hint={t.emailHint}
            error={wrong || undefined}
            autoComplete="email"
            inputMode="email"
            maxLength={400}
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="quiet" busy={busy}>
            {t.send}
          </Button>
        </form>
      ) : (
        <Button variant="text" onClick={() => setOpen(true)}>
          <Icon of={mailIcon} className="size-5" />
          <span>{mailed ? t.again : t.mail}</span>
        </Button>
      )}
    </>
  )
}
