// The form with which visitors write to us: name, e-mail and message (CONTACT-2).
import { type FormEvent, useRef } from 'react'
import {
  type ContactDraft,
  type ContactField,
  cleanContact,
  contactFields,
  contactLimits,
  contactProblems,
} from '../../../domain/contact.ts'
import { ask, type CallRefused } from '../../api/http/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextArea, TextField } from '../../components/fields/field.tsx'
import { type Keyed, tabDraft, textIn, useDraft } from '../../forms/draft.ts'
import { sentencesAt } from '../../forms/form-problems.ts'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useContactText } from '../../i18n/visit/index.ts'
import { go } from '../../location.ts'

export function ContactForm() {
  const words = useContactText().t.form
  const refusals = useRefusalText().t
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
        <TextArea {...field('message')} lines="3-6" most={contactLimits.message} />
        <LeaveEmpty label={words.leaveEmpty} />
        {refused && <NotSent refused={refused} />}
        <div>
          <Button type="submit" size="staff" busy={busy}>
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
        {label}
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

const readLetter = (letter: Letter) => checked(letter, contactProblems(cleanContact(letter)))

const isOfField = ({ field }: { readonly field?: string }): boolean => contactFields.some((one) => one === field)

type Draft = Keyed<ContactDraft>

export const contactDraft = tabDraft<ContactDraft>('contact', (kept) => ({
  name: textIn(kept, 'name'),
  email: textIn(kept, 'email'),
  message: textIn(kept, 'message'),
}))
