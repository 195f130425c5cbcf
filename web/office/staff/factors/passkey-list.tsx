// Passkeys: those there are, adding one, and removing one.

import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { factorLimits } from '#domain/people/factor.ts'
import { type Result, refuse } from '#domain/shared/result.ts'
import { wishOrProblems } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { type OwnPasskey, useFactorCall } from '#web/data/staff/accounts.ts'
import { makePasskey, passkeysHere } from '#web/data/staff/passkeys.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { usePlainForm } from '#web/office/forms/use-plain-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { formatMoment } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useFactorText } from '#web/words/staff/index.ts'
import { showToast, showWarning } from '../toasts.tsx'
import { FormFoot } from './form-foot.tsx'
import type { PartProps } from './use-confirmed.tsx'

export function PasskeyList({ passkeys, send, onDone }: PartProps & { passkeys: readonly OwnPasskey[] }) {
  const { t } = useFactorText()
  const sentences = useRefusalText().t.refusals
  const words = t.passkeys
  const here = passkeysHere()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<OwnPasskey>()
  const remove = useFactorCall('factors.removePasskey')

  async function removeIt({ id, name }: OwnPasskey) {
    setRemoving(undefined)
    const removed = await send(() => sendBy(remove)({ id }))
    if (removed.ok) showToast(words.removed(name))
    else if (removed.refusal.refusal !== 'confirm_first') showWarning(sentences[removed.refusal.refusal])
  }

  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <div>
        <h3 id="passkeys">{words.title}</h3>
        <p className="text-ink-2">{words.off}</p>
      </div>
      {passkeys.length > 0 && (
        <ul aria-labelledby="passkeys" className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      {here === 'offered' ? (
        adding ? (
          <AddPasskey
            send={send}
            onCancel={() => setAdding(false)}
            onDone={(codes) => {
              setAdding(false)
              onDone(codes)
            }}
          />
        ) : passkeys.length < factorLimits.passkeys ? (
          <div>
            <Button variant="quiet" size="staff" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </div>
        ) : (
          <p>{words.full}</p>
        )
      ) : (
        <p className="font-medium">{words[here]}</p>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={words.removeTitle(removing?.name ?? '')}
        labels={{ cancel: t.cancel, confirm: t.remove, close: t.close }}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void removeIt(removing)}
        danger
      >
        {words.removeText}
      </ConfirmDialog>
    </section>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) {
  const { t, locale } = useFactorText()
  const words = t.passkeys
  const { name, site, madeAt, usedAt } = passkey
  const facts = [
    words.made(formatMoment(madeAt, locale)),
    ...(usedAt === null ? [] : [words.used(formatMoment(usedAt, locale))]),
    ...(site === location.hostname ? [] : [words.elsewhere(site)]),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="me-auto min-w-0">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-ink-2">{facts.join(' · ')}</span>
      </span>
      <Button variant="quiet" aria-label={words.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  )
}

export function AddPasskey({ send, onDone, onCancel }: PartProps & { onCancel: () => void }) {
  const { t } = useFactorText()
  const words = t.passkeys
  const sentences = useRefusalText().t.refusals
  const begin = sendBy(useFactorCall('factors.beginPasskey'))
  const add = sendBy(useFactorCall('factors.addPasskey'))
  const { form, busy, refused, errorAt } = usePlainForm({
    read: (typed) => readName(typed('name').trim()),
    send: make,
    words: { name_missing: words.nameMissing, not_made: words.notMade, known: words.known },
    other: t.failed,
    onSent: (sent, name) => {
      if (!sent.ok) return
      if (!sent.value.recoveryCodes) showToast(words.added(name))
      onDone(sent.value.recoveryCodes)
    },
  })

  async function make(name: string): Promise<Result<Output<'factors.addPasskey'>, CallRefused>> {
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

  return (
    <form {...form} className="grid gap-4">
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        error={errorAt('name')}
        autoComplete="off"
        maxLength={factorLimits.passkeyName}
        required
      />
      {refused && refused.refusal !== 'confirm_first' && (
        <Notice kind="error" urgent>
          {refused.refusal === 'passkeys_full' ? words.full : sentences[refused.refusal]}
        </Notice>
      )}
      <FormFoot label={words.add} busy={busy} onCancel={onCancel} />
    </form>
  )
}

const readName = (name: string) => wishOrProblems(name, name === '' ? [{ problem: 'name_missing', field: 'name' }] : [])
