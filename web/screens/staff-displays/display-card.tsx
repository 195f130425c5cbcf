// One screen for guests: where it hangs, its languages, since when; and withdrawing it, after a question.
import { useState } from 'react'
import { localTime } from '../../../domain/branch/hours.ts'
import { type OwnDisplay, useWithdrawDisplay } from '../../api/staff/display-calls.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { languageNames } from '../../i18n/language-names.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useDisplaysText } from '../../i18n/staff/index.ts'
import { showToast } from '../../staff/toasts.tsx'

export function DisplayCard({ display, timeZone }: { display: OwnDisplay; timeZone: string }) {
  const { t, date, time } = useDisplaysText()
  const { name, languages, at, withdrawnAt } = display
  const on = (instant: number) => [date(localTime(instant, timeZone).date), time(instant, timeZone)] as const
  return (
    <li>
      <Card className="flex h-full flex-col gap-2 p-5!">
        <h3 className="text-xl">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-ink-2">
          {languages.map((language, index) => (
            <span key={language}>
              {index > 0 && ' · '}
              <bdi lang={language}>{languageNames[language]}</bdi>
            </span>
          ))}
        </p>
        <p className="text-sm text-ink-2">{t.since(...on(at))}</p>
        {withdrawnAt === null ? (
          <Withdraw display={display} />
        ) : (
          <p className="text-sm font-semibold text-ink-soft">{t.withdrawnOn(...on(withdrawnAt))}</p>
        )}
      </Card>
    </li>
  )
}

function Withdraw({ display: { id, name } }: { display: OwnDisplay }) {
  const { t } = useDisplaysText()
  const sentences = useRefusalText().t.refusals
  const withdraw = useWithdrawDisplay()
  const [asking, setAsking] = useState(false)

  function run() {
    withdraw.mutate(
      { id },
      {
        onSuccess: () => showToast(t.withdrawDone(name)),
        onSettled: () => setAsking(false),
      },
    )
  }

  return (
    <div className="mt-auto grid justify-items-start gap-2">
      {withdraw.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(withdraw.error)]}
        </Notice>
      )}
      <Button variant="text" aria-label={t.withdrawOf(name)} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.withdrawAsk(name)}
        labels={{ cancel: t.cancel, confirm: t.withdraw, close: t.close }}
        danger
        busy={withdraw.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={run}
      >
        {t.withdrawText}
      </ConfirmDialog>
    </div>
  )
}
