// Time codes: what they are, setting them up by a QR code or a key, and removing them.
import { useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { type OwnFactors, useFactorCall } from '../../api/staff/factor-calls.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { formatMoment } from '../../i18n/format-more.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useFactorText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../toasts.tsx'
import type { PartProps } from './part.ts'
import { TimeForm } from './time-form.tsx'

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
    else if (begun.refusal.refusal !== 'confirm_first') showWarning(t.failed)
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
