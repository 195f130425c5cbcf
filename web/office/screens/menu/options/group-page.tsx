// The page that adds a group of options or edits one, beside what customers will see.
import { useState } from 'react'
import { checkGroup, tidyGroup } from '#domain/menu/group-draft.ts'
import { type Chosen, groupAt, groupKinds, type OptionGroup } from '#domain/menu/options.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'
import { directionOf, type Locale, locales, localize } from '#domain/shared/locale.ts'
import { highestPrice } from '#domain/shared/typed-price.ts'
import { newOne } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import {
  type EditableGroup,
  freshGroups,
  useAddGroup,
  useGroups,
  useRemoveGroup,
  useSaveGroup,
} from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { RemoveButton } from '#web/office/forms/edit-form.tsx'
import { closeEditor, EditPage, type EditSection, useLeaving } from '#web/office/forms/edit-page.tsx'
import { changedLines, textLines } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useFormLanguages } from '#web/office/staff/fields/local-fields.tsx'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { useLastFound } from '#web/office/staff/last-found.ts'
import { GroupChoices } from '#web/office/staff/lines/group-choices.tsx'
import { OffMenuOnly } from '#web/office/staff/off-menu-only.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { listIcon } from '#web/ui/icons/icons-staff.ts'
import { useMenuEditText, useOptionEditText } from '#web/words/editor/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { LanguageChoice, TypedField } from '../menu-fields.tsx'
import { type GroupEditing, type GroupForm, groupFormOf, groupFrom, mergedGroup } from './group-form.ts'
import { OptionList } from './option-list.tsx'
import { itemsAsking } from './where-used.ts'

export function GroupPage({ id, option }: { id: string; option?: string }) {
  const { t, locale } = useOptionEditText()
  const groups = useGroups()
  const menu = useShopMenu(locale)
  const group = useLastFound(
    id,
    groups.data?.groups.find((one) => one.id === id),
  )
  useStaffUpdates()
  if (!groups.data || !menu.data) return <Unread of={[groups, menu]} />
  if (id === newOne) return <GroupForEditing group={undefined} items={0} />
  if (!group)
    return (
      <EmptyState
        icon={listIcon}
        title={t.noneSuch}
        action={<LinkButton href={linkTo('/food-edit-options')}>{t.title}</LinkButton>}
      />
    )
  return (
    <GroupForEditing
      key={id}
      group={group}
      items={itemsAsking(id, menu.data.items, groups.data.uses).length}
      declares={option}
    />
  )
}

type GroupForEditingProps = {
  /** Undefined for a new one. */
  group: EditableGroup | undefined
  /** How many items ask for it. */
  items: number
  /** The option to be declared. */
  declares?: string | undefined
}

