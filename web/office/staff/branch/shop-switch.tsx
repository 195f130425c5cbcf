// The switch that opens or closes one branch; closing asks for the description and the last day first.

import { useState } from 'react'
import type { DateText } from '#domain/branch/hours.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { type StaffBranch, useSetShopState, useShop } from '#web/data/staff/shop-api.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useStaffText } from '#web/words/staff/index.ts'
import { LocalTextField } from '../fields/local-fields.tsx'
import { WrittenDayField } from '../fields/written-day-field.tsx'
import { useSaveAtOnce } from '../save-at-once.ts'
import { StaffDialog } from '../staff-dialog.tsx'
import { showToast } from '../toasts.tsx'
import { ClosingUntil } from './closing-until.tsx'

export function ShopSwitch({ branch }: { branch: StaffBranch }) {
  const { t, date } = useStaffText()
  const { data } = useShop()
  const setState = useSetShopState()
  const save = useSaveAtOnce(setState)
  const [closing, setClosing] = useState(false)
  const shop = data?.branches.find(({ id }) => id === branch.id)?.shop
  const open = setState.isPending ? setState.variables.open : (shop?.open ?? branch.shop.open)

  const until = setState.isPending ? setState.variables.until : (shop?.until ?? branch.shop.until)

  function openShop() {
    save({ branches: [branch.id], open: true, date: shop?.date ?? '', desc: shop?.desc ?? {} }, () =>
      showToast(t.shop.nowOpen(branch.name)),
    )
  }

  return (
    <>
      <span className="inline-flex min-h-control items-center rounded-control bg-card px-4 font-semibold shade-card">
        <Switch
          size="staff"
          checked={open}
          label={open ? t.shop.isOpen : until ? t.shop.closedUntil(date(until)) : t.shop.isClosed}
          onChange={(wished) => (wished ? openShop() : setClosing(true))}
        />
      </span>
      <ShopDialog key={`${branch.id} ${closing}`} branch={branch} open={closing} onClose={() => setClosing(false)} />
    </>
  )
}

type ShopDialogProps = { branch: StaffBranch; open: boolean; onClose: () => void }

export function ShopDialog({ branch, open, onClose }: ShopDialogProps) {
  const { t } = useStaffText()
  const { data } = useShop()
  const setState = useSetShopState()
  const last = data?.branches.find(({ id }) => id === branch.id)?.shop
  const [date, setDate] = useState<string>()
  const [desc, setDesc] = useState<LocalText>()
  const [until, setUntil] = useState<DateText | null>(null)
  const words = { date: date ?? last?.date ?? '', desc: desc ?? last?.desc ?? {} }

  function close() {
    const wish = { branches: [branch.id], open: false, ...words, until }
    setState.mutate(wish, {
      onSuccess: () => {
        showToast(t.shop.nowClosed(branch.name))
        onClose()
      },
    })
  }

  return (
    <StaffDialog
      open={open}
      title={t.shop.closeTitle(branch.name)}
      onClose={onClose}
      act={{ text: t.shop.closeShop, variant: 'danger', busy: setState.isPending, onClick: close }}
    >
      <div className="grid gap-4">
        <ClosingUntil branch={branch} until={until} onChange={setUntil} />
        <WrittenDayField value={words.date} data-autofocus onChange={setDate} />
        <LocalTextField
          label={t.shop.description}
          hint={t.shop.descriptionHint}
          value={words.desc}
          onChange={setDesc}
        />
        {setState.isError && (
          <Notice kind="error" urgent>
            {t.frame.failed}
          </Notice>
        )}
      </div>
    </StaffDialog>
  )
}
