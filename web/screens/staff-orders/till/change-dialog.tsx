// Changes the lines of an order: fewer, none, another item, another note; says the new total and whether it needs a yes.
import { useRef, useState } from 'react'
import { needsYes } from '../../../../domain/order/change.ts'
import { newKey } from '../../../api/http/new-key.ts'
import { useChangeOrder } from '../../../api/staff/orders/counter.ts'
import type { ShownOrder } from '../../../api/staff/orders/line-statuses.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { useTillText } from '../../../i18n/till/index.ts'
import { useTellRefusal } from '../../../staff/tell-refusal.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { AddItem } from './add-item.tsx'
import { type DraftLine, draftOf, keptOf, linesWished, versionOf, withItem } from './draft-lines.ts'
import { DraftList } from './draft-list.tsx'

export function ChangeDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t, money, locale } = useTillText()
  const { t: staff } = useStaffText()
  const change = useChangeOrder()
  const tellRefusal = useTellRefusal()
  const key = useRef({ of: '', key: newKey() })
  const [lines, setLines] = useState<readonly DraftLine[]>(() => draftOf(order, locale))
  const kept = keptOf(lines)
  const version = versionOf(kept)
  const asks = needsYes(order, version)
  const put = (at: number, part: Partial<DraftLine>) =>
    setLines(lines.map((line) => (line.key === at ? { ...line, ...part } : line)))

  function save() {
    if (kept.length === 0 || change.isPending) return
    const wish = { id: order.id, version: order.version, lines: linesWished(lines) }
    const of = JSON.stringify(wish)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    change.mutate(
      { ...wish, key: key.current.key },
      {
        onSuccess: ({ proposal }) => {
          onClose()
          showToast(proposal ? t.change.asked : t.change.saved)
        },
        onError: (error) => tellRefusal(error, save),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.change.title(order.code || order.token)}
      closeLabel={staff.frame.close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {staff.frame.cancel}
          </Button>
          <Button variant="dark" busy={change.isPending} aria-disabled={kept.length === 0} onClick={save}>
            {asks ? t.change.ask : t.change.save}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t.change.hints[order.ifSoldOut]}</p>
      <DraftList lines={lines} onPut={put} />
      <AddItem branch={order.branch} onAdd={(added) => setLines(withItem(lines, added))} />
      <div aria-live="polite" className="mt-4">
        <dl className="grid gap-1">
          <div className="flex justify-between gap-4 text-ink-2">
            <dt>{t.change.was}</dt>
            <dd>{money(order.total)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{t.change.will}</dt>
            <dd>{money(version.total)}</dd>
          </div>
        </dl>
        {asks && <p className="mt-1 text-cherry">{t.change.asks}</p>}
      </div>
    </Dialog>
  )
}
