// What was found of a person: ticked, taken out as a file, or erased.
import { useState } from 'react'
import { factsOf, type NamedBranch, RecordFacts, type RecordReader } from '#web/customer/legal/record-facts.tsx'
import { keepFile } from '#web/data/keep-file.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import { refsOf, type ShownPersonRecord, takeOutRecords, useErase } from '#web/data/staff/guest-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { RefusedNotice } from '#web/office/staff/states.tsx'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useOwnDataText, useRefusalText } from '#web/words/order/index.ts'
import type { PersonsText } from '#web/words/owner/en.ts'
import { usePersonsText } from '#web/words/owner/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type FoundProps = { records: readonly ShownPersonRecord[]; more: boolean; branches: readonly NamedBranch[] }

const keyOf = ({ kind, id }: ShownPersonRecord): string => `${kind} ${id}`

export function FoundRecords({ records, more, branches }: FoundProps) {
  const { t } = usePersonsText()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = records.filter((record) => ticked.has(keyOf(record)))
  const tick = (some: readonly ShownPersonRecord[], on: boolean) => {
    const next = new Set(ticked)
    for (const record of some)
      if (on) next.add(keyOf(record))
      else next.delete(keyOf(record))
    setTicked(next)
  }
  return (
    <section className="grid gap-4" aria-label={t.found(records.length)}>
      <h2 className="text-lg">
        <span role="status">{t.found(records.length)}</span>
      </h2>
      {more && <Notice kind="warning">{t.more}</Notice>}
      <p className="text-ink-2">{t.check}</p>
      <Tick label={t.all} checked={chosen.length === records.length} onChange={(on) => tick(records, on)} />
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {records.map((record) => (
          <RecordCard
            key={keyOf(record)}
            record={record}
            branches={branches}
            ticked={ticked.has(keyOf(record))}
            onTick={(on) => tick([record], on)}
          />
        ))}
      </ul>
      <Deeds chosen={chosen} branches={branches} onDone={() => setTicked(new Set())} />
    </section>
  )
}

type DeedsProps = { chosen: readonly ShownPersonRecord[]; branches: readonly NamedBranch[]; onDone: () => void }

function Deeds({ chosen, branches, onDone }: DeedsProps) {
  const { t, locale } = usePersonsText()
  const { fields } = useOwnDataText().t
  const { frame } = useStaffText().t
  const sentences = useRefusalText().t.refusals
  const shop = useBrand().name
  const erase = useErase()
  const [isAsking, setAsking] = useState(false)
  const over = chosen.filter(({ isOpen }) => !isOpen)

  async function takeOut(asJson: boolean) {
    try {
      const { records } = await takeOutRecords(chosen)
      if (asJson) keepFile(`${JSON.stringify(records, null, 2)}\n`, `${t.fileName}.json`, 'application/json')
      else
        keepFile(
          textOf(records, { t, fields, locale, branches, shop }),
          `${t.fileName}.txt`,
          'text/plain;charset=utf-8',
        )
    } catch (error) {
      showWarning(sentences[refusalOf(error)])
    }
  }

  function run() {
    erase.mutate(
      { records: refsOf(over) },
      {
        onSuccess: ({ erased, open }) => {
          showToast([t.erased(erased), ...(open.length > 0 ? [t.stayed(open.length)] : [])].join('. '))
          setAsking(false)
          onDone()
        },
      },
    )
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button size="staff" variant="quiet" disabled={chosen.length === 0} onClick={() => void takeOut(false)}>
        {t.takeOutText}
      </Button>
      <Button size="staff" variant="quiet" disabled={chosen.length === 0} onClick={() => void takeOut(true)}>
        {t.takeOutJson}
      </Button>
      <Button size="staff" variant="danger" disabled={over.length === 0} onClick={() => setAsking(true)}>
        {t.erase(over.length)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.eraseTitle(over.length)}
        labels={{ cancel: frame.cancel, confirm: t.eraseDo, close: frame.close }}
        onCancel={() => {
          erase.reset()
          setAsking(false)
        }}
        onConfirm={run}
        busy={erase.isPending}
        danger
      >
        <p>{t.eraseText}</p>
        <p className="mt-3">{t.backups}</p>
        <div className="mt-4 empty:hidden">
          <RefusedNotice error={erase.error} />
        </div>
      </ConfirmDialog>
    </div>
  )
}

type RecordCardProps = {
  record: ShownPersonRecord
  branches: readonly NamedBranch[]
  ticked: boolean
  onTick: (on: boolean) => void
}

function RecordCard({ record, branches, ticked, onTick }: RecordCardProps) {
  const { t } = usePersonsText()
  return (
    <li>
      <Card className="grid h-full content-start gap-2">
        <Tick label={t[record.kind](record.id)} checked={ticked} onChange={onTick} />
        <RecordFacts record={record} branches={branches} />
        {record.isOpen && (
          <p className="text-sm font-medium">{t.notOver[record.kind === 'order' ? 'order' : 'reservation']}</p>
        )}
      </Card>
    </li>
  )
}

interface PersonHeading {
  readonly t: PersonsText
  readonly shop: string
}

/** A title, and each record with its facts. */
function textOf(records: readonly ShownPersonRecord[], reader: RecordReader & PersonHeading): string {
  const { t, shop } = reader
  const parts = records.map((record) =>
    [
      t[record.kind](record.id),
      ...factsOf(record, reader).map(({ label, value }) => `${label}: ${indented(value)}`),
    ].join('\n'),
  )
  return `${[t.fileTitle(shop), ...parts].join('\n\n')}\n`
}

const indented = (value: string): string => value.replaceAll('\n', '\n    ')
