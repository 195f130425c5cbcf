// A picture of what customers will see of a group, to be tried out; it follows every letter that is typed.
import { useState } from 'react'
import { type Chosen, groupAt, type OptionGroup } from '../../../../domain/menu/options.ts'
import { directionOf, type Locale, localize } from '../../../../domain/shared/locale.ts'
import { highestPrice } from '../../../../domain/shared/typed-price.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { GroupChoices } from '../../../staff/lines/group-choices.tsx'

type GroupPreviewProps = { group: OptionGroup; language: Locale }

export function GroupPreview({ group, language }: GroupPreviewProps) {
  const { t } = useOptionEditText()
  const [chosen, setChosen] = useState<Chosen>([])
  const shown = groupAt(shownIn(group, language), {})
  return (
    <section aria-label={t.preview} className="rounded-card bg-latte-soft p-4">
      <p className="text-sm font-semibold">{t.preview}</p>
      <p className="mb-3 text-sm text-ink-2">{t.previewHint}</p>
      <div lang={language} dir={directionOf(language)} className="rounded-control bg-paper p-4">
        {shown ? (
          <GroupChoices group={shown} chosen={chosen} onChange={setChosen} name="preview" />
        ) : (
          <p className="text-ink-2">{t.problems.options_missing}</p>
        )}
      </div>
    </section>
  )
}

/** In one language; what was typed wrong costs nothing and can be had once, and new options have a place as id. */
function shownIn({ name, options, ...group }: OptionGroup, locale: Locale): OptionGroup<string> {
  return {
    ...group,
    min: Math.max(0, group.min),
    max: group.max === null ? null : Math.max(1, group.max),
    name: localize(name, locale) || '…',
    options: options.map((option, place) => ({
      ...option,
      id: option.id || `new ${place}`,
      name: localize(option.name, locale) || '…',
      price: Math.abs(option.price) > highestPrice ? 0 : option.price,
      most: Math.max(1, option.most),
    })),
  }
}
