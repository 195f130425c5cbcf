// The buttons under a form of a factor.
import { Button } from '#web/ui/controls/button.tsx'
import { useFactorText } from '#web/words/staff/index.ts'

export function FormFoot({ label, busy, onCancel }: { label: string; busy: boolean; onCancel: () => void }) {
  const { t } = useFactorText()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" size="staff" busy={busy}>
        {label}
      </Button>
      <Button variant="quiet" size="staff" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  )
}