function GroupForEditing({ group: opened, items, declares }: GroupForEditingProps) {
  const { t, locale } = useOptionEditText()
  const { lookOver } = useEditFormText().t
  const { undeclaredTitle } = useMenuEditText().t
  const { leaving, saved: onSaved } = useLeaving(
    declares === undefined
      ? { path: '/food-edit-options', text: t.title }
      : { path: '/food-edit-undeclared', text: undeclaredTitle },
  )
  const edit = useGroup(opened, onSaved)
  const { base: group, fields } = edit
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const wrong = sentencesAt(edit.problems, t.problems, lookOver)
  const name = localize(group?.name ?? {}, locale)
  const title = group ? name : t.addTitle
  const remove = useRemoveGroup()
  const removed = () => {
    showToast(t.removed(name))
    edit.forget()
    closeEditor(leaving.above)
  }
  const isSizes = group?.id === sizesGroup
  const lines = (form: GroupForm) => [
    ...textLines('name', t.groupName, form.name),
    { field: 'kind', label: t.kind, text: t.kinds[form.kind] },
    { field: 'min', label: t.min, text: form.min },
    { field: 'max', label: t.max, text: form.max },
    { field: 'included', label: t.included, text: form.included },
    ...form.options.flatMap((option, at) => [
      ...textLines('options', t.option(at + 1), option.name, `${option.key}`),
      { field: 'options', id: `${option.key}`, label: `${t.option(at + 1)}: ${t.extraPrice}`, text: option.price },
    ]),
  ]
  const form: GroupEditing = {
    form: fields,
    set: edit.change,
    isSizes,
    wrong: (field) => wrong(field) ?? locales.map((each) => wrong(`${field}.${each}`)).find(Boolean),
  }
  const sections: EditSection[] = [
    {
      id: 'group',
      title: t.sections.group,
      fields: ['name', 'kind', 'min', 'max', 'included'],
      content: (
        <>
          {items > 0 && <p className="rounded-control bg-honey-soft px-4 py-2.5 font-medium">{t.meets(items)}</p>}
          <GroupFields form={form} language={language} onLanguage={setLanguage} />
        </>
      ),
    },
    {
      id: 'options',
      title: t.sections.options,
      fields: ['options'],
      content: <OptionList form={form} language={language} declares={declares} />,
    },
  ]
  return (
    <TitledPage title={title}>
      {() => (
        <EditPage
          form={edit}
          title={title}
          leaving={leaving}
          sections={sections}
          // Sizes are shown on the cards, so nothing stands beside the fields.
          view={!isSizes && <GroupPreview group={groupFrom(fields)} language={language} />}
          words={{
            changed: t.changedTitle,
            gone: t.gone,
            changes: changedLines(edit, lines),
          }}
          onMistake={({ field }) => {
            const inLanguage = locales.find((each) => field?.endsWith(`.${each}`))
            if (inLanguage) setLanguage(inLanguage)
          }}
          removal={
            group &&
            !isSizes && (
              <OffMenuOnly>
                <RemoveButton
                  words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
                  removal={remove}
                  onConfirm={() => remove.mutate({ id: group.id }, { onSuccess: removed })}
                >
                  {items > 0 && <p className="font-semibold text-ink">{t.removeText(items)}</p>}
                  <p>{t.removeAfter}</p>
                </RemoveButton>
              </OffMenuOnly>
            )
          }
        />
      )}
    </TitledPage>
  )
}

function useGroup(opened: EditableGroup | undefined, onSaved: () => void) {
  const { t, locale } = useOptionEditText()
  const add = sendBy(useAddGroup())
  const save = sendBy(useSaveGroup())
  return useEditForm<GroupForm, EditableGroup>({
    name: `group ${opened?.id ?? ''}`,
    stored: opened,
    fieldsOf: (group) => groupFormOf(group, locale),
    check: (fields) => checkGroup(tidyGroup(groupFrom(fields))),
    send: (fields, base) => {
      const draft = groupFrom(fields)
      return base ? save({ ...draft, id: base.id, version: base.version }) : add(draft)
    },
    latest: async () => (await freshGroups()).groups.find(({ id }) => id === opened?.id),
    wishOf: (fields) => tidyGroup(groupFrom(fields)),
    merge: mergedGroup,
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onSaved()
    },
  })
}

type GroupFieldsProps = {
  form: GroupEditing
  language: Locale
  onLanguage: (language: Locale) => void
}

function GroupFields({ form: { form, set, wrong, isSizes }, language, onLanguage }: GroupFieldsProps) {
  const { t } = useOptionEditText()
  const number = (of: 'min' | 'max' | 'included', hint: string) => (
    <TypedField
      of="number"
      label={t[of]}
      hint={hint}
      value={form[of]}
      error={wrong(of)}
      onType={(text) => set({ [of]: text })}
    />
  )
  return (
    <>
      <LanguageChoice value={language} onChange={onLanguage} lacks={(each) => lacks(form, each)} />
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

type GroupPreviewProps = { group: OptionGroup; language: Locale }

function GroupPreview({ group, language }: GroupPreviewProps) {
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
