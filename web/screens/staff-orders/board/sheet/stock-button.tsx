// Sold out with one tap where the item stands, until the next opening after today; a second tap or the toast takes it back.
import { may } from '../../../../../domain/staff.ts'
import { useMember } from '../../../../api/session/session.ts'
import { useSetStock } from '../../../../api/staff/branches/shop.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { useStaffText } from '../../../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../../../staff/toasts.tsx'
import { closeOpened } from '../state/opened.ts'

type StockButtonProps = {
  item: { readonly id: string; readonly name: string }
  branch: string
  soldOut: boolean
  /** Whether the button has to say which item it is about. */
  named?: boolean
}

export function StockButton({ item: { id, name }, branch, soldOut, named = false }: StockButtonProps) {
  const { t } = useBoardText()
  const staff = useStaffText().t
  const member = useMember()
  const { mutateAsync } = useSetStock()
  if (!member || member === 'loading' || !may(member, 'stock', branch)) return null

  /** What it says and its undo stand at the foot of the board, so the sheet closes and this button is gone by then. */
  async function set(stock: 'in' | 'out') {
    closeOpened()
    try {
      await mutateAsync({ item: id, branches: [branch], stock, until: stock === 'out' ? 'tomorrow' : null })
      if (stock === 'out') showToast(t.stock.isOut(name), { label: t.undo, run: () => void set('in') })
      else showToast(t.stock.isIn(name))
    } catch {
      const again = { label: staff.frame.tryAgain, run: () => void set(stock) }
      showWarning(`${name}: ${staff.frame.failed}`, again)
    }
  }

  const words = soldOut ? t.stock.in : t.stock.out
  return (
    <button
      type="button"
      aria-label={`${words}: ${name}`}
      onClick={() => void set(soldOut ? 'in' : 'out')}
      className={`min-h-12 shrink-0 rounded-control border-2 px-3 text-base font-semibold ${soldOut ? 'border-cherry bg-cherry-soft text-cherry' : 'border-edge bg-card'}`}
    >
      {named ? `${name}: ${words.toLowerCase()}` : words}
    </button>
  )
}
