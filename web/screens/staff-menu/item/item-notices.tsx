// What is shown below the form of an item: that it was left unsaved, that saving failed, or that somebody was quicker.
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { useRefusalText } from '../../../i18n/order/index.ts'
import type { useItemForm } from './use-item-form.ts'

type ItemNoticesProps = {
  item: Pick<ReturnType<typeof useItemForm>, 'refusal' | 'found' | 'startAnew' | 'saveMine' | 'takeTheirs'>
  /** For another thing than an item: what is said if it was changed, and if it was removed. */
  words?: { changedTitle: string; gone: string }
}

export function ItemNotices({ item, words }: ItemNoticesProps) {
  const { t } = useMenuEditText()
  const { changedTitle, gone } = words ?? t
  const sentences = useRefusalText().t.refusals
  if (item.refusal === 'changed_meanwhile')
    return (
      <Notice kind="error" urgent title={changedTitle}>
        <p>{t.changedText}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="staff" variant="dark" onClick={() => void item.saveMine()}>
            {t.saveMine}
          </Button>
          <Button size="staff" variant="quiet" onClick={() => void item.takeTheirs()}>
            {t.takeTheirs}
          </Button>
        </div>
      </Notice>
    )
  if (item.refusal)
    return (
      <Notice kind="error" urgent title={t.notSaved}>
        {isGone(item.refusal) ? gone : item.refusal === 'bad_input' ? t.lookOver : sentences[item.refusal]}
      </Notice>
    )
  if (item.found)
    return (
      <Notice
        action={
          <Button variant="text" onClick={item.startAnew}>
            {t.startAnew}
          </Button>
        }
      >
        {t.kept}
      </Notice>
    )
  return null
}

const isGone = (refusal: string): boolean => refusal === 'item_unknown' || refusal === 'not_found'
