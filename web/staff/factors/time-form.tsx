// Setting up time codes: the secret as a picture and as text, and the first code of the app.
import { type FormEvent, useEffect, useRef } from 'react'
import type { Output } from '../../../contract/index.ts'
import { readFactorCode } from '../../../domain/factor.ts'
import { refuse } from '../../../domain/shared/result.ts'
import { useFactorCall } from '../../api/staff/factor-calls.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { sentencesAt } from '../../forms/problems.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { useFactorText } from '../../i18n/staff/index.ts'
import { QrCode } from '../../qr-code.tsx'
import { FormFoot } from './form-foot.tsx'
import type { PartProps } from './part.ts'

type TimeFormProps = PartProps & { made: Output<'factors.beginTime'>; onCancel: () => void }

export function TimeForm({ made, send, onDone, onCancel }: TimeFormProps) {
  const { t } = useFactorText()
  const words = t.time
  const set = sendBy(useFactorCall('factors.setTime'))
  const { submit, busy, refused, problems, failures } = useSubmission(readCode, async (code: string) => {
    const sent = await send(() => set({ setUp: made.setUp, code }))
    if (sent.ok || sent.refusal.refusal !== 'code_wrong') return sent
    return refuse({ ...sent.refusal, problems: [{ problem: 'code_wrong', field: 'code' }] })
  })
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, failures)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const errorAt = sentencesAt(problems, { code_missing: words.missing, code_wrong: words.wrong }, t.failed)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = await submit(String(new FormData(event.currentTarget).get('code') ?? ''))
    if (sent?.ok) onDone(sent.value.recoveryCodes)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <p>{words.scan}</p>
      <QrCode text={made.address} label={words.picture} className="w-full max-w-56 rounded-control" />
      <p>
        {words.key}:{' '}
        <bdi dir="ltr" className="block font-semibold wrap-anywhere select-all">
          {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
      </p>
      {refused && problems.length === 0 && refused.refusal !== 'confirm_first' && (
        <Notice kind="error" urgent>
          {t.failed}
        </Notice>
      )}
      <TextField
        label={words.code}
        name="code"
        error={errorAt('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        required
      />
      <FormFoot label={words.save} busy={busy} onCancel={onCancel} />
    </form>
  )
}

const readCode = (code: string) =>
  checked(code, readFactorCode(code)?.kind === 'time' ? [] : [{ problem: 'code_missing', field: 'code' }])
