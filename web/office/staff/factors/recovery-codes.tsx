// Recovery codes: shown once to be kept, how many are left, and making new ones.
import { useEffect, useRef, useState } from 'react'
import { copyText } from '#web/data/copy-text.ts'
import { keepFile } from '#web/data/keep-file.ts'
import { useFactorCall } from '#web/data/staff/accounts.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, copyIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { downloadIcon } from '#web/ui/icons/icons-staff.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useFactorText } from '#web/words/staff/index.ts'
import { showWarning } from '../toasts.tsx'
import type { PartProps } from './use-confirmed.tsx'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useFactorText()
  const words = t.recovery
  const [copied, setCopied] = useState<boolean>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )

  const save = () =>
    keepFile(
      [words.shown, location.host, '', ...codes, '', words.shownText, ''].join('\n'),
      `${words.file}.txt`,
      'text/plain;charset=utf-8',
    )

  return (
    <Card className="print-alone p-5! md:p-7!">
      <h2 ref={title} tabIndex={-1} className="scroll-mt-24">
        {words.shown}
      </h2>
      <p className="mt-1.5 text-ink-2">{words.shownText}</p>
      <p dir="ltr" className="hidden text-start print:block">
        {location.host}
      </p>
      <ul dir="ltr" className="mt-4 grid gap-x-6 gap-y-2 text-lg font-semibold select-text sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {copied === false && (
        <div className="mt-4">
          <Notice urgent>{words.copyByHand}</Notice>
        </div>
      )}
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <Button size="staff" onClick={onKept}>
          {words.kept}
        </Button>
        <Button variant="quiet" size="staff" onClick={() => void copy()}>
          <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button variant="quiet" size="staff" onClick={() => print()}>
          <Icon of={printerIcon} className="size-5" />
          <span>{words.print}</span>
        </Button>
        <Button variant="quiet" size="staff" onClick={save}>
          <Icon of={downloadIcon} className="size-5" />
          <span>{words.save}</span>
        </Button>
      </div>
    </Card>
  )
}

export function RecoveryPart({ left, send, onDone }: PartProps & { left: number }) {
  const { t } = useFactorText()
  const words = t.recovery
  const sentences = useRefusalText().t.refusals
  const [asking, setAsking] = useState(false)
  const renew = useFactorCall('factors.renewCodes')

  async function renewThem() {
    setAsking(false)
    const renewed = await send(() => sendBy(renew)({}))
    if (renewed.ok) onDone(renewed.value.recoveryCodes)
    else if (renewed.refusal.refusal !== 'confirm_first') showWarning(sentences[renewed.refusal.refusal])
  }

  return (
    <section aria-labelledby="recovery-codes" className="grid gap-3">
      <div>
        <h3 id="recovery-codes">{words.title}</h3>
        <p className="text-ink-2">{`${words.hint} ${words.left(left)}`}</p>
      </div>
      <div>
        <Button variant="quiet" size="staff" busy={renew.isPending} onClick={() => setAsking(true)}>
          {words.renew}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.renewTitle}
        labels={{ cancel: t.cancel, confirm: words.renew, close: t.close }}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renewThem()}
      >
        {words.renewText}
      </ConfirmDialog>
    </section>
  )
}
