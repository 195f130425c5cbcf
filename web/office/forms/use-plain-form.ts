// A form whose fields themselves keep what is typed: it is read when it is sent.
import { type FormEvent, useRef } from 'react'
import type { Problem } from '#contract/index.ts'
import type { Result } from '#domain/shared/result.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useFocusOnMistake } from '#web/data/forms/mistakes.ts'
import { type SendResult, useSubmission } from '#web/data/forms/submission.ts'

interface PlainForm<Ready, Value> {
  /** Makes what is sent, or says what is wrong with it; `typed` returns the text of a field. */
  readonly read: (typed: (field: string) => string) => Result<Ready, readonly Problem[]>
  readonly send: (ready: Ready) => Promise<SendResult<Value>>
  /** The sentence for each problem, and `other` for one without. */
  readonly words: Readonly<Record<string, string>>
  readonly other: string
  readonly onSent: (sent: SendResult<Value>, ready: Ready) => void
}

export function usePlainForm<Ready, Value>({ read, send, words, other, onSent }: PlainForm<Ready, Value>) {
  const { submit, busy, refused, problems, failures, forgive } = useSubmission(
    (ready: ReturnType<typeof read>) => ready,
    send,
  )
  const ref = useRef<HTMLFormElement>(null)
  useFocusOnMistake(ref, failures)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const ready = read((field) => String(fields.get(field) ?? ''))
    const sent = await submit(ready)
    if (sent && ready.ok) onSent(sent, ready.value)
  }

  return {
    /** For the form element. */
    form: { ref, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void save(event) },
    busy,
    /** Why it was refused, unless a field says so. */
    refused: problems.length === 0 ? refused : undefined,
    errorAt: sentencesAt(problems, words, other),
    forgive,
  }
}
