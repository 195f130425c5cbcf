// The choice of another branch, over the page; the cart is kept.
import { useBackCloses } from '../back-closes.ts'
import { Dialog } from '../components/feedback/dialog.tsx'
import { useMoreText } from '../i18n/customer/index.ts'
import { BranchChoice } from './branch-choice.tsx'
import { CartThere } from './cart-there.tsx'

export function BranchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useMoreText()
  useBackCloses('branch', open, onClose)
  return (
    <Dialog open={open} onClose={onClose} title={t.cart.branchTitle} closeLabel={t.close}>
      <div className="pt-1">
        <BranchChoice onChosen={onClose} more={(branch) => <CartThere branch={branch} />} />
      </div>
    </Dialog>
  )
}
