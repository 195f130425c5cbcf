// The ten recovery codes, shown once, to be kept: copied, printed alone, or as a file. Not in a dialog: a press beside it
// would take them away.
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../api/copy-text.ts'
import { keepFile } from '../../api/keep-file.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { copyIcon } from '../../components/icons/icons-more.ts'
import { downloadIcon, printerIcon } from '../../components/icons/icons-staff.ts'
import { useFactorText } from '../../i18n/staff/index.ts'

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
          {words.print}
        </Button>
        <Button variant="quiet" size="staff" onClick={save}>
          <Icon of={downloadIcon} className="size-5" />
          {words.save}
        </Button>
      </div>
    </Card>
  )
}
