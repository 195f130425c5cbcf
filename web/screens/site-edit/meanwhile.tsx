// Somebody else changed or removed the same entry: both versions are shown, and the member chooses.
import type { SiteEntry } from '../../api/staff/content.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { headline } from './headline.ts'

type MeanwhileProps = {
  /** The entry as it is now; undefined if it was removed. */
  stored: SiteEntry | undefined
  onMine: () => void
  onTheirs: (stored: SiteEntry) => void
}

export function Meanwhile({ stored, onMine, onTheirs }: MeanwhileProps) {
  const { t, locale } = useSiteEditText()
  if (!stored)
    return (
      <Notice kind="warning" urgent title={t.gone}>
        {t.goneText}
        <div className="mt-3">
          <Button variant="dark" size="staff" onClick={onMine}>
            {t.addAgain}
          </Button>
        </div>
      </Notice>
    )
  return (
    <Notice kind="warning" urgent title={t.meanwhile}>
      {t.meanwhileText(headline(stored.entry, locale))}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" size="staff" onClick={() => onTheirs(stored)}>
          {t.takeTheirs}
        </Button>
        <Button variant="dark" size="staff" onClick={onMine}>
          {t.saveMine}
        </Button>
      </div>
    </Notice>
  )
}
