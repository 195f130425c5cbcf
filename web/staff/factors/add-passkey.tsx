// Adds a passkey: its name, then what the browser asks for.
import { type FormEvent, useRef } from 'react'
import type { Output } from '../../../contract/index.ts'
import { factorLimits } from '../../../domain/factor.ts'
import { type Result, refuse } from '../../../domain/shared/result.ts'
import type { Refused } from '../../api/http/client.ts'
import { useFactorCall } from '../../api/staff/factor-calls.ts'
import { makePasskey } from '../../api/staff/passkeys.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { useFactorText } from '../../i18n/staff/index.ts'
import { showToast } from '../toasts.tsx'
import { FormFoot } from './form-foot.tsx'
import type { PartProps } from './part.ts'

export function AddPasskey({ send, onDone, onCancel }: PartProps & { onCancel: () => void }) {
  const { t } = useFactorText()
  const words = t.passkeys
  const begin = sendBy(useFactorCall('factors.beginPasskey'))
  const add = sendBy(useFactorCall('factors.addPasskey'))
  const form = useRef<HTMLFormElement>(null)
  const { submit, busy, refused, problems, failures } = useSubmission(readName, make)
  useFocusOnMistake(form, failures)
  const sentences = { name_missing: words.nameMissing, not_made: words.notMade, known: words.known }
  const errorAt = sentencesAt(problems, sentences, t.failed)

  async function make(name: string): Promise<Result<Output<'factors.addPasskey'>, Refused>> {
    const begun = await send(() => begin({}))
    if (!begun.ok) return begun
    const made = await makePasskey(begun.value.options)
    const notMade = { problem: 'not_made', field: 'name' }
    if (!made.ok)
      return refuse({
        refusal: 'passkey_refused',
        problems: [made.why === 'known' ? { problem: 'known', field: 'name' } : notMade],
      })
    const added = await send(() => add({ name, answer: made.answer }))
    return added.ok || added.refusal.refusal !== 'passkey_refused'
      ? added
      : refuse({ ...added.refusal, problems: [notMade] })
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const sent = await submit(name)
    if (!sent?.ok) return
    if (!sent.value.recoveryCodes) showToast(words.added(name))
    onDone(sent.value.recoveryCodes)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        error={errorAt('name')}
        autoComplete="off"
        maxLength={factorLimits.passkeyName}
        required
      />
      {refused && problems.length === 0 && refused.refusal !== 'confirm_first' && (
        <Notice kind="error" urgent>
          {refused.refusal === 'passkeys_full' ? words.full : t.failed}
        </Notice>
      )}
      <FormFoot label={words.add} busy={busy} onCancel={onCancel} />
    </form>
  )
}

const readName = (name: string) => checked(name, name === '' ? [{ problem: 'name_missing', field: 'name' }] : [])
