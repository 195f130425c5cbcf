// Where one is signed in, and signing out everywhere else.
import { useEndSessions, useSessions } from '../../api/staff/accounts.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { useAccountText } from '../../i18n/account/index.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { showToast, showWarning } from '../../staff/toasts.tsx'

export function SessionsCard() {
  const { t, locale } = useAccountText()
  const words = t.sessions
  const found = useSessions()
  const end = useEndSessions()

  if (!found.data)
    return found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : <Waiting />
  const { sessions } = found.data
  const endOthers = () =>
    end.mutate(undefined, {
      onSuccess: ({ ended }) => showToast(words.ended(ended)),
      onError: () => showWarning(t.signIn.failed),
    })

  return (
    <Card className="max-w-xl p-5! md:p-7!">
      <h2 id="sessions">{words.title}</h2>
      <ul aria-labelledby="sessions" className="mt-3 divide-y divide-line">
        {sessions.map(({ begunAt, seenAt, agent, network, own }) => (
          <li key={`${begunAt} ${seenAt} ${own}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <span className="me-auto">
              <bdi className="font-semibold">{agent || words.unknown}</bdi>
              <span className="block text-sm text-ink-2">
                {words.begun(formatMoment(begunAt, locale))} · {words.seen(formatMoment(seenAt, locale))}
                {network && ` · ${words.network(network)}`}
              </span>
            </span>
            {own && <StatusPill tone="leaf">{words.here}</StatusPill>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{sessions.length > 1 ? words.hint : words.onlyHere}</p>
      {sessions.length > 1 && (
        <div className="mt-4">
          <Button variant="quiet" size="staff" busy={end.isPending} onClick={endOthers}>
            {words.endAll}
          </Button>
        </div>
      )}
    </Card>
  )
}
