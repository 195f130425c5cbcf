// One offer, post or testimonial in the list: its text, its missing languages, its position, and the actions on it.
import { missingLocales } from '../../../domain/content.ts'
import { imageUrl } from '../../api/menu/pictures.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import type { SiteEntry } from '../../api/staff/content.ts'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { chevronDownIcon } from '../../components/icons/icons-more.ts'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { headline, secondLine } from './site-entry.ts'

type EntryCardProps = {
  stored: SiteEntry
  first: boolean
  last: boolean
  unsaved: boolean
  branches: readonly BranchName[]
  onEdit: () => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

export function EntryCard({ stored, first, last, unsaved, branches, onEdit, onRemove, onMove }: EntryCardProps) {
  const { t, locale, date } = useSiteEditText()
  const { entry } = stored
  const name = headline(entry, locale) || t.untitled
  const missing = missingLocales(entry)
  return (
    <li>
      <Card className="flex h-full flex-wrap content-start gap-4">
        {entry.kind !== 'testimonial' && (
          <img
            src={imageUrl(entry.image, 256)}
            alt=""
            width="96"
            height="96"
            loading="lazy"
            className="size-24 rounded-control bg-latte-soft object-cover"
          />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-text tracking-normal">
            <bdi className="wrap-anywhere">{name}</bdi>
          </h3>
          <p className="line-clamp-2 text-ink-2">
            <bdi>{secondLine(entry, locale)}</bdi>
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {entry.kind === 'post' && <StatusPill>{date(entry.date)}</StatusPill>}
            {entry.kind === 'testimonial' && (
              <StatusPill>{branches.find(({ id }) => id === entry.branch)?.name ?? entry.branch}</StatusPill>
            )}
            {missing.length > 0 && (
              <StatusPill tone="honey">{t.missing(missing.map((each) => each.toUpperCase()).join(', '))}</StatusPill>
            )}
            {unsaved && <StatusPill tone="cherry">{t.notSaved}</StatusPill>}
          </p>
        </div>
        <div className="flex basis-full flex-wrap items-center gap-2">
          <IconButton
            icon={chevronDownIcon}
            label={t.up(name)}
            variant="quiet"
            size="staff"
            aria-disabled={first}
            onClick={() => !first && onMove(-1)}
            className="rotate-180 aria-disabled:opacity-50"
          />
          <IconButton
            icon={chevronDownIcon}
            label={t.down(name)}
            variant="quiet"
            size="staff"
            aria-disabled={last}
            onClick={() => !last && onMove(1)}
            className="me-auto aria-disabled:opacity-50"
          />
          <IconButton icon={trashIcon} label={t.removeOf(name)} variant="danger" size="staff" onClick={onRemove} />
          <Button variant="quiet" size="staff" aria-label={t.editOf(name)} onClick={onEdit}>
            {t.edit}
          </Button>
        </div>
      </Card>
    </li>
  )
}
