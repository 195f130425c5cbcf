// What the shop has stored about the customer with this order: read, downloaded, or erased once the order is over
// (SAFE-4).
import { type SubmitEvent, useId, useState } from 'react'
import type { Output } from '#contract/index.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { RecordFacts } from '#web/customer/legal/record-facts.tsx'
import { keepFile } from '#web/data/keep-file.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { eraseOwnData, readOwnData } from '#web/data/track-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useOwnDataText, useRefusalText } from '#web/words/order/index.ts'

type State = 'asked' | 'sure' | 'reading' | 'erasing' | 'erased'

export function OwnData({ token }: { token: string }) {
  const { t } = useOwnDataText()
  return (
    <details className="rounded-card bg-card p-4 shade-card">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t.title}</summary>
      <OwnDataForm token={token} />
    </details>
  )
}

function OwnDataForm({ token }: { token: string }) {
  const { t } = useOwnDataText()
  const sentences = useRefusalText().t.refusals
  const id = useId()
  const [given, setGiven] = useState('')
  const [state, setState] = useState<State>('asked')
  const [wrong, setWrong] = useState('')
  const [record, setRecord] = useState<Output<'orders.ownData'>['record']>()
  const { branches } = useMenu()

  const say = (refusal: RefusalName | 'unreachable') => {
    if (refusal === 'not_found') return setWrong(t.wrong)
    setWrong(refusal === 'step_not_allowed' ? t.notOver : sentences[refusal])
  }
  const isGiven = () => {
    setWrong(given.trim() === '' ? t.missing : '')
    return given.trim() !== ''
  }

  async function read(take: (record: Output<'orders.ownData'>['record']) => void) {
    if (!isGiven()) return
    setState('reading')
    const answer = await readOwnData(token, given)
    setState('asked')
    if (answer.ok) take(answer.value.record)
    else say(answer.refusal.refusal)
  }

  const download = () =>
    read((found) => keepFile(`${JSON.stringify(found, null, 2)}\n`, t.fileName, 'application/json'))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void read(setRecord)
  }

  async function erase() {
    setState('erasing')
    const answer = await eraseOwnData(token, given)
    setState(answer.ok ? 'erased' : 'asked')
    if (!answer.ok) say(answer.refusal.refusal)
  }

  if (state === 'erased')
    return (
      <div role="status">
        <Notice kind="success">{t.erased}</Notice>
      </div>
    )
  const isSure = state === 'sure' || state === 'erasing'
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 pt-2">
      <p className="text-ink-2">{t.hint}</p>
      <TextField
        id={id}
        label={t.given}
        hint={t.givenHint}
        error={wrong || undefined}
        autoComplete="off"
        maxLength={200}
        value={given}
        onChange={(event) => setGiven(event.target.value)}
      />
      {isSure ? (
        <div role="alertdialog" aria-label={t.erase} className="grid gap-3">
          <p className="font-medium">{t.sure}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={state === 'erasing'} onClick={() => void erase()}>
              {t.yes}
            </Button>
            <Button variant="quiet" onClick={() => setState('asked')}>
              {t.no}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="quiet" busy={state === 'reading'}>
            {t.show}
          </Button>
          <Button variant="quiet" onClick={() => void download()}>
            {t.download}
          </Button>
          <Button variant="quiet" onClick={() => isGiven() && setState('sure')}>
            {t.erase}
          </Button>
        </div>
      )}
      {record && (
        <div role="status" className="border-t border-line pt-3">
          <RecordFacts record={record} branches={branches} />
        </div>
      )}
    </form>
  )
}
