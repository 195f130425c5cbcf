// The choice of another branch, over the page; the cart is kept.
import { Dialog } from '../components/dialog.tsx'
import { useText } from '../i18n/index.tsx'
import { BranchChoice } from './branch-choice.tsx'

export function BranchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t.branch.changeTitle} closeLabel={t.nav.close}>
      <div className="pt-1">
        <BranchChoice onChosen={onClose} />
      </div>
    </Dialog>
  )
}
