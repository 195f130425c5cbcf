// The branches that customers see, and the way to a first or another one.
import { localize } from '../../../../domain/shared/locale.ts'
import type { Guide } from '../../../api/staff/guide-calls.ts'
import { LinkButton } from '../../../components/controls/button.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon } from '../../../components/icons/icons.ts'
import { useBeginText } from '../../../i18n/owner/index.ts'
import { linkTo } from '../../../location.ts'

export function BranchStep({ guide: { branches } }: { guide: Guide }) {
  const { t, locale } = useBeginText()
  return (
    <>
      {branches.length > 0 && (
        <ul className="grid gap-2">
          {branches.map(({ id, name }) => (
            <li key={id}>
              <a
                href={linkTo(`/branches/${id}`)}
                className="flex min-h-14 items-center justify-between gap-3 rounded-control border border-edge bg-card px-4 hover:bg-latte-soft"
              >
                <bdi className="font-semibold">{localize(name, locale)}</bdi>
                <span className="text-ink-2">{t.look}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton href={linkTo('/branches/new')} size="staff" variant={branches.length > 0 ? 'quiet' : 'primary'}>
          <Icon of={plusIcon} className="size-5" />
          {branches.length > 0 ? t.anotherBranch : t.addBranch}
        </LinkButton>
      </div>
    </>
  )
}
