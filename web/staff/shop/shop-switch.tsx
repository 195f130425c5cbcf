// The switch that opens or closes one branch; closing asks for the description first.
import { useState } from 'react'
import { type BranchName, useSetShopState, useShop } from '../../api/staff/branches/shop.ts'
import { Switch } from '../../components/controls/switch.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../toasts.tsx'
import { ShopDialog } from './shop-dialog.tsx'

export function ShopSwitch({ place }: { place: BranchName }) {
  const { t, date } = useStaffText()
  const { data } = useShop()
  const setState = useSetShopState()
  const [closing, setClosing] = useState(false)
  const shop = data?.branches.find(({ id }) => id === place.id)?.shop
  const open = setState.isPending ? setState.variables.open : (shop?.open ?? place.shop.open)

  const until = setState.isPending ? setState.variables.until : (shop?.until ?? place.shop.until)

  function openShop() {
    setState.mutate(
      { branches: [place.id], open: true, date: shop?.date ?? '', desc: shop?.desc ?? {} },
      {
        onSuccess: () => showToast(t.shop.nowOpen(place.name)),
        onError: () => showWarning(t.frame.failed, { label: t.frame.tryAgain, run: openShop }),
      },
    )
  }

  return (
    <>
      <span className="inline-flex min-h-14 items-center rounded-control bg-card px-4 font-semibold shade-card">
        <Switch
          size="staff"
          checked={open}
          label={open ? t.shop.isOpen : until ? t.shop.closedUntil(date(until)) : t.shop.isClosed}
          onChange={(wished) => (wished ? openShop() : setClosing(true))}
        />
      </span>
      <ShopDialog key={`${place.id} ${closing}`} place={place} open={closing} onClose={() => setClosing(false)} />
    </>
  )
}
