// What the menu of a shop without a branch says: there is nowhere to pick up yet.
import { Notice } from '../../components/feedback/notice.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'

export function NoOrders() {
  const { t } = useMoreText()
  return <Notice>{t.menu.begins.noBranch}</Notice>
}
