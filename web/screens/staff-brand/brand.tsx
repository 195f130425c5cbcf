// Where the owner sets the shop's name, logo, colours, words, links and languages (BRAND-1).
import { useStoredBrand } from '../../api/staff/brand.ts'
import { useBrandText } from '../../i18n/owner/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Unread } from '../../staff/states.tsx'
import { BrandForm } from './brand-form.tsx'

export function BrandPage() {
  const { t } = useBrandText()
  return <StaffPage title={t.title}>{() => <Content />}</StaffPage>
}

function Content() {
  const { t } = useBrandText()
  const stored = useStoredBrand()
  if (!stored.data) return <Unread of={stored} />
  return (
    <>
      <p className="mb-6 max-w-prose text-lg text-ink-2">{t.lead}</p>
      <BrandForm stored={stored.data} />
    </>
  )
}
