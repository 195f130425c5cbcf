// One legal text in one language, as the owner edits and confirms it.
import type { LegalPage } from '../../../domain/legal/pages.ts'
import { directionOf, type Locale } from '../../../domain/shared/locale.ts'
import { useLegalState, useLegalText } from '../../api/staff/legal.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { backIcon, eyeIcon } from '../../components/icons/icons-more.ts'
import { useMoreText } from '../../i18n/customer/index.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useLegalEditText } from '../../i18n/owner/index.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Unread } from '../../staff/states.tsx'
import { TextForm } from './text-form.tsx'

type TextEditProps = { page: LegalPage; language: Locale }

export function TextEdit({ page, language }: TextEditProps) {
  const { t } = useLegalEditText()
  const title = useMoreText().t.nav[page]
  return (
    <StaffPage
      title={`${title} · ${languageNames[language]}`}
      tools={() => (
        <>
          <LinkButton href={linkTo('/legal-edit')} variant="quiet" size="staff">
            <Icon of={backIcon} className="size-5" />
            {t.back}
          </LinkButton>
          <LinkButton href={linkTo(`/${page}`)} variant="quiet" size="staff">
            <Icon of={eyeIcon} className="size-5" />
            {t.look}
          </LinkButton>
        </>
      )}
    >
      {() => <Loaded page={page} language={language} />}
    </StaffPage>
  )
}

const nowhere: readonly string[] = []

function Loaded({ page, language }: TextEditProps) {
  const text = useLegalText(page, language)
  const state = useLegalState()
  useStaffLive(nowhere)
  if (!text.data || !state.data) return <Unread of={[text, state]} />
  return <TextForm stored={text.data} company={state.data.company} direction={directionOf(language)} />
}
