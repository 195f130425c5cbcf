// Gift cards in the office: the counter sells them and sees what is on one; the owner sets what is sold, and reads what
// cards owe (GIFT-1, GIFT-2).
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { NoBranch, StaffWaiting } from '#web/office/staff/states.tsx'
import { GiftBalance } from './gift-balance.tsx'
import { GiftList } from './gift-list.tsx'
import { GiftReport } from './gift-report.tsx'
import { GiftRulesCard } from './gift-rules-card.tsx'
import { SellGift } from './sell-gift.tsx'

export const GiftCardsPage = () => <StaffPage page="giftCards">{(member) => <GiftCardsOf member={member} />}</StaffPage>

function GiftCardsOf({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders.handle')
  const sees = may(member, 'payments.see')
  const edits = may(member, 'payments.edit')
  if (!branches) return <StaffWaiting />
  if (branches.length === 0) return <NoBranch />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SellGift branches={branches} />
        <GiftBalance />
      </div>
      {sees && (
        <>
          <GiftReport edits={edits} />
          <GiftList edits={edits} />
          {edits && <GiftRulesCard />}
        </>
      )}
    </div>
  )
}
