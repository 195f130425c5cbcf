// The way to the form that says who the shop is in law.
import { LinkButton } from '../../../components/controls/button.tsx'
import { useBeginText } from '../../../i18n/owner/index.ts'
import { linkTo } from '../../../location.ts'

export function CompanyStep() {
  const { t } = useBeginText()
  return (
    <div>
      <LinkButton href={linkTo('/legal-edit')} size="staff">
        {t.toCompany}
      </LinkButton>
    </div>
  )
}
