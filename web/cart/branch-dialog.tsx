// The choice of another branch, over the page; the cart is kept.
import { Dialog } from '../components/dialog.tsx'
import { useMoreText } from '../i18n/more/index.ts'
import { BranchChoice } from './branch-choice.tsx'

export function BranchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useMoreText()
  return (
    <Dialog open={open} onClose={onClose} title={t.cart.branchTitle} closeLabel={t.nav.close}>
      <div className="pt-1">
        <BranchChoice onChosen={onClose} />
      </div>
    </Dialog>
  )
}
