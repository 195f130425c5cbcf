// What the home page says and how the shop looks everywhere: two places of one page.
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import { useSiteEditText } from '#web/words/editor/index.ts'
import { PageTabs } from '../page-tabs.tsx'

export function SiteTabs({ member, path }: { member: Member; path: '/site-edit' | '/brand' }) {
  const { t } = useSiteEditText()
  const tabs = [
    ...(may(member, 'content.edit') ? [{ path: '/site-edit', text: t.tabs.home }] : []),
    ...(may(member, 'brand.edit') ? [{ path: '/brand', text: t.tabs.brand }] : []),
  ]
  return <PageTabs page="siteEdit" tabs={tabs} path={path} />
}
