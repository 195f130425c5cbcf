// What is shown below the form of an item: that it was left unsaved, that saving failed, or that somebody was quicker.
import { Button } from '../../../components/controls/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { useRefusalText } from '../../../i18n/refusals/index.ts'
import type { useItemForm } from './use-item-form.ts'

export function ItemNotices({ item }: { item: ReturnType<typeof useItemForm> }) {
  const { t } = useMenuEditText()
  const sentences = useRefusalText().t.refusals
  if (item.refusal === 'changed_meanwhile')
    return (
      <Notice kind="error" urgent title={t.changedTitle}>
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
        {item.refusal === 'item_unknown' ? t.gone : item.refusal === 'bad_input' ? t.lookOver : sentences[item.refusal]}
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
