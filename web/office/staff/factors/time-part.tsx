// Time codes: what they are, setting them up by a QR code or a key, and removing them.

import { useEffect, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { readFactorCode } from '#domain/people/factor.ts'
import { refuse } from '#domain/shared/result.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import { type OwnFactors, useFactorCall } from '#web/data/staff/accounts.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/display/qr-code.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { formatMoment } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useFactorText } from '#web/words/staff/index.ts'
import { showToast, showWarning } from '../toasts.tsx'
import { FormFoot } from './form-foot.tsx'
import type { PartProps } from './use-confirmed.tsx'

export function TimePart({ time, send, onDone }: PartProps & { time: OwnFactors['time'] }) {
  const { t, locale } = useFactorText()
  const sentences = useRefusalText().t.refusals
  const words = t.time
  const [made, setMade] = useState<Output<'factors.beginTime'>>()
  const [removing, setRemoving] = useState(false)
  const begin = useFactorCall('factors.beginTime')
  const remove = useFactorCall('factors.removeTime')

  async function setUp() {
    const begun = await send(() => sendBy(begin)({}))
    if (begun.ok) setMade(begun.value)
    else if (begun.refusal.refusal !== 'confirm_first') showWarning(sentences[begun.refusal.refusal])
  }

  async function removeIt() {
    setRemoving(false)
    const removed = await send(() => sendBy(remove)({}))
    if (removed.ok) showToast(words.removed)
    else if (removed.refusal.refusal !== 'confirm_first') showWarning(sentences[removed.refusal.refusal])
  }

  return (
    <section aria-labelledby="time-codes" className="grid gap-3">
      <div>
        <h3 id="time-codes">{words.title}</h3>
        <p className="text-ink-2">{time ? words.on(formatMoment(time.setAt, locale)) : words.off}</p>
      </div>
      {made ? (
        <TimeForm
          made={made}
          send={send}
          onCancel={() => setMade(undefined)}
          onDone={(codes) => {
            setMade(undefined)
            if (!codes) showToast(words.saved)
            onDone(codes)
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant={time ? 'quiet' : 'primary'} size="staff" busy={begin.isPending} onClick={() => void setUp()}>
            {time ? words.again : words.setUp}
          </Button>
          {time && (
            <Button variant="quiet" size="staff" busy={remove.isPending} onClick={() => setRemoving(true)}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={removing}
        title={words.removeTitle}
        labels={{ cancel: t.cancel, confirm: t.remove, close: t.close }}
        onCancel={() => setRemoving(false)}
        onConfirm={() => void removeIt()}
        danger
      >
        {words.removeText}
      </ConfirmDialog>
    </section>
  )
}

type TimeFormProps = PartProps & { made: Output<'factors.beginTime'>; onCancel: () => void }

export function TimeForm({ made, send, onDone, onCancel }: TimeFormProps) {
  const { t } = useFactorText()
  const sentences = useRefusalText().t.refusals
  const words = t.time
  const set = sendBy(useFactorCall('factors.setTime'))
  const { form, busy, refused, errorAt } = usePlainForm({
    read: (typed) => readCode(typed('code')),
    send: async (code) => {
      const sent = await send(() => set({ setUp: made.setUp, code }))
      if (sent.ok || sent.refusal.refusal !== 'code_wrong') return sent
      return refuse({ ...sent.refusal, problems: [{ problem: 'code_wrong', field: 'code' }] })
    },
    words: { code_missing: words.missing, code_wrong: words.wrong },
    other: t.failed,
    onSent: (sent) => sent.ok && onDone(sent.value.recoveryCodes),
  })
  const { ref } = form
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [ref])

  return (
    <form {...form} className="grid gap-4">
      <p>{words.scan}</p>
      <QrCode text={made.address} label={words.picture} className="w-full max-w-56 rounded-control" />
      <p>
        <span>{`${words.key}: `}</span>
        <bdi dir="ltr" className="block font-semibold wrap-anywhere select-all">
          {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </p>
      {refused && refused.refusal !== 'confirm_first' && (
        <Notice kind="error" urgent>
          {sentences[refused.refusal]}
        </Notice>
      )}
      <TextField
        label={words.code}
        name="code"
        error={errorAt('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        required
      />
      <FormFoot label={words.save} busy={busy} onCancel={onCancel} />
    </form>
  )
}

const readCode = (code: string) =>
  wishOrProblems(code, readFactorCode(code)?.kind === 'time' ? [] : [{ problem: 'code_missing', field: 'code' }])
