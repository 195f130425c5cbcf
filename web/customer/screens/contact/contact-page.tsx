// How to reach us: the branches with their hours and maps, and a form to write to us (CONTACT-1, CONTACT-2).

import { type FormEvent, type ReactNode, useRef } from 'react'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import {
  type ContactDraft,
  type ContactField,
  cleanContact,
  contactFields,
  contactLimits,
  contactProblems,
} from '#domain/guests/contact.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { WordsPage } from '#web/customer/words-page.tsx'
import { go } from '#web/data/address/location.ts'
import { type Keyed, keptText, tabDraft, useDraft } from '#web/data/forms/draft.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useFocusOnMistake } from '#web/data/forms/mistakes.ts'
import { sendOnce } from '#web/data/forms/send-once.ts'
import { useSubmission, wishOrProblems } from '#web/data/forms/submission.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { readMenu, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useContactText } from '#web/words/visit/index.ts'
import { allowMaps, BranchBlock, useMapsAllowed } from './branch-block.tsx'

/** `branches`: what stands in place of the list, in the first view. */
export function Contact({ branches }: { branches?: string }) {
  const { t } = useContactText()
  useTitle(t.title)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 lg:px-6 lg:pt-8">
      <h1 className="text-4xl">{t.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{t.lead}</p>
      {branches ? (
        <div className="mt-6">
          <List>{branches}</List>
        </div>
      ) : (
        <Branches />
      )}
      <section aria-labelledby="write" className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-[1fr_2fr] lg:gap-10">
        <div>
          <h2 id="write" className="text-3xl">
            {t.form.title}
          </h2>
          <p className="mt-2 text-ink-2">{t.form.intro}</p>
        </div>
        <ContactForm />
      </section>
    </div>
  )
}

function Branches() {
  const { t } = useContactText()
  const { branches, state } = useMenu()
  if (state === 'failed')
    return (
      <div className="mt-6">
        <Notice kind="error" urgent action={<Button onClick={() => void readMenu()}>{t.tryAgain}</Button>}>
          {t.failed}
        </Notice>
      </div>
    )
  if (state === 'loading') return <Skeleton className="mt-6 h-160 w-full" />
  return (
    <>
      <div className="mt-6">
        <BranchFinder branches={branches} most={branchesAbove}>
          {(shown) => (
            <List>
              {shown.map(({ branch, away }) => (
                <BranchBlock key={branch.id} branch={branch} away={away} />
              ))}
            </List>
          )}
        </BranchFinder>
      </div>
      {branches.some(hasPlace) && <MapsChoice />}
    </>
  )
}

function List({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">{children}</ul>
}

/** Remembered only if the visitor agrees, and withdrawn in the same place. */
function MapsChoice() {
  const { t } = useContactText()
  return (
    <label className="mt-4 flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5.5 shrink-0"
        checked={useMapsAllowed()}
        aria-describedby="maps-hint"
        onChange={(event) => allowMaps(event.target.checked)}
      />
      <span>
        <span>{t.map.always}</span>
        <span id="maps-hint" className="block text-sm text-ink-2">
          {t.map.alwaysHint}
        </span>
      </span>
    </label>
  )
}

function ContactForm() {
  const words = useContactText().t.form
  const refusals = useRefusalText().t
  const { tooLong } = useMoreText().t.note
  const { draft, problems, refused, busy, failures, change, send } = useWriting()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, failures)
  const errorAt = sentencesAt(problems, words.problems, refusals.badInput)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('website') ?? ''))
  }

  const field = (name: ContactField) => ({
    name,
    label: words[name],
    required: true,
    value: draft[name],
    error: errorAt(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })

  return (
    <Card className="lg:p-6">
      <form ref={form} data-kept noValidate onSubmit={submit} className="grid gap-5">
        <TextField {...field('name')} autoComplete="name" most={contactLimits.name} />
        <TextField
          {...field('email')}
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={contactLimits.email}
        />
        <TextArea {...field('message')} lines="3-6" most={contactLimits.message} tooLong={tooLong} />
        <LeaveEmpty label={words.leaveEmpty} />
        {refused && <NotSent refused={refused} />}
        <div>
          <Button type="submit" value="send" size="staff" busy={busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function NotSent({ refused }: { refused: CallRefused }) {
  const words = useContactText().t.form
  const { refusals } = useRefusalText().t
  const reason =
    refused.refusal === 'too_many'
      ? words.tooMany(Math.ceil((refused.retryAfter ?? 60) / 60))
      : refusals[refused.refusal]
  return (
    <Notice kind="error" title={words.notSent} urgent>
      {reason}
    </Notice>
  )
}

/** People do not see it; programs that fill in every field give themselves away. */
function LeaveEmpty({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <span>{label}</span>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

interface Letter extends Draft {
  /** The content of the field that people do not see. */
  readonly website: string
}

function useWriting() {
  const { fields: draft, change, forget } = useDraft(contactDraft)
  const { refused, found, submit, mend, ...submission } = useSubmission(readLetter, sendLetter)

  /** If an earlier text of this draft did arrive after all, the changed text is sent as a separate message. */
  function sendLetter({ replaces: _none, ...letter }: Letter) {
    const renew = ({ key }: { readonly key: string }) => change({ key })
    return sendOnce(letter, renew, ({ key }) => ask('contact.send', { ...letter, key }))
  }

  async function send(website: string) {
    const sent = await submit({ ...draft, website })
    if (!sent?.ok) return
    forget()
    go('/sent')
  }

  return {
    ...submission,
    draft,
    // What is shown at a field is not repeated for the whole form.
    refused: found.length > 0 || refused?.problems.some(isOfField) ? undefined : refused,
    change(field: ContactField, text: string) {
      change({ [field]: text })
      mend((problem) => problem.field === field)
    },
    send,
  }
}

const readLetter = (letter: Letter) => wishOrProblems(letter, contactProblems(cleanContact(letter)))

const isOfField = ({ field }: { readonly field?: string }): boolean => contactFields.some((one) => one === field)

type Draft = Keyed<ContactDraft>

export const contactDraft = tabDraft<ContactDraft>('contact', (kept) => ({
  name: keptText(kept, 'name'),
  email: keptText(kept, 'email'),
  message: keptText(kept, 'message'),
}))

/** After a message was sent (CONTACT-2). */
export function MessageSent() {
  const { sent } = useContactText().t
  return <WordsPage {...sent} picture="apple-cake" />
}
