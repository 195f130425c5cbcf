// How much a sheet adds, changes, takes off and leaves.
import type { SheetPreview } from '../../api/staff/sheet-calls.ts'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { useSheetText } from '../../i18n/editor/index.ts'

export function Counts({ preview }: { preview: SheetPreview }) {
  const { t } = useSheetText()
  const { mistakeCount, added, changed, removed, unchanged } = preview
  return (
    <p className="flex flex-wrap gap-2">
      {mistakeCount > 0 && <StatusPill tone="cherry">{t.mistakes(mistakeCount)}</StatusPill>}
      {added.length > 0 && <StatusPill tone="leaf">{t.added(added.length)}</StatusPill>}
      {changed.length > 0 && <StatusPill tone="honey">{t.changed(changed.length)}</StatusPill>}
      {removed.length > 0 && <StatusPill tone="cherry">{t.removed(removed.length)}</StatusPill>}
      {unchanged > 0 && <StatusPill>{t.unchanged(unchanged)}</StatusPill>}
    </p>
  )
}
