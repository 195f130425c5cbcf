// The fields of a group itself, and a picture of what customers will see of it.

import { useState } from 'react'
import { type Chosen, groupAt, groupKinds, type OptionGroup } from '../../../../domain/menu/options.ts'
import { directionOf, type Locale, localize } from '../../../../domain/shared/locale.ts'
import { highestPrice } from '../../../../domain/shared/typed-price.ts'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { Segmented } from '../../../components/controls/segmented.tsx'
import { VisuallyHidden } from '../../../components/display/visually-hidden.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useMenuEditText, useOptionEditText } from '../../../i18n/editor/index.ts'
import { useOfferedLanguages } from '../../../staff/fields/local-fields.tsx'
import { Tick } from '../../../staff/fields/tick.tsx'
import { GroupChoices } from '../../../staff/lines/group-choices.tsx'
import type { GroupEditing, GroupForm } from './group-form.ts'

type GroupFieldsProps = {
  form: GroupEditing
  language: Locale
  onLanguage: (language: Locale) => void
}

export function GroupFields({ form: { form, set, wrong, isSizes }, language, onLanguage }: GroupFieldsProps) {
  const { t } = useOptionEditText()
  const { t: words } = useMenuEditText()
  const offered = useOfferedLanguages()
  const number = (of: 'min' | 'max' | 'included', hint: string) => (
    <TextField
      label={t[of]}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={4}
      value={form[of]}
      error={wrong(of)}
      onChange={(event) => set({ [of]: event.target.value })}
    />
  )
  return (
    <>
      {offered.length > 1 && (
        <div>
          <Segmented
            label={words.language}
            size="staff"
            value={language}
            onChange={onLanguage}
            segments={offered.map((each) => ({
              value: each,
              text: <Mark locale={each} missing={lacks(form, each)} />,
            }))}
          />
          <p className="mt-1.5 text-sm text-ink-2">{words.languageHint}</p>
        </div>
      )}
      <TextField
        label={t.groupName}
        autoComplete="off"
        maxLength={200}
        data-autofocus
        lang={language}
        dir={directionOf(language)}
        value={form.name[language] ?? ''}
        error={wrong('name')}
        onChange={(event) => set({ name: { ...form.name, [language]: event.target.value } })}
      />
      {isSizes ? (
        <p className="text-ink-2">{t.sizes}</p>
      ) : (
        <ChoicePills
          label={t.kind}
          name="kind"
          value={form.kind}
          choices={groupKinds.map((value) => ({ value, text: t.kinds[value] }))}
          onChange={(kind) => set({ kind, min: kind === 'one' && form.min !== '0' ? '1' : form.min })}
        />
      )}
      {form.kind === 'one' && !isSizes && (
        <Tick label={t.must} checked={form.min !== '0'} onChange={(must) => set({ min: must ? '1' : '0' })} />
      )}
      {form.kind === 'many' && (
        <div className="grid items-start gap-3 sm:grid-cols-3">
          {number('min', t.minHint)}
          {number('max', t.maxHint)}
          {number('included', t.includedHint)}
        </div>
      )}
    </>
  )
}

const lacks = ({ name, options }: GroupForm, locale: Locale): boolean =>
  [name, ...options.map((option) => option.name)].some((text) => !text[locale]?.trim())

function Mark({ locale, missing }: { locale: Locale; missing: boolean }) {
  const { t } = useMenuEditText()
  return (
    <>
      <span className="uppercase">{locale}</span>
      {missing && (
        <span className="size-2.5 rounded-full border-2 border-current">
          <VisuallyHidden>{t.missing}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

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

/** In one language. What was typed wrong costs nothing and may be chosen once; new options have their place as id. */
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
