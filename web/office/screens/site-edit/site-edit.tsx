// Where owner and managers edit the content of the home page: offers, posts and testimonials (HOME-3, HOME-5, HOME-6).
import { useState } from 'react'
import { type ContentKind, contentKinds } from '#domain/shop/content.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { useSiteEntries } from '#web/data/staff/site-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { SiteTabs } from '#web/office/staff/brand/site-tabs.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { useSiteEditText } from '#web/words/editor/index.ts'
import { EntryList } from './entry-list.tsx'

export const SiteEdit = () => (
  <StaffPage page="siteEdit">
    {(member) => (
      <>
        <SiteTabs member={member} path="/site-edit" />
        <Entries />
      </>
    )}
  </StaffPage>
)

function Entries() {
  const { t, locale } = useSiteEditText()
  const [kind, setKind] = useState<ContentKind>('offer')
  const content = useSiteEntries()
  const shop = useShopMenu(locale)
  useStaffLive()

  if (!content.data || !shop.data) return <Unread of={[content, shop]} />
  return (
    <>
      <div className="mb-6 max-sm:[&_[role=group]]:flex max-sm:[&_button]:flex-1 max-sm:[&_button]:justify-center max-sm:[&_button]:px-2">
        <Segmented
          label={t.what}
          size="staff"
          value={kind}
          segments={contentKinds.map((value) => ({ value, text: t.kinds[value] }))}
          onChange={setKind}
        />
      </div>
      <EntryList
        key={kind}
        kind={kind}
        entries={content.data.entries.filter(({ entry }) => entry.kind === kind)}
        branches={shop.data.branches}
      />
    </>
  )
}
