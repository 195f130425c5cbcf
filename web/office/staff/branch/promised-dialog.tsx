// Shows what was promised for days that are about to be closed, and asks before anything is saved.
import { clockText } from '#domain/branch/hours.ts'
import { phoneText } from '#domain/shared/phone.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useClosureText, useStaffText } from '#web/words/staff/index.ts'

/** The promises that prevent a change; undefined if it was refused for another reason, or not at all. */
export function promisedIn(refused: CallRefused | undefined): BrokenPromises | undefined {
  if (refused?.refusal !== 'days_promised') return undefined
  const { promised = [], promisedCount = promised.length } = refused
  return { promised, count: promisedCount }
}

type Things = NonNullable<CallRefused['promised']>
export type BrokenPromises = { readonly promised: Things; readonly count: number }

type PromisedDialogProps = {
  /** Without any, the dialog is closed. */
  promises: BrokenPromises | undefined
  busy: boolean
  /** Called with the number that the member has seen. */
  onAccept: (count: number) => void
  onCancel: () => void
}

export function PromisedDialog({ promises, busy, onAccept, onCancel }: PromisedDialogProps) {
  const { t } = useClosureText()
  const { frame } = useStaffText().t
  const { promised, count } = promises ?? { promised: [], count: 0 }
  const tables = promised.filter(({ kind }) => kind === 'reservation').length
  const listed = t.promised(promised.length - tables, tables)
  const rest = count - promised.length
  return (
    <Dialog
      open={promises !== undefined}
      onClose={onCancel}
      title={t.promisedTitle}
      closeLabel={frame.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onCancel} data-autofocus>
            {t.goBack}
          </Button>
          <Button variant="danger" size="staff" busy={busy} onClick={() => onAccept(count)}>
            {t.saveAnyway}
          </Button>
        </>
      }
    >
      <p className="text-lg font-semibold">{rest > 0 ? `${listed} ${t.more(rest)}` : listed}</p>
      <p className="mt-1 mb-4 text-ink-2">{t.promisedText}</p>
      <ul className="grid gap-2">
        {promised.map((thing) => (
          <Thing key={`${thing.kind} ${thing.id}`} thing={thing} />
        ))}
      </ul>
    </Dialog>
  )
}

function Thing({ thing }: { thing: Things[number] }) {
  const { t, date, locale } = useClosureText()
  const branches = useShopMenu(locale).data?.branches ?? []
  const { kind, id, token, name, phone } = thing
  const branch = branches.length > 1 ? branches.find((one) => one.id === thing.branch)?.name : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 rounded-control border border-line bg-card px-4 py-2">
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <span>{`${date(thing.date)}, ${clockText(thing.time)}`}</span>
          {branch && <span>{` · ${branch}`}</span>}
        </p>
        <p className="text-sm text-ink-2">{kind === 'order' ? t.order(id, token) : t.reservationNumber(id)}</p>
      </div>
      {phone && (
        <a href={`tel:${phone}`} className="inline-flex min-h-control items-center font-medium underline">
          <bdi dir="ltr">{phoneText(phone)}</bdi>
        </a>
      )}
    </li>
  )
}
