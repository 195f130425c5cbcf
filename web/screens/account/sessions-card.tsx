// Where one is signed in, and signing out there: on one device, or everywhere else.
import { useEndSession, useEndSessions, useSessions } from '../../api/staff/accounts.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { formatMoment } from '../../i18n/format-more.ts'
import { useAccountText } from '../../i18n/staff/index.ts'
import { Unread } from '../../staff/states.tsx'
import { showToast, showWarning } from '../../staff/toasts.tsx'

export function SessionsCard() {
  const { t, locale } = useAccountText()
  const words = t.sessions
  const found = useSessions()
  const end = useEndSessions()
  const endOne = useEndSession()

  if (!found.data) return <Unread of={found} />
  const { sessions } = found.data
  const endOthers = () =>
    end.mutate(undefined, {
      onSuccess: ({ ended }) => showToast(words.ended(ended)),
      onError: () => showWarning(t.signIn.failed),
    })

  const endOn = (id: string, device: string) =>
    endOne.mutate(
      { id },
      {
        onSuccess: () => showToast(words.endedOn(device)),
        onError: (error) => showWarning(refusalOf(error) === 'not_found' ? words.goneAlready : t.signIn.failed),
      },
    )

  return (
    <Card className="p-5! md:p-7!">
      <h2 id="sessions">{words.title}</h2>
      <ul aria-labelledby="sessions" className="mt-3 divide-y divide-line">
        {sessions.map(({ id, begunAt, seenAt, agent, network, own }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <span className="flex-1 basis-48">
              <bdi className="font-semibold">{agent || words.unknown}</bdi>
              <span className="block text-sm text-ink-2">
                {words.begun(formatMoment(begunAt, locale))} · {words.seen(formatMoment(seenAt, locale))}
                {network && ` · ${words.network(network)}`}
              </span>
            </span>
            {own ? (
              <StatusPill tone="leaf">{words.here}</StatusPill>
            ) : (
              <span className="whitespace-nowrap">
                <Button
                  variant="quiet"
                  size="staff"
                  aria-label={words.endOn(agent || words.unknown)}
                  busy={endOne.isPending && endOne.variables.id === id}
                  onClick={() => endOn(id, agent || words.unknown)}
                >
                  {words.end}
                </Button>
              </span>
            )}
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
