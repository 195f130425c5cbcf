// All reviews, for staff.

import { EmptyState } from '../../components/empty-state.tsx'
import { starIcon } from '../../components/icons-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { StaffPage } from '../../staff/frame.tsx'

export function ReviewAdmin() {
  const { t } = useStaffText()
  return (
    <StaffPage title={t.reviews.title} act="orders">
      {() => (
        <EmptyState icon={starIcon} title={t.reviews.soonTitle}>
          {t.reviews.soon}
        </EmptyState>
      )}
    </StaffPage>
  )
}
