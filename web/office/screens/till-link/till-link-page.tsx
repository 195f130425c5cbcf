// The link of a branch to its registered till: set, tested, and what was sent (REG-3).
import { type FormEvent, useState } from 'react'
import { tillLimits, tillUrlProblem } from '#domain/money/till/till-line.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { type TillLinkState, useSaveTillLink, useTestTillLink, useTillLink } from '#web/data/staff/till-link-api.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { useOfferedLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { SecretDialog } from '#web/office/staff/fields/secret-field.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { backIcon } from '#web/ui/icons/icons.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'
import { FailureText } from './failure-text.tsx'
import { TillWaits, ToldMessages } from './told-messages.tsx'

export function TillLinkPage({ id }: { id: string }) {
  const { t } = useTillLinkText()
  return (
    <StaffPage title={t.title} tools={(member) => <Tools member={member} id={id} />}>
      {(member) => <OfBranch member={member} id={id} />}
    </StaffPage>
  )
}

type OfBranchProps = { member: Member; id: string }

const useOneBranch = ({ member, id }: OfBranchProps) =>
  useBranches(member, 'branches.edit')?.find((branch) => branch.id === id)

function Tools(props: OfBranchProps) {
  const branch = useOneBranch(props)
  return (
    <LinkButton href={linkTo(`/branches/${props.id}`)} variant="quiet">
      <Icon of={backIcon} className="size-5" />
      <bdi>{branch?.name ?? ''}</bdi>
    </LinkButton>
  )
}

function OfBranch(props: OfBranchProps) {
  const { t } = useTillLinkText()
  const branch = useOneBranch(props)
  const link = useTillLink(props.id)
  // Not in the form, which begins anew with what was saved.
  const [secret, setSecret] = useState<string>()
  if (!link.data) return <Unread of={link} />
  const { data } = link
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-4 lg:col-span-2">
        <p className="max-w-3xl text-lg text-ink-2">{t.lead}</p>
        {!data.linked && <Notice>{t.notLinked}</Notice>}
        <TillWaits link={data} timeZone={branch?.timeZone} />
      </div>
      <div className="grid gap-4">
        <LinkForm key={`${data.url} ${data.lang}`} link={data} onSecret={setSecret} />
        {data.url !== '' && <TestCard branch={props.id} />}
      </div>
      <ToldMessages link={data} timeZone={branch?.timeZone} />
      {secret !== undefined && (
        <SecretDialog
          secret={secret}
          title={t.secretTitle}
          label={t.secret}
          hint={t.secretHint}
          done={t.done}
          onClose={() => setSecret(undefined)}
        />
      )}
    </div>
  )
}

/** As the server sees it, without asking whether plain http is allowed there. */
const looksLikeUrl = (text: string): boolean => /^https?:\/\/[^\s/?#@]+([/?#]|$)/i.test(text)

function LinkForm({ link, onSecret }: { link: TillLinkState; onSecret: (secret: string) => void }) {
  const { t } = useTillLinkText()
  const { frame } = useStaffText().t
  const offered = useOfferedLanguages()
  const save = useSaveTillLink()
  const [url, setUrl] = useState(link.url)
  const [lang, setLang] = useState<Locale>(link.lang)
  const [tried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const problem = tried ? tillUrlProblem(url.trim(), looksLikeUrl) : undefined

  function send(newSecret: boolean) {
    setTried(true)
    setAsks(false)
    if (tillUrlProblem(url.trim(), looksLikeUrl)) return
    save.mutate(
      { branch: link.branch, url, lang, newSecret },
      {
        onSuccess: ({ secret: made }) => {
          if (made === null) showToast(t.saved)
          else onSecret(made)
        },
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send(false)
  }

  return (
    <Card className="p-5!">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t.address}
          hint={t.addressHint}
          error={problem && t.problems[problem]}
          dir="ltr"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          most={tillLimits.url}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <ChoicePills
          label={t.language}
          name="till-language"
          value={lang}
          choices={offered.map((value) => ({ value, text: languageNames[value] }))}
          onChange={setLang}
        />
        <RefusedNotice error={save.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending}>
            {t.save}
          </Button>
          {link.url !== '' && (
            <Button variant="quiet" onClick={() => setAsks(true)}>
              {t.newSecret}
            </Button>
          )}
        </div>
        {link.url !== '' && <p className="text-sm text-ink-2">{t.secretKept}</p>}
      </form>
      <ConfirmDialog
        open={asks}
        title={t.newSecretTitle}
        labels={{ cancel: frame.cancel, confirm: t.newSecret, close: frame.close }}
        onCancel={() => setAsks(false)}
        onConfirm={() => send(true)}
        danger
      >
        {t.newSecretText}
      </ConfirmDialog>
    </Card>
  )
}

function TestCard({ branch }: { branch: string }) {
  const { t } = useTillLinkText()
  const test = useTestTillLink()
  const { ticket = null, failure = null } = test.data ?? {}
  return (
    <Card className="grid gap-4 p-5!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="me-auto min-w-0 basis-60 grow text-ink-2">{t.testedHint}</p>
        <Button variant="quiet" size="staff" busy={test.isPending} onClick={() => test.mutate({ branch })}>
          {t.test}
        </Button>
      </div>
      <RefusedNotice error={test.error} />
      {ticket !== null && (
        <Notice kind="success" urgent>
          {t.tested(ticket)}
        </Notice>
      )}
      {failure && (
        <Notice kind="error" urgent>
          <FailureText failure={failure} />
        </Notice>
      )}
    </Card>
  )
}
