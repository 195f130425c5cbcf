// The form with which visitors write to us: name, e-mail and message (CONTACT-2).
import type { FormEvent } from 'react'
import { type ContactField, contactLimits } from '../../../domain/contact.ts'
import type { Refused } from '../../api/http/client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextArea, TextField } from '../../components/fields/field.tsx'
import { useContactText } from '../../i18n/contact/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { useWriting } from './use-writing.ts'

export function ContactForm() {
  const words = useContactText().t.form
  const refusals = useRefusalText().t
  const { draft, problems, refused, busy, change, send } = useWriting()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = await send(String(new FormData(form).get('website') ?? ''))
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }

  const field = (name: ContactField) => {
    const problem = problems[name]
    return {
      name,
      label: words[name],
      required: true,
      value: draft[name],
      error: problem && (words.problems[problem] ?? refusals.badInput),
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    }
  }

  return (
    <Card className="lg:p-6">
      <form data-kept noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField {...field('name')} autoComplete="name" maxLength={contactLimits.name} />
        <TextField
          {...field('email')}
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={contactLimits.email}
        />
        <TextArea {...field('message')} lines="3-6" maxLength={contactLimits.message} />
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

function NotSent({ refused }: { refused: Refused }) {
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

/** People do not meet it; programs that fill in every field give themselves away. */
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
