// One's own account: the password (ACCT-2), whose change ends all other sessions, the second factor (SAFE-6), and where
// one is signed in.

import type { Input } from '#contract/index.ts'
import { accountLimits, passwordProblem } from '#domain/people/staff.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import type { Member } from '#web/data/session/session.ts'
import { useChangePassword, useEndSession, useEndSessions, useSessions } from '#web/data/staff/accounts.ts'
import { refusalOf, refusedBy, sendBy } from '#web/data/staff/staff-api.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Factors } from '#web/office/staff/factors/factors-section.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { formatMoment } from '#web/words/format-more.ts'
import { useAccountText } from '#web/words/staff/index.ts'
import { problemWords, refusedAt, useAccountSentence } from './account-words.ts'

export function ChangePassword() {
  return (
    <StaffPage page="password">
      {(member) =>
        member.byProvider ? (
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <ByProvider />
            <SessionsCard />
          </div>
        ) : (
          // In reading order on a phone; side by side where there is room, and each as tall as what it says.
          <div className="grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
            <ChangeForm member={member} />
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <Factors />
            </div>
            <SessionsCard />
          </div>
        )
      }
    </StaffPage>
  )
}

/** What there is to change is kept elsewhere. */
function ByProvider() {
  const { t } = useAccountText()
  return (
    <Card className="p-5! md:p-7!">
      <h2>{t.signIn.password}</h2>
      <p className="mt-1.5 text-ink-2">{t.passwords.ownProvider}</p>
    </Card>
  )
}

function ChangeForm({ member }: { member: Member }) {
  const { t } = useAccountText()
  const words = t.passwords
  const sentenceOf = useAccountSentence()
  const change = sendBy(useChangePassword())
  const { form, busy, refused, errorAt } = usePlainForm({
    read: (typed) => readWish({ current: typed('current'), password: typed('password') }),
    send: (wish) => refusedAt({ wrong_password: 'current' }, change(wish)),
    words: problemWords(t),
    other: t.signIn.broken,
    onSent: (sent) => {
      if (!sent.ok) return
      form.ref.current?.reset()
      showToast(words.changed)
    },
  })

  return (
    <Card className="p-5! md:p-7!">
      <form {...form} className="grid gap-5">
        <div>
          <h2>{t.signIn.password}</h2>
          <p className="mt-1.5 text-ink-2">{words.ownIntro}</p>
        </div>
        {refused && (
          <Notice kind="error" urgent>
            {sentenceOf(refused)}
          </Notice>
        )}
        <input type="text" name="name" autoComplete="username" value={member.name} readOnly hidden />
        <PasswordField
          label={words.current}
          name="current"
          autoComplete="current-password"
          error={errorAt('current')}
          showLabel={words.showCurrent}
          hideLabel={words.hideCurrent}
          required
        />
        <PasswordField
          label={words.fresh}
          name="password"
          autoComplete="new-password"
          hint={t.signUp.rule(accountLimits.passwordMin)}
          error={errorAt('password')}
          showLabel={words.showFresh}
          hideLabel={words.hideFresh}
          required
        />
        <Button type="submit" size="staff" busy={busy}>
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}

type PasswordChange = Input<'passwords.change'>

function readWish(wish: PasswordChange) {
  const wrong = passwordProblem(wish.password)
  return wishOrProblems(wish, [
    ...(wish.current === '' ? [{ problem: 'current_missing', field: 'current' }] : []),
    ...(wrong ? [{ problem: wrong, field: 'password' }] : []),
  ])
}

export function SessionsCard() {
  const { t, locale } = useAccountText()
  const words = t.sessions
  const sentenceOf = useAccountSentence()
  const found = useSessions()
  const end = useEndSessions()
  const endOne = useEndSession()

  if (!found.data) return <Unread of={found} />
  const { sessions } = found.data
  const endOthers = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ ended }) => showToast(words.ended(ended)),
        onError: (error) => showWarning(sentenceOf(refusedBy(error))),
      },
    )

  const endOn = (id: string, device: string) =>
    endOne.mutate(
      { id },
      {
        onSuccess: () => showToast(words.endedOn(device)),
        onError: (error) =>
          showWarning(refusalOf(error) === 'not_found' ? words.goneAlready : sentenceOf(refusedBy(error))),
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
                {`${words.begun(formatMoment(begunAt, locale))} · ${words.seen(formatMoment(seenAt, locale))}${network ? ` · ${words.network(network)}` : ''}`}
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
