// Adds a group of options, or edits one, beside a picture of what customers will see; asks before typed text is lost.
import { useState } from 'react'
import { checkGroup, tidyGroup } from '../../../../domain/menu/group-draft.ts'
import { type Chosen, groupAt, groupKinds, type OptionGroup } from '../../../../domain/menu/options.ts'
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { directionOf, type Locale, locales, localize } from '../../../../domain/shared/locale.ts'
import { highestPrice } from '../../../../domain/shared/typed-price.ts'
import {
  type EditableGroup,
  freshGroups,
  useAddGroup,
  useRemoveGroup,
  useSaveGroup,
} from '../../../api/staff/menu-api.ts'
import { sendBy } from '../../../api/staff/staff-api.ts'
import { ChoicePills } from '../../../components/controls/choice-pills.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { EditDialog, EditNotices, RemoveButton } from '../../../forms/edit-form.tsx'
import { sentencesAt } from '../../../forms/form-problems.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { useEditFormText } from '../../../i18n/staff/index.ts'
import { useFormLanguages } from '../../../staff/fields/local-fields.tsx'
import { Tick } from '../../../staff/fields/tick.tsx'
import { GroupChoices } from '../../../staff/lines/group-choices.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { LanguageChoice, TypedField } from '../menu-fields.tsx'
import { type GroupEditing, type GroupForm, groupFormOf, groupFrom } from './group-form.ts'
import { OptionList } from './option-list.tsx'

const shape = 'rise m-auto max-h-[94dvh] rounded-card shade-bar'
const wide = `${shape} w-[min(68rem,calc(100%-1rem))]`
/** Sizes are shown on the cards, so nothing stands beside the fields. */
const narrow = `${shape} w-[min(44rem,calc(100%-1rem))]`

type GroupDialogProps = {
  /** Undefined for a new one. */
  group: EditableGroup | undefined
  /** How many items ask for it. */
  items: number
  onClose: () => void
  /** The option that it is opened for, to be declared. */
  declares?: string
}

/** Give it the group as key, so that it starts fresh. */
export function GroupDialog({ group: opened, items, onClose, declares }: GroupDialogProps) {
  const { t, locale } = useOptionEditText()
  const { lookOver } = useEditFormText().t
  const edit = useGroup(opened, onClose)
  const { base: group, fields } = edit
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const wrong = sentencesAt(edit.problems, t.problems, lookOver)
  const name = localize(group?.name ?? {}, locale)
  const remove = useRemoveGroup()
  const removed = () => {
    showToast(t.removed(name))
    edit.forget()
    onClose()
  }
  const isSizes = group?.id === sizesGroup
  const form: GroupEditing = {
    form: fields,
    set: edit.change,
    isSizes,
    wrong: (field) => wrong(field) ?? locales.map((each) => wrong(`${field}.${each}`)).find(Boolean),
  }
  return (
    <EditDialog
      form={edit}
      onClose={onClose}
      title={group ? <bdi>{name}</bdi> : t.addTitle}
      shape={isSizes ? narrow : wide}
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isSizes ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
      onMistake={({ field }) => {
        const inLanguage = locales.find((each) => field?.endsWith(`.${each}`))
        if (inLanguage) setLanguage(inLanguage)
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {items > 0 && <p className="rounded-control bg-honey-soft px-4 py-2.5 font-medium">{t.meets(items)}</p>}
        <GroupFields form={form} language={language} onLanguage={setLanguage} />
        <OptionList form={form} language={language} declares={declares} />
      </div>
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isSizes ? 'empty:hidden' : 'lg:sticky lg:top-18'}`}>
        {!isSizes && <GroupPreview group={groupFrom(fields)} language={language} />}
        <EditNotices form={edit} words={{ changed: t.changedTitle, gone: t.gone }} />
        {group && !isSizes && (
          <RemoveButton
            words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
            removal={remove}
            onConfirm={() => remove.mutate({ id: group.id }, { onSuccess: removed })}
          >
            {items > 0 && <p className="font-semibold text-ink">{t.removeText(items)}</p>}
            <p>{t.removeAfter}</p>
          </RemoveButton>
        )}
      </div>
    </EditDialog>
  )
}

function useGroup(opened: EditableGroup | undefined, onClose: () => void) {
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
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onClose()
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
