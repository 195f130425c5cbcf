// The orders that wait for a word with staff, each with its number, and one tap to let it in.
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { type GuardState, useAnswerAsk } from '../../api/staff/guard.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { formatMoment } from '../../i18n/format-more.ts'
import { useGuardText } from '../../i18n/guard/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'

type AskListProps = { asks: GuardState['asks']; branches: readonly BranchName[] }

export function AskList({ asks, branches }: AskListProps) {
  const { t, money, locale } = useGuardText()
  const sentences = useRefusalText().t.refusals
  const answer = useAnswerAsk()
  const placeOf = (id: string) => branches.find((branch) => branch.id === id)
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-xl">{t.asks}</h2>
        <p className="mt-1 text-ink-2">{t.asksHint}</p>
      </div>
      {answer.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(answer.error)]}
        </Notice>
      )}
      {asks.length === 0 && <p className="text-ink-2">{t.noAsks}</p>}
      <ul className="grid divide-y divide-line">
        {asks.map(({ id, branch, code, name, total, pieces, why, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
            <b dir="ltr" className="text-3xl tabular-nums">
              {code}
            </b>
            <p className="min-w-0 flex-1 basis-48 leading-snug">
              <span className="block font-semibold wrap-anywhere">
                <bdi>{name}</bdi> · {money(total)} · {t.pieces(pieces)}
              </span>
              <span className="block text-sm text-ink-2">
                {t.why[why]} · {formatMoment(at, locale, placeOf(branch)?.timeZone)}
                {branches.length > 1 && ` · ${placeOf(branch)?.name ?? ''}`}
              </span>
            </p>
            <div className="flex gap-2">
              <Button
                variant="quiet"
                size="staff"
                aria-label={t.declineOf(code)}
                onClick={() => answer.mutate({ id, letIn: false })}
              >
                {t.decline}
              </Button>
              <Button size="staff" aria-label={t.letInOf(code)} onClick={() => answer.mutate({ id, letIn: true })}>
                {t.letIn}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
